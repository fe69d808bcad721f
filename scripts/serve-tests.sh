#!/bin/sh
# What is built, on a fresh database of its own, for the browser tests.
set -eu
. "$(dirname "$0")/prepare.sh"
STATE=".wrangler/state-tests-$PORT"
rm -rf "$STATE"
. scripts/serve.sh
