#!/bin/sh
# The local product killed at random moments while leads come in: KILL_ROUNDS (100), KILL_SEED, KILL_PORT.
set -eu
. "$(dirname "$0")/../../scripts/prepare.sh"
exec node --disable-warning=ExperimentalWarning tests/kill/kill.ts
