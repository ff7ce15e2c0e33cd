# What people do with Tijdperk. Needs Python 3.11 or newer; uses uv when it is there.

PYTHON ?= python3
GAME ?= duel
PORT ?= 8000
JOBS ?= 2
WORKERS ?= 3
OPT ?= 3
ARGS ?=

VENV := .venv
BENCH_VENV := .venv-bench
BIN := $(VENV)/bin
CLIENT := src/tijdperk/table/static/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/lib/icons/*' -not -name world.gen.ts) \
	$(wildcard src/tijdperk/games/*/content.toml)
UV := $(shell command -v uv)
LOCK := uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command 'make lock'

export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test test-long check client engine format rules build wheel web bench load pages attack soak kills lock clean distclean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/runtime.stamp $(CLIENT) ## play in the browser (PORT=8000)
	@$(BIN)/python tools/compile.py --drop-stale
	@$(BIN)/tijdperk serve --open --port $(PORT) $(ARGS)

terminal: $(VENV)/runtime.stamp ## play in the terminal (GAME=duel ARGS='--lang nl')
	@$(BIN)/python tools/compile.py --drop-stale
	@$(BIN)/tijdperk play $(GAME) $(ARGS)

test: $(VENV)/dev.stamp $(VENV)/web.stamp ## all that must hold: check, rules and every test (ARGS='-k science')
	@$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=target check client rules engine
	@$(BIN)/python tools/compile.py --drop-stale
	$(BIN)/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(ARGS)

test-long: export TIJDPERK_TEST_LONG := 1
test-long: export PYTEST_TIMEOUT := 7200
test-long: test ## the same with many times the random play, kills and pictures: hours

check: $(VENV)/dev.stamp $(VENV)/web.stamp ## style and types of both sides, and who may import whom
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python tools/fields.py --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/client.py check

client: $(CLIENT) ## the unit tests of the browser client
	@$(BIN)/python tools/client.py test

format: $(VENV)/dev.stamp $(VENV)/web.stamp ## bring the code of both sides into shape
	$(BIN)/python tools/fields.py
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	@$(BIN)/python tools/client.py format

rules: $(VENV)/runtime.stamp ## has every numbered rule a test, and code?
	$(BIN)/python tools/rules.py

engine: $(VENV)/dev.stamp
	@$(BIN)/python tools/compile.py --keep --opt 1

build: $(VENV)/dev.stamp ## compile the engine in place with mypyc (OPT=1 is ready sooner)
	@$(BIN)/python tools/compile.py --opt $(OPT)

web: $(CLIENT) ## build the browser client again where its sources changed

wheel: $(VENV)/dev.stamp $(CLIENT) ## what is released: dist/*.whl with the client and the compiled engine (OPT=1 is ready sooner)
	TIJDPERK_COMPILE=1 TIJDPERK_OPT=$(OPT) TIJDPERK_CLIENT=kept $(BIN)/python -m hatchling build --target wheel

bench: $(BENCH_VENV)/bench.stamp ## measure the engine next to its peers
	@$(BENCH_VENV)/bin/python tools/compile.py --drop-stale
	$(BENCH_VENV)/bin/python -m bench $(ARGS)

load: $(BENCH_VENV)/bench.stamp ## measure the server under load next to a peer
	$(BENCH_VENV)/bin/python -m bench.table $(ARGS)

pages: $(VENV)/dev.stamp $(CLIENT) ## what the first pages weigh, and when they answer with a slow processor
	$(BIN)/python -m bench.pages $(ARGS)

kills: $(VENV)/dev.stamp $(CLIENT) ## kill a server 200 times on each database, and say what was lost
	$(BIN)/python -m bench.kills $(ARGS)

soak: $(VENV)/dev.stamp $(CLIENT) ## have bots play for an hour, and say whether memory stays flat
	$(BIN)/python -m bench.soak $(ARGS)

attack: $(VENV)/dev.stamp $(CLIENT) ## attack a server on this machine, and say what held (ARGS=many_sockets)
	$(BIN)/python -m bench.attack $(ARGS)

lock: ## pin the requirements again, with uv (ARGS=--upgrade)
	$(LOCK) $(ARGS) pyproject.toml requirements/runtime.in --output-file requirements/runtime.txt
	$(LOCK) $(ARGS) pyproject.toml requirements/dev.in --output-file requirements/dev.txt
	$(LOCK) $(ARGS) pyproject.toml requirements/bench.in --output-file requirements/bench.txt
	$(LOCK) $(ARGS) requirements/web.in --output-file requirements/web.txt

clean: ## remove what was built and cached
	@find src -name '*.so' -delete
	rm -rf src/tijdperk/table/static web/src/lib/icons web/src/games/*/map/world.gen.ts
	rm -rf build dist htmlcov .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .schemathesis

distclean: clean ## and what was installed
	rm -rf $(VENV) $(BENCH_VENV) web/node_modules

# Installing. A stamp is as new as the requirements that lie in its environment. The requirements are complete, so nothing
# is resolved: older versions of pip would look for the newest release of a package that another one names with an extra.

install = $(if $(UV),$(UV) pip install --python $(@D)/bin/python,$(@D)/bin/python -m pip install)

$(VENV)/pyvenv.cfg $(BENCH_VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit("Tijdperk needs Python 3.11 or \
	newer; this is %d.%d. Name another one: make PYTHON=python3.12" % v[:2])'
	@echo "Installing into $(@D), this once ..."
	@$(if $(UV),$(UV) venv --quiet --seed --python $(PYTHON) $(@D),$(PYTHON) -m venv $(@D))

$(VENV)/runtime.stamp: requirements/runtime.txt pyproject.toml | $(VENV)/pyvenv.cfg
	$(install) --no-deps --require-hashes -r requirements/runtime.txt
	$(install) --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/runtime.stamp
	$(install) --no-deps --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/web.stamp: requirements/web.txt | $(VENV)/pyvenv.cfg
	$(install) --no-deps --require-hashes -r requirements/web.txt
	@touch $@

$(CLIENT): $(VENV)/web.stamp tools/client.py $(WEB)
	@$(BIN)/python tools/client.py
	@touch $@

$(BENCH_VENV)/bench.stamp: requirements/bench.txt pyproject.toml | $(BENCH_VENV)/pyvenv.cfg
	$(install) --no-deps --require-hashes -r requirements/bench.txt
	$(install) --quiet --no-deps --no-build-isolation --editable .
	@touch $@
