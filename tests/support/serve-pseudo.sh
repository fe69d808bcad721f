#!/bin/sh
# What tests/support/pseudo/build-pseudo.ts has built into FOLDER, on a fresh database of its own.
set -eu
. "$(dirname "$0")/../../scripts/prepare.sh"
STATE="$FOLDER/state"
rm -rf "$STATE"
WORKER="$FOLDER/worker/local.js"
SITE="$FOLDER/site"
DEV_VARS=""
. scripts/serve/serve.sh
