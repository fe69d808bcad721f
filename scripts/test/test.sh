#!/bin/sh
# Everything that must hold before a change lands; the last line is `N passed, N failed`.
set -eu
. "$(dirname "$0")/../prepare.sh"
exec node scripts/test/test.ts
