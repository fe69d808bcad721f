#!/bin/sh
# How the consultant reads leads: docs/operating.md. No sign-in page, so nothing to break into.
set -eu
. "$(dirname "$0")/../prepare.sh" >&2
exec node --disable-warning=ExperimentalWarning scripts/leads/leads.ts "$@"
