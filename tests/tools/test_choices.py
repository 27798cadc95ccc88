# SPDX-License-Identifier: MIT
"""The help of the commands knows every variant and says of each option what it does."""

import pytest
from click.testing import CliRunner

from engine import variants
from tools import choices
from tools.cmd_record import command
from tools.console import Bad, numbered_lines, whole_file


def test_the_help_names_every_variant_and_every_option():
    shown = CliRunner().invoke(command, ["--help"]).output
    for name in variants.NAMES:
        assert f"{name} (" in shown
        for option, note in choices.option_lines(name):
            assert option.split("=")[0] in shown
            assert note


def test_a_file_is_replaced_only_when_all_of_it_is_written(tmp_path):
    path = tmp_path / "f.jsonl"
    path.write_text("precious")
    with pytest.raises(KeyboardInterrupt), whole_file(path) as file:
        file.write("half")
        raise KeyboardInterrupt
    assert path.read_text() == "precious"
    with whole_file(path) as file:
        file.write("whole")
    assert path.read_text() == "whole"
    assert [each.name for each in tmp_path.iterdir()] == ["f.jsonl"]


def test_a_full_drive_is_one_clear_line():
    with pytest.raises(Bad, match="cannot write /dev/full"), whole_file("/dev/full") as file:
        file.write("x")


def test_a_line_without_end_is_not_read_for_ever(tmp_path):
    path = tmp_path / "endless"
    path.write_text("x" * (1 << 21))
    with pytest.raises(Bad, match="too long"):
        list(numbered_lines(path))
