#!/bin/sh
# The local product killed at random moments while leads come in: KILL_ROUNDS (100), KILL_SEED, KILL_PORT.
set -eu
. "$(dirname "$0")/../../scripts/prepare.sh"
KILL_PORT="${KILL_PORT:-8890}"
export KILL_PORT
node scripts/serve/check-port.ts "$KILL_PORT"
exec node --disable-warning=ExperimentalWarning tests/kill/kill.ts
