#!/bin/sh
# Worker tests by file, with what they report at the end: the full sizes of `test:faults` and `test:fuzz`.
set -eu
. "$(dirname "$0")/../../scripts/prepare.sh"
exec vitest run --project worker --silent=false "$@"
