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
from firmware.store import Store

_FRAME_MS = const(33)
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
        self.store = Store(ports.memory)
        self.settings.take(self.store.load())
        if lang:
            self.settings.lang = lang
        self.seed = seed
        self.input = Input(ports.keys)
        words.load(self.settings.lang)
        # The large blocks first, while the heap is in one piece.
        self.cards = self.screen.sheet(self.profile.cards)
        self.font = self.screen.sheet(self.profile.font)
        self.suits = self.screen.sheet(self.profile.suits)
        self.match = None
        self.stack = []
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
        scene.enter()

    def pop(self, answer=None):
        """Leave the scene on top; the one below gets `answer`."""
        self._leave()
        if self.stack:
            self.stack[-1].resume(answer)

    def go(self, name, arg=None):
        """Put the scene `name` in the place of the one on top."""
        self._leave()
        self.push(name, arg)

    def home(self, name="menu"):
        """Leave all scenes and show `name`."""
        while self.stack:
            self._leave()
        self.push(name)

    def _leave(self):
        scene = self.stack.pop()
        scene.leave()
        if scene.module in _CHANGERS and self.store.room:
            self.store.save(self.settings.text(self.store.room))
        self.input.forget()
        for other in self.stack:
            if other.module == scene.module:
                return
        modules.forget("firmware.scenes." + scene.module)

    # -- running --------------------------------------------------------------------------

    def step(self):
        """One frame: buttons, the scene's own time, what changed on the screen."""
        self.now = now = self.ports.clock.ticks_ms()
        button = self.input.get(now)
        while button >= 0:
            self.stack[-1].button(button)
            button = self.input.get(now)
        self.stack[-1].tick(now)
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
