# Two commands for newcomers: `make play` and `make test`. Each sets up all it needs.
.PHONY: help play client test lint types docs bench load lighthouse soak lock format clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
NPM := $(BIN)/python hatch_build.py npm
# Trust what the system trusts, as pip does: some networks have certificates of their own.
export UV_SYSTEM_CERTS := 1

help: ## Show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/ -/'

play: $(VENV)/.play client ## Set everything up and play
	@$(BIN)/tacora serve

test: $(VENV)/.test web/node_modules/.complete client lint types ## Set everything up and run all tests
	@$(BIN)/python tests/e2e/browser.py
	@$(BIN)/python -m pytest -q -n 3 --dist worksteal

lint: $(VENV)/.test web/node_modules/.complete ## Format, lint, layers, spelling
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/lint-imports
	@$(BIN)/codespell
	@$(NPM) run --silent lint

types: $(VENV)/.test web/node_modules/.complete ## Check the types
	@$(BIN)/mypy
	@$(BIN)/python web/generate.py --for-tests
	@$(NPM) run --silent check

docs: $(VENV)/.test ## Write what is generated into the docs anew
	@$(BIN)/python -m tacora.server.http.openapi docs/reference
	@$(BIN)/python web/generate.py
	@$(BIN)/cog -r docs/reference/*.md docs/explanation/architecture.md
	@$(BIN)/python docs/table.py

bench: $(VENV)/.test ## Measure speed, as ratios within one run
	@$(BIN)/python -m bench

load: $(VENV)/.test ## Measure the server against others under load (minutes)
	@$(BIN)/python -m bench.server

lighthouse: $(VENV)/.test client ## Measure the pages in the browser (minutes)
	@$(BIN)/python -m bench.lighthouse

soak: $(VENV)/.test ## Kill servers while games are played, again and again (minutes)
	@PYTHONPATH=tests/server $(BIN)/python tests/server/crash.py $(or $(KILLS),40)

format: $(VENV)/.test web/node_modules/.complete ## Format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(NPM) run --silent format

LOCK := $(UV) pip compile --quiet --upgrade --universal --generate-hashes \
	--python-version 3.11 --custom-compile-command 'make lock'

client: $(VENV)/.play ## Build the browser client, if it has changed
	@$(BIN)/python hatch_build.py

lock: $(VENV)/.test ## Renew the lock files
	$(LOCK) requirements/uv.in -o requirements/uv.txt
	$(LOCK) requirements/node.in -o requirements/node.txt
	$(LOCK) pyproject.toml requirements/build.in -o requirements/play.txt
	$(LOCK) pyproject.toml --extra lab --extra ray --extra site requirements/build.in requirements/dev.in \
		-c requirements/play.txt -o requirements/dev.txt

clean: ## Remove what these commands made
	rm -rf src/tacora/client web/node_modules $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/.uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tacora needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing; on Debian: apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes -r requirements/uv.txt
	@touch $@

# Where there is no Node to build the client with, a wheel brings one.
NODE := ! $(BIN)/python hatch_build.py needs-node || \
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/node.txt

web/node_modules/.complete: web/package-lock.json | $(VENV)/.test
	@$(NPM) ci --ignore-scripts --silent
	@touch $@

$(VENV)/.play: $(VENV)/.uv requirements/play.txt pyproject.toml
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/play.txt
	@$(NODE)
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.test: $(VENV)/.uv requirements/dev.txt pyproject.toml
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	@$(NODE)
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/.play
