# Recipes for playing and developing; `make` without a target lists them.

# Make's built-in rules are not used, and searching them for every source takes seconds.
MAKEFLAGS += --no-builtin-rules

VENV := .venv
COMPILED := .venv-compiled
SITE := build/site-environment
TOOLS := build/tools-environment
ARGS ?=
COMPILE ?= 1
PIP_INSTALL = $(1)/bin/python -m pip install --quiet --disable-pip-version-check
# $(call LOCKED,environment,lock...): install the packages of lock files; each needs a hash.
LOCKED = $(PIP_INSTALL) --require-hashes $(patsubst %,--requirement requirements/%.txt,$(2))
# Bytecode is always cached: tests start many servers, and each would compile it again.
unexport PYTHONDONTWRITEBYTECODE
# Tests of code that is not compiled; the browser tests run it together with the compiled rules.
ONLY_RULES := $(addprefix --ignore=tests/,server text tui cli repository test_rulebook.py)
# Tests of compiled code, which run compiled.  Interpreted, it plays the frozen games and scenarios; `make python` runs all tests.
NOT_COMPILED := $(addprefix --ignore=tests/,bots conquest decks engine invariants invasion lords mutation research \
	$(patsubst %,conformance/test_%.py,answers copies counts digests moves reasons secrets views windows))
# Test processes: one more than there are processors, because tests wait for servers and databases a quarter of the time.
ONE_MORE = $$(( $$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN) + 1 ))
# The files that codespell checks.
PROSE := src tools docs bench web/src hatch_build.py build_backend.py $(wildcard *.md)
SOURCES := $(shell find src scenarios docs/rules -type f -not -name '*.pyc' 2>/dev/null)

# The newest Python, unless PYTHON names one; a version that can create environments is preferred.  Searched once, on first
# use.
PYTHON ?= $(eval PYTHON := $(shell for test in 'import ensurepip, venv' 'pass'; do \
	for name in python3.14 python3.13 python3.12 python3.11 python3; do \
	$$name -c "import sys; assert sys.version_info >= (3, 11); $$test" 2>/dev/null && echo $$name && exit; done; done))$(PYTHON)
PYTHON_VERSION = $(eval PYTHON_VERSION := $(shell \
	$(or $(PYTHON),false) -c 'import sys; print("python%d.%d" % sys.version_info[:2])'))$(PYTHON_VERSION)

CAN_MAKE_VENV = $(PYTHON) -c 'import ensurepip, venv'
CAN_COMPILE = $(PYTHON) -c 'import os, shutil, sys, sysconfig; \
	compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]; \
	header = os.path.join(sysconfig.get_path("include"), "Python.h"); \
	sys.exit(not (shutil.which(compiler) and os.path.exists(header)))'

LATER = $(MAKE) # another name than MAKE, because `make -n` runs lines that contain $(MAKE)
# True if the compiled rules exist, are optimised, and are newer than every source.
IS_COMPILED = [ -e $(COMPILED)/.done ] && [ "$$(cat build/compile.txt)" = 1 ] && \
	[ -z "$$(find src scenarios docs/rules web/dist/.done -type f -not -name '*.pyc' \
	-newer $(COMPILED)/.done -print -quit)" ]

# $(call need,test,needs,purpose): if the test fails, install system packages, or print what to install.
define need
@{ $(1); } >/dev/null 2>&1 || PYTHON_VERSION=$(PYTHON_VERSION) sh tools/packages.sh '$(subst ','\'',$(1))' '$(3)' $(2)
endef

# The headless Chromium, if installed, needs a tenth less processor time; tests/e2e/site.ts searches in the same order.
HAS_BROWSER = [ -n "$$WARHOST_CHROMIUM" ] || command -v chromium-headless-shell || command -v chromium
need_browser = $(call need,$(HAS_BROWSER),browser,drive a browser)

.PHONY: help setup play quick test python proofs checks lint web bench docs site samples e2e screenshots cluster drill lock workflows \
	distributions tried image image-pins release compiled clean FORCE
