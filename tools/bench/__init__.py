# SPDX-License-Identifier: MIT
"""What `make bench` measures, kept apart from the tests: no test fails by the clock."""
