# `make run` and `make test` set up everything they need, in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
KERNEL := $(shell find kernel -name '*.[ch]pp' 2>/dev/null) CMakeLists.txt pyproject.toml
SANITIZED := $(VENV)-sanitized

.PHONY: run demo test lint format bench fuzz test-sanitized clean

run: $(STAMP)
	$(BIN)/ariari serve --open

demo: $(STAMP)
	$(BIN)/python -m ariari.demo

test: $(STAMP)
	$(BIN)/python -m pytest -n auto --dist worksteal

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/clang-format --dry-run --Werror $$(git ls-files 'kernel/*.cpp' 'kernel/*.hpp')

format: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $$(git ls-files 'kernel/*.cpp' 'kernel/*.hpp')

bench: $(STAMP)
	$(BIN)/python -m pip install -q --group bench
	$(BIN)/python -m benchmarks

fuzz: $(STAMP)
	$(BIN)/python -m pytest -m fuzz --long
	$(BIN)/python -m pip install -q --group fuzz || echo "atheris cannot be installed here"
	$(BIN)/python -m fuzzing

test-sanitized: $(SANITIZED)/.installed
	LD_PRELOAD="$$($(CXX) -print-file-name=libasan.so) $$($(CXX) -print-file-name=libubsan.so)" \
	ASAN_OPTIONS=detect_leaks=0 $(SANITIZED)/bin/python -m pytest tests/kernel tests/table

# The package is installed in place (editable); the kernel is rebuilt when its sources change.
$(STAMP): $(KERNEL)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade "pip>=25.1" "scikit-build-core>=1.1" "nanobind>=3.1" "ninja>=1.11"
	$(BIN)/python -m pip install -q --group dev
	$(BIN)/python -m pip install -q --no-build-isolation --editable ".[web,pdf]"
	touch $@

$(SANITIZED)/.installed: $(KERNEL)
	test -x $(SANITIZED)/bin/python || $(PYTHON) -m venv $(SANITIZED)
	$(SANITIZED)/bin/python -m pip install -q --upgrade "pip>=25.1" "scikit-build-core>=1.1" "nanobind>=3.1" "ninja>=1.11"
	$(SANITIZED)/bin/python -m pip install -q --group dev
	$(SANITIZED)/bin/python -m pip install -q --no-build-isolation --editable . \
	    -Cbuild-dir=build/sanitized -Ccmake.build-type=Debug -Ccmake.define.ARIARI_SANITIZE=ON
	touch $@

clean:
	rm -rf $(VENV) $(SANITIZED) build