.DELETE_ON_ERROR:

help: ## list these recipes
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.done ## create .venv with the dependencies for playing and developing

# The page opens at once; rules that are not compiled yet are compiled in the background for the next start.
play: $(VENV)/.play web ## play in the browser
	@if $(IS_COMPILED); then exec $(COMPILED)/bin/warhost play $(ARGS); fi; \
	if $(CAN_COMPILE) 2>/dev/null; then \
		echo "Compiling the rules in the background: the next start has a faster computer (build/compiled.log)"; \
		mkdir -p build; nice -n 19 $(LATER) --no-print-directory compiled >build/compiled.log 2>&1 & fi; \
	exec $(VENV)/bin/warhost play $(ARGS)

quick: setup ## check and test what your change touches, in about a minute; BASE=commit to compare with
	$(VENV)/bin/python -m tools.quick $(BASE)

test: setup ## lint, check the documentation, then run every test, those of the rules compiled, and in a browser
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target web/node_modules/.done $(COMPILED)/.packages
	@$(MAKE) --no-print-directory web
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target checks compiled COMPILE=quick
	WARHOST_SHORT=1 $(VENV)/bin/python -m pytest -n $(ONE_MORE) --dist worksteal $(or $(ARGS),$(NOT_COMPILED))
	$(COMPILED)/bin/python -m pytest -n auto --dist worksteal $(or $(ARGS),$(ONLY_RULES))
	@WARHOST_SHORT=1 WARHOST_PYTHON=$(abspath $(COMPILED))/bin/python $(MAKE) --no-print-directory e2e ARGS=

python: setup web ## run all Python tests with interpreted rules
	$(VENV)/bin/python -m pytest -n $(ONE_MORE) --dist worksteal $(ARGS)

proofs: compiled ## prove every puzzle, frozen game, card mutant and route cost on the compiled rules, and check the build
	WARHOST_PROOFS=1 $(COMPILED)/bin/python -m pytest -n auto --dist worksteal \
		tests/bots/test_puzzles.py tests/conformance/test_digests.py tests/mutation $(ARGS)
	WARHOST_PROOFS=1 $(COMPILED)/bin/python -m pytest -n 0 tests/server/abuse/test_route_costs.py
	WARHOST_PROOFS=1 $(VENV)/bin/python -m pytest tests/repository/packaging

checks: lint docs web/node_modules/.done web
	cd web && $(NPM) run check && $(NPM) test

lint: setup ## check style, format, prose and types
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/codespell $(PROSE)
	$(VENV)/bin/python -m tools.prose
	$(VENV)/bin/mypy --strict src

web: web/dist/.done ## build the table for the browser

bench: setup ## measure every game's interpreted rules and, after `make compiled`, the compiled ones
	$(VENV)/bin/warhost bench $(ARGS)
	@if [ -e $(COMPILED)/.done ]; then $(LATER) --no-print-directory compiled && \
		echo $(COMPILED)/bin/warhost bench $(ARGS) && $(COMPILED)/bin/warhost bench $(ARGS); fi

docs: setup ## check the links in the documentation and run the examples in the README
	$(VENV)/bin/python tools/check_docs.py

site: $(SITE)/.done ## build the documentation as a site in build/site; broken links fail
	NO_MKDOCS_2_WARNING=1 $(SITE)/bin/mkdocs build --quiet --strict

samples: setup ## generate the sample data of the client's tests
	$(VENV)/bin/python tools/client_samples.py

e2e: setup web/node_modules/.done web ## run all browser tests, including the long ones, in Chromium
	$(need_browser)
	cd web && $(NPM) run e2e -- $(ARGS)

