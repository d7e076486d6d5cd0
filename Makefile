# The first target explains the others.
SWIFT ?= swift
PYTHON ?= python3
PREFIX ?= /usr/local
RELEASE = -c release
# A static binary starts in half a millisecond and runs where no Swift is installed. Darwin has none.
ifeq ($(shell uname -s),Linux)
RELEASE += -Xswiftc -static-executable -Xlinker -s
endif
# A type that is asked for by its name is looked up among all conformances of the program, at each start anew.
RELEASE += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
TOKENC = .build/release/tokenc
FIXTURES = Fixtures/defaultTokens.json --theme dark=Fixtures/darkTokens.json
# Golden files are what tokenc writes, and fixtures stand in for what others wrote.
SWIFT_FILES = find Package.swift Sources Plugins Tests Examples Fuzzing -name '*.swift' -type f \
  -not -path '*/Golden/*' -not -path '*/Fixtures/*' -not -path '*/.build/*'

.PHONY: help run build test bench bench-swift instructions instructions-record mutants fuzz soak golden docs pictures format lint install artifactbundle clean

help:
	@echo 'make run                 compile the default theme into build/ and show what was written'
	@echo 'make build               the release binary, $(TOKENC)'
	@echo 'make test                everything that needs testing'
	@echo 'make bench               how long builds take, beside programs that do less, and whether the goals hold'
	@echo 'make instructions        the instructions of fixed jobs beside the record; valgrind counts them'
	@echo 'make bench-swift         what 5,000 tokens in three themes cost as Swift; takes minutes'
	@echo 'make mutants SEED=1      break custom themes in 50 ways of each kind, count what validate reports and --fix mends'
	@echo 'make fuzz SECONDS=60      feed each part of tokenc with bytes of a fuzzer, for so long each; TARGETS=… names some'
	@echo 'make soak                the long forms of the tests against hostile files, faults and load; takes an hour'
	@echo 'make golden              write the golden files anew; fails once if one has changed'
	@echo 'make docs                write the documents that are made from the sources, and repeat the runs in documents'
	@echo 'make pictures            draw the pictures of the README with Chromium, from what tokenc writes'
	@echo 'make format              format the sources'
	@echo 'make lint                check the format of the sources'
	@echo 'make install PREFIX=DIR  put tokenc into DIR/bin (/usr/local/bin), its manual and completions into
	@echo '                         DIR/share; DESTDIR works as usual'
	@echo 'make artifactbundle      a package of the plugins over the built tool, in .build/artifactbundle'
	@echo 'make clean               remove everything that was built'

run: build
	@mkdir -p build
	$(TOKENC) build $(FIXTURES) -o build/Theme.swift -o build/theme.css -o build/theme.json \
	  -o 'build/theme.{theme}.json'
	@echo 'wrote:'
	@cd build && wc -c Theme.swift theme.css theme.json theme.default.json theme.dark.json \
	  | awk '$$2 != "total" { printf "  build/%-20s %8d bytes\n", $$2, $$1 }'

build:
	$(SWIFT) build $(RELEASE) --product tokenc

test:
	$(SWIFT) build --build-tests --disable-xctest
	$(SWIFT) test --skip-build --disable-xctest

bench: build
	$(PYTHON) Benchmarks/bench.py $(TOKENC)
	$(PYTHON) Benchmarks/instructions.py $(TOKENC) --show
	$(PYTHON) Benchmarks/swift_compile.py $(TOKENC)

# Fails where a job takes more instructions than are recorded; the second one records them.
instructions: build
	$(PYTHON) Benchmarks/instructions.py $(TOKENC)

instructions-record: build
	$(PYTHON) Benchmarks/instructions.py $(TOKENC) --record

# What a large theme costs as Swift takes minutes.
bench-swift: build
	$(PYTHON) Benchmarks/swift_size.py $(TOKENC)

SEED ?= 1
mutants: build
	$(PYTHON) Benchmarks/mutants.py $(TOKENC) $(SEED)

SECONDS ?= 60
TARGETS ?=
fuzz:
	SWIFTC=$(SWIFT)c MAX_LEN='$(MAX_LEN)' FLAGS='$(FLAGS)' Fuzzing/run.sh $(SECONDS) $(TARGETS)

# The tests that have a long form, those of the library under the thread sanitizer, and loads that no theme has.
SOAK = BombTests|KillTests|FaultTests|StrangeSurroundingsTests|DataIsNeverCodeTests|ConcurrentUseTests|PythonJSONTests|WatchCostTests
soak: build
	$(PYTHON) Benchmarks/load.py $(TOKENC)
	$(SWIFT) build --build-tests --disable-xctest
	TOKENC_SOAK=1 TOKENC_RELEASE='$(abspath $(TOKENC))' $(SWIFT) test --skip-build --disable-xctest --filter '$(SOAK)'
	TOKENC_SOAK=1 $(SWIFT) test --disable-xctest --sanitize=thread --scratch-path .build/thread \
	  --filter ConcurrentUseTests

golden:
	$(SWIFT) build --build-tests --disable-xctest
	RECORD_GOLDEN=1 $(SWIFT) test --skip-build --disable-xctest

docs:
	$(SWIFT) build --build-tests --disable-xctest
	RECORD_GOLDEN=1 $(SWIFT) test --skip-build --disable-xctest --filter 'DiagnosticsDocumentTests|DocumentationTests|ConfigurationSchemaTests'

pictures: build
	$(PYTHON) Documentation/Pictures/pictures.py $(TOKENC)

format:
	$(SWIFT_FILES) -print0 | xargs -0 $(SWIFT) format format -i

lint:
	$(SWIFT_FILES) -print0 | xargs -0 $(SWIFT) format lint --strict

SHARE = $(DESTDIR)$(PREFIX)/share
install: build
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(TOKENC) '$(DESTDIR)$(PREFIX)/bin/tokenc'
	install -d '$(SHARE)/man/man1' '$(SHARE)/bash-completion/completions' \
	  '$(SHARE)/zsh/site-functions' '$(SHARE)/fish/vendor_completions.d'
	$(TOKENC) --generate man > '$(SHARE)/man/man1/tokenc.1'
	$(TOKENC) --generate bash > '$(SHARE)/bash-completion/completions/tokenc'
	$(TOKENC) --generate zsh > '$(SHARE)/zsh/site-functions/_tokenc'
	$(TOKENC) --generate fish > '$(SHARE)/fish/vendor_completions.d/tokenc.fish'

# Further binaries, as TRIPLES=PATH, are those that were built elsewhere.
ARTIFACTS =
BUNDLE = .build/artifactbundle
artifactbundle: build
	$(PYTHON) Packaging/artifactbundle.py $(BUNDLE) \
	  "$$($(SWIFT) -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)=$(TOKENC)" \
	  $(ARTIFACTS)
	$(SWIFT) package compute-checksum $(BUNDLE)/tokenc.artifactbundle.zip

clean:
	rm -rf .build build Examples/*/.build
