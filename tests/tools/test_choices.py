# SPDX-License-Identifier: MIT
"""The help of the commands knows every variant and says of each option what it does."""

from click.testing import CliRunner

from engine import variants
from tools import choices
from tools.cmd_record import command


def test_the_help_names_every_variant_and_every_option():
    shown = CliRunner().invoke(command, ["--help"]).output
    for name in variants.NAMES:
        assert f"{name} (" in shown
        for option, note in choices.option_lines(name):
            assert option.split("=")[0] in shown
            assert note