screenshots: setup web/node_modules/.done web ## regenerate the screenshots in docs/screenshots with Chromium
	$(need_browser)
	$(call need,command -v pngquant,pngquant,make the pictures small)
	cd web && $(NPM) run screenshots
	pngquant --force --ext .png --strip --speed 1 --quality 0-95 docs/screenshots/*.png

cluster: setup web ## test a cluster of three servers with PostgreSQL, Redis and a proxy on this machine
	$(call need,ls /usr/lib/postgresql/*/bin/initdb || command -v initdb,postgresql,run the database)
	$(call need,command -v redis-server,redis,share limits between the servers)
	$(call need,command -v haproxy,haproxy,balance the servers)
	$(VENV)/bin/python -m tools.cluster

drill: setup web ## rehearse backup, restore, loss of the primary, upgrade and rollback of a cluster, with people at its tables
	$(call need,ls /usr/lib/postgresql/*/bin/initdb || command -v initdb,postgresql,run the database)
	$(call need,command -v redis-server,redis,share limits between the servers)
	$(call need,command -v haproxy,haproxy,balance the servers)
	$(VENV)/bin/python -m tools.drills $(ARGS)

# Lock files for every system and supported Python version, with the versions of constraints.txt.
LOCK = $(TOOLS)/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' --constraint constraints.txt
lock: $(TOOLS)/.done ## write the lock files with hashes in requirements; needs the package index
	$(LOCK) --extra cluster --extra pictures pyproject.toml --output-file requirements/image.txt
	$(LOCK) --group test pyproject.toml --output-file requirements/test.txt
	$(LOCK) --group dev pyproject.toml --output-file requirements/dev.txt
	$(LOCK) pyproject.toml requirements/play.in --output-file requirements/play.txt
	for group in bench node; do $(LOCK) --group $$group --output-file requirements/$$group.txt || exit 1; done
	$(patsubst 3.11,3.11.5,$(LOCK)) --group site --output-file requirements/site.txt # its packages need that
	for name in build pip tools; do $(LOCK) requirements/$$name.in --output-file requirements/$$name.txt || exit 1; done

workflows: $(TOOLS)/.done ## check the workflows and other files for GitHub, and the compose files, against their schemas
	$(TOOLS)/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(TOOLS)/bin/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	$(TOOLS)/bin/check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	$(TOOLS)/bin/check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(TOOLS)/bin/check-jsonschema --builtin-schema vendor.compose-spec deploy/*/compose.yaml
	$(TOOLS)/bin/zizmor --offline --quiet .github

distributions: $(TOOLS)/.done web ## build the sdist, and from it a wheel without machine code, in dist
	rm -rf dist
	PIP_BUILD_CONSTRAINT=constraints.txt $(TOOLS)/bin/python -m build --outdir dist

tried: setup $(TOOLS)/.done ## install the wheel in dist without a compiler, with pip, uvx and pipx, and play
	$(VENV)/bin/python tools/try_wheel.py dist/*-none-any.whl $(TOOLS)/bin

image: setup web ## run the steps of the container image in a minimal Debian, as root, and its server read-only
	$(call need,command -v mmdebstrap,mmdebstrap,make a minimal Debian)
	$(VENV)/bin/python tools/try_image.py $(ARGS)

image-pins: setup ## pin the base images of the container by digest; needs their registry
	$(VENV)/bin/python tools/image_pins.py

release: setup ## check and build a release, and print the remaining manual steps
	$(VENV)/bin/python -m tools.release $(ARGS)

compiled: $(COMPILED)/.done ## create .venv-compiled with the rules compiled by mypyc

clean: ## remove everything that these recipes created
	rm -rf $(VENV) $(COMPILED) build dist web/dist web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# $(call make_venv,where): create an environment, or keep one that works, so that its other packages stay installed.
define make_venv
@test -n "$(PYTHON)" || { echo "Warhost needs Python 3.11 or newer; please install it (package python3, or python with Homebrew)." >&2; exit 1; }
$(call need,$(CAN_MAKE_VENV),venv,make a Python environment)
@$(1)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(1)
@$(call LOCKED,$(1),pip)
endef

# The dependencies for playing; those for developing are added to the same environment.
$(VENV)/.play: pyproject.toml requirements/pip.txt requirements/play.txt hatch_build.py build_backend.py
	@echo "1 of 3: Installing Warhost and its Python packages into .venv (about 30 seconds)"
	$(call make_venv,$(VENV))
	@$(call LOCKED,$(VENV),play)
	@$(call PIP_INSTALL,$(VENV)) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.done: $(VENV)/.play requirements/dev.txt requirements/bench.txt
	$(call LOCKED,$(VENV),dev bench) --build-constraint constraints.txt
	@touch $@

$(SITE)/.done: requirements/site.txt
	$(call make_venv,$(SITE))
	$(call LOCKED,$(SITE),site)
	@touch $@

$(TOOLS)/.done: requirements/tools.txt
	$(call make_venv,$(TOOLS))
	$(call LOCKED,$(TOOLS),tools)
	@touch $@

$(COMPILED)/.packages: requirements/test.txt requirements/bench.txt
	$(call make_venv,$(COMPILED))
	$(call LOCKED,$(COMPILED),test bench) --build-constraint constraints.txt
	@touch $@

$(COMPILED)/.done: $(VENV)/.done $(COMPILED)/.packages build/sources.txt build/compile.txt $(SOURCES) $(wildcard web/dist/.done)
	$(call need,$(CAN_COMPILE),compiler,compile the rules)
	@touch build/started
	rm -rf build/wheel
	WARHOST_COMPILE=$(COMPILE) $(VENV)/bin/python -m pip wheel --quiet --disable-pip-version-check \
		--no-build-isolation --no-deps --wheel-dir build/wheel .
	@$(COMPILED)/bin/python -m pip uninstall --quiet --yes warhost 2>/dev/null
	$(call PIP_INSTALL,$(COMPILED)) --no-deps build/wheel/*.whl
	@$(COMPILED)/bin/python -I -c 'import sys, warhost.engine.state as state; \
		sys.exit(state.__file__.endswith(".py") and "Not compiled: " + state.__file__)'
	@touch -r build/started $@ # so that a source changed during the build counts as newer

# Node.js of the machine, otherwise from a Python package that contains it.
NPM = PATH="$$PATH:$(abspath $(VENV))/bin" npm
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' 2>/dev/null)

# `npm ci` would require the packages of every platform.
NPM_INSTALL = cd web && $(NPM) install --no-save --no-audit --no-fund --loglevel=error

# The dependencies for building the client; those for checking and testing are added to the same folder.
web/node_modules/.play: web/package.json web/package-lock.json $(VENV)/.play
	@echo "2 of 3: Installing the packages that build the page (about 20 seconds)"
	@command -v npm >/dev/null || $(call LOCKED,$(VENV),node)
	@$(NPM_INSTALL) --omit=dev >/dev/null
	@touch $@

web/node_modules/.done: web/package.json web/package-lock.json $(VENV)/.play
	@command -v npm >/dev/null || $(call LOCKED,$(VENV),node)
	$(NPM_INSTALL)
	@touch web/node_modules/.play $@

web/dist/.done: web/node_modules/.play $(WEB_SOURCES)
	@echo "3 of 3: Building the page (about 30 seconds)"
	@mkdir -p build; cd web && $(NPM) run build >../build/web.log 2>&1 || { cat ../build/web.log >&2; exit 1; }
	@touch $@

# Compiler options: `make test` compiles without optimisation; for speed the rules are compiled again.
build/compile.txt: FORCE
	@mkdir -p build
	@echo $(COMPILE) | cmp -s - $@ || echo $(COMPILE) > $@

# The list of sources changes only when one is added or removed, so that a removed module is noticed, too.
# Written by make itself, because it is too long for a command line.
build/sources.txt: FORCE
	$(shell mkdir -p build)$(file >$@.new,$(sort $(SOURCES)))@cmp -s $@.new $@ || cp $@.new $@
	@rm $@.new
