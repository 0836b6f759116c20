# Everything starts from python3 and make: `make play` and `make test` set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Four workers on two cores: two of them begin with tests of servers and browsers, which wait half of their time.
JOBS ?= 4
UV_VERSION := 0.13.7
SOAK ?= 10000
GAME ?= adrenaline
# `make soak` plays every game, or the one that is named: make soak GAME=netrunner
SOAKED = $(if $(filter file,$(origin GAME)),$$($(BIN)/python -c 'from neontable.kernel import registry; print(*registry.names())'),$(GAME))
# A worker that is done takes over tests of the other: the last minute is not waited alone.
SPREAD := -n $(JOBS) --dist worksteal

# The tests start many servers and commands: each is compiled once, not at every start.
unexport PYTHONDONTWRITEBYTECODE

# Hashes are checked for every file that enters the environment, the build back end included.
INSTALL := $(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test quick soak browser bench bench-peers lock clean

help:
	@echo 'make play         play in the browser (neontable play: in the terminal)'
	@echo 'make test         everything: lint, types, layers, client, tests, browser tests'
	@echo 'make quick        the same for kernel, kit and one game (GAME=netrunner)'
	@echo 'make soak         the long proofs, and $(SOAK) random games of each game (SOAK=500)'
	@echo 'make browser      find or install the Chromium that the browser tests drive'
	@echo 'make bench        measure decisions and clones'
	@echo 'make bench-peers  the same, beside another public engine'
	@echo 'make lock         pin all dependencies again'
	@echo 'make clean        remove environments, caches and build output'

play: $(VENV)/run.stamp
	@$(BIN)/python hatch_build.py
	@$(BIN)/neontable serve --open --quiet

define CHECKS
	echo '== ruff';    $(BIN)/ruff check src tests tools hatch_build.py && $(BIN)/ruff format --check --quiet src tests tools hatch_build.py || failed="$$failed ruff"; \
	echo '== mypy';    $(BIN)/mypy --strict src || failed="$$failed mypy"; \
	echo '== layers';  $(BIN)/lint-imports --no-logo || failed="$$failed layers";
endef

SAY_FAILED = if [ -n "$$failed" ]; then echo "== failed before the tests:$$failed"; fi;

# The other core's share meanwhile: the browser, the client, and the tests' modules compiled once instead
# of by every worker at the same time.
define BESIDE
	mkdir -p build; rm -f build/beside.failed; \
	{ missed=''; \
	  echo '== browser'; $(BIN)/python tools/chromium.py || missed="$$missed browser"; \
	  echo '== client';  $(BIN)/python hatch_build.py --check || missed="$$missed client"; \
	  echo "$$missed" > build/beside.failed; \
	  $(BIN)/python -m pytest --collect-only -q >/dev/null 2>&1; \
	} > build/beside.log 2>&1 &
endef

# Every check runs even after one failed, so that one run shows all there is to mend;
# pytest comes last and its closing lines end the output.
test: $(VENV)/dev.stamp
	@failed=''; \
	$(BESIDE) \
	$(CHECKS) \
	wait; cat build/beside.log; failed="$$failed$$(cat build/beside.failed || echo ' beside')"; \
	$(SAY_FAILED) \
	echo '== pytest';  $(BIN)/python -m pytest $(SPREAD) || failed="$$failed pytest"; \
	[ -z "$$failed" ]

# What to run while you work: no browser, no server, one game.
quick: $(VENV)/dev.stamp
	@failed=''; \
	$(CHECKS) \
	$(SAY_FAILED) \
	echo '== pytest';  $(BIN)/python -m pytest -q $(SPREAD) tests/kernel tests/kit tests/$(GAME) || failed="$$failed pytest"; \
	[ -z "$$failed" ]

# The proofs that take long: they need the same set-up as the tests.
soak: $(VENV)/dev.stamp
	@failed=''; \
	for game in $(SOAKED); do \
	  echo "== $(SOAK) games of $$game"; $(BIN)/neontable sim $$game --soak $(SOAK) || failed="$$failed $$game"; \
	done; \
	echo '== pytest -m soak'; $(BIN)/python -m pytest -m soak $(SPREAD) || failed="$$failed pytest"; \
	echo '== the contract suite at every moment'; NEONTABLE_WHOLE=1 $(BIN)/python -m pytest -q $(SPREAD) tests/contract || failed="$$failed contract"; \
	[ -z "$$failed" ]

browser: $(VENV)/dev.stamp
	@$(BIN)/python tools/chromium.py

bench: $(VENV)/run.stamp
	@$(BIN)/neontable bench

bench-peers: $(VENV)/run.stamp
	@$(BIN)/python tools/bench_peers.py

$(VENV)/made.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo 'Neontable needs Python 3.11 or newer; "$(PYTHON)" is' \
	    "$$($(PYTHON) --version 2>&1 || true)." \
	    'Name another one: make PYTHON=python3.12 ...' >&2; exit 1; }
	@echo 'Setting up $(VENV) (once) ...'
	@# Some systems ship venv without its bundled pip: then their own pip fills the environment.
	@$(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1 || { \
	  $(PYTHON) -m venv --clear --without-pip $(VENV) && \
	  $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; } || { \
	  echo 'No virtual environment could be made: install the venv module or pip of' \
	    '"$(PYTHON)" (on Debian: apt install python3-venv).' >&2; exit 1; }
	@touch $@

$(VENV)/run.stamp: $(VENV)/made.stamp pyproject.toml requirements-run.lock requirements-build.lock
	@$(INSTALL) -r requirements-run.lock -r requirements-build.lock
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet \
	  --no-deps --no-build-isolation --no-index --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements-dev.lock
	@$(INSTALL) -r requirements-dev.lock
	@touch $@

# The development lock is solved first; the others are cut from the same versions,
# because all of them meet in one environment.
lock:
	@$(PYTHON) -m venv build/lock-env
	@build/lock-env/bin/python -m pip --disable-pip-version-check install --quiet uv==$(UV_VERSION)
	@$(MAKE) --no-print-directory lock-files \
	  COMPILE='build/lock-env/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(LOCK_FLAGS)'

.PHONY: lock-files
lock-files:
	$(COMPILE) pyproject.toml --extra dev requirements-build.in -o requirements-dev.lock
	$(COMPILE) pyproject.toml --extra server --extra push -c requirements-dev.lock --no-annotate -o requirements-run.lock
	$(COMPILE) pyproject.toml --extra postgres --extra push -c requirements-dev.lock --no-annotate -o requirements-public.lock
	$(COMPILE) requirements-build.in -c requirements-dev.lock --no-annotate -o requirements-build.lock
	$(COMPILE) requirements-peers.in -o requirements-peers.lock
	$(COMPILE) requirements-node.in -o requirements-node.lock

clean:
	rm -rf $(VENV) .peers build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis ui/node_modules src/neontable/server/static
	find src tests tools -type d -name __pycache__ -prune -exec rm -rf {} +
