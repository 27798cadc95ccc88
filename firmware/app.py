# SPDX-License-Identifier: MIT
"""The running handheld: a stack of scenes, one frame at a time.

A scene is imported when it is shown and its module is dropped when it leaves, so a board
holds only the code of what is on the screen.  A scene has `enter`, `button`, `tick`,
`leave` and `resume` (the one above it has gone; see `firmware.scene`).
"""

from engine.compat import const
from firmware import modules, words
from firmware.input import Input
from firmware.ports import ticks_diff
from firmware.profile import Profile
from firmware.settings import Settings

_FRAME_MS = const(33)
_BACK = "<"
# Scenes in which settings change; they are kept when one of these leaves.
_CHANGERS = ("menu", "options", "pause")


class App:
    """The handheld on its ports.

    `lang`: "es" or "en", or None for the one kept from the last time, `usual` if none is;
    `seed`: deal code of the first match, or None.
    """

    def __init__(self, ports, profile_name, lang=None, seed=None, first="title", usual="es"):
        self.ports = ports
        self.screen = ports.screen
        self.profile = Profile(profile_name)
        self.settings = Settings(usual)
        self._kept("load")
        if lang:
            self.settings.lang = lang
        self.seed = seed
        self.input = Input(ports.keys)
        words.load(self.settings.lang)
        # The large blocks first, while the heap is in one piece.
        self.font = self.screen.sheet(self.profile.font)
        self.cards = self.screen.deck(self.profile.cards)
        self.suits = self.screen.sheet(self.profile.suits)
        self.match = None
        self.stack = []
        # What `pop` or `go` wants: a scene's name or _BACK, and its argument or the answer.
        self._next = ""
        self._arg = None
        self._uncover = False
        self._stepping = False
        self.now = ports.clock.ticks_ms()
        self.push(first)

    # -- scenes ---------------------------------------------------------------------------
    # After calling one of these a scene returns at once: it may have left already.

    def push(self, name, arg=None):
        """Show the scene of firmware/scenes/`name`.py above the present one."""
        scene = modules.take("firmware.scenes." + name).SCENE(self, arg)
        scene.module = name
        self.stack.append(scene)
        self.input.forget()
        if scene.whole:
            for other in self.stack[:-1]:
                other.cover()
        scene.enter()

    def pop(self, answer=None):
        """Leave the scene on top; the one below gets `answer` when it has returned."""
        self._uncover = self.stack[-1].whole
        self._leave()
        self._later(_BACK, answer)

    def go(self, name, arg=None):
        """Put the scene `name` in the place of the one on top.

        It comes when the old one has returned, so that no board has to hold both.
        """
        self._leave()
        self._later(name, arg)

    def home(self, name="menu"):
        """Leave all scenes and show `name`."""
        while len(self.stack) > 1:
            self._leave()
        self.go(name)

    def _later(self, name, arg):
        self._next = name
        self._arg = arg
        if not self._stepping:
            self._arrive()

    def _arrive(self):
        """Go where `pop` or `go` wants, once the scene that called it has returned."""
        while self._next:
            name = self._next
            arg = self._arg
            self._next = ""
            self._arg = None
            if name != _BACK:
                self.push(name, arg)
            elif self.stack:
                if self._uncover:
                    for other in self.stack[:-1]:
                        other.uncover()
                self.stack[-1].resume(arg)

    def _leave(self):
        scene = self.stack.pop()
        scene.leave()
        if scene.module in _CHANGERS:
            self._kept("save")
        self.input.forget()
        for other in self.stack:
            if other.module == scene.module:
                return
        modules.forget("firmware.scenes." + scene.module)

    def _kept(self, what):
        """`load` or `save` the settings, where they outlive a restart."""
        if self.ports.memory:
            getattr(modules.take("firmware.kept"), what)(self.settings, self.ports.memory)
            modules.forget("firmware.kept")
            modules.forget("firmware.store")

    # -- running --------------------------------------------------------------------------

    def step(self):
        """One frame: buttons, the scene's own time, what changed on the screen."""
        self.now = now = self.ports.clock.ticks_ms()
        self._stepping = True
        button = self.input.get(now)
        while button >= 0:
            self.stack[-1].button(button)
            self._arrive()
            button = self.input.get(now)
        self.stack[-1].tick(now)
        self._arrive()
        self._stepping = False
        self.screen.refresh()

    def run(self):
        """Run for ever, about thirty frames a second."""
        clock = self.ports.clock
        while True:
            self.step()
            clock.sleep_ms(_FRAME_MS - ticks_diff(clock.ticks_ms(), self.now))

    def set_language(self, lang):
        """Change the language; scenes below the one on top take the new words at once."""
        self.settings.lang = lang
        words.load(lang)
        for scene in self.stack[:-1]:
            scene.relabel()
