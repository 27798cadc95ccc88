# Every habit in one place. `make` alone lists them.
PYTHON ?= python3
ARGS ?=
RUN = .venv/bin/python -m tools
READY = @$(PYTHON) -I tools/bootstrap.py

.DEFAULT_GOAL := help
.PHONY: help play test setup lint assets bench screenshots bundle record replay vectors arena strength lock clean

help: ## List what make can do
	@echo "Pocket Tute: make TARGET [ARGS='...']"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 15

play: ## Play on this computer, in a window or in the terminal
	$(READY) play
	@$(RUN) play $(ARGS)

test: ## Run all tests (needs Node), e.g. ARGS='-k house'
	$(READY) test
	@.venv/bin/python -m pytest -n auto $(ARGS)

setup: ## Install everything that play, test and lint need into .venv
	$(READY) test

lint: ## Check the style of all Python files
	$(READY) build
	@.venv/bin/python -m ruff check $(ARGS) .

assets: ## Make the fonts, cards and pictures anew from assets/
	$(READY) play
	@$(RUN) assets $(ARGS)

bench: ## Measure speed and memory, print the table and write docs/bench.md
	$(READY) bench
	@$(RUN) bench $(ARGS)

screenshots: ## Make the pictures of the README anew
	$(READY) play
	@$(RUN) screenshots $(ARGS)

bundle: ## Put what a board needs into build/, e.g. ARGS='--board pygamer'
	$(READY) build
	@$(RUN) bundle $(ARGS)

record: ## Write games that play themselves, e.g. ARGS='--variant team --matches 3 --seed x --out f.jsonl'
	$(READY) play
	@$(RUN) record $(ARGS)

replay: ## Check that recorded games come out exactly, e.g. ARGS='f.jsonl'
	$(READY) play
	@$(RUN) replay $(ARGS)

vectors: ## Check single decisions against a file of them
	$(READY) play
	@$(RUN) vectors $(ARGS)

arena: ## Measure one player against another, e.g. ARGS='--variant team --a rules --b random'
	$(READY) arena
	@$(RUN) arena $(ARGS)

strength: ## Play all levels against each other and write docs/strength.md (takes hours)
	$(READY) arena
	@$(RUN) strength $(ARGS)

lock: ## Write requirements/*.txt and package-lock.json anew from their ranges (needs uv and npm)
	uv pip compile -q --universal --python-version 3.11 --upgrade --no-header --no-annotate \
	  --strip-extras pyproject.toml --extra play -o requirements/play.txt
	uv pip compile -q --universal --python-version 3.11 --upgrade --no-header --no-annotate \
	  --strip-extras pyproject.toml --extra arena -c requirements/play.txt -o requirements/arena.txt
	uv pip compile -q --universal --python-version 3.11 --upgrade --no-header --no-annotate \
	  --strip-extras pyproject.toml --extra test -c requirements/arena.txt -o requirements/test.txt
	uv pip compile -q --universal --python-version 3.11 --upgrade --no-header --no-annotate \
	  --strip-extras pyproject.toml --extra bench -c requirements/test.txt -o requirements/bench.txt
	uv pip compile -q --universal --python-version 3.11 --upgrade --no-header --no-annotate \
	  --strip-extras pyproject.toml --extra dask -c requirements/arena.txt -o requirements/dask.txt
	uv pip compile -q --universal --python-version 3.11 --upgrade --no-header --no-annotate \
	  --strip-extras pyproject.toml --extra ray -c requirements/arena.txt -o requirements/ray.txt
	npm install --package-lock-only

clean: ## Remove what was built and installed
	rm -rf build .venv .venv.lock node_modules .pytest_cache .ruff_cache .hypothesis
