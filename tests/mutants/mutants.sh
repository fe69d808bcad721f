#!/bin/sh
# Slips in the worker, one at a time, and the tests that must notice them: MUTANTS (all), MUTANT_SEED.
set -eu
. "$(dirname "$0")/../../scripts/prepare.sh"
exec node --disable-warning=ExperimentalWarning tests/mutants/run.ts
