#!/bin/sh
# What is built, on a fresh database of its own, for the browser tests.
set -eu
. "$(dirname "$0")/../prepare.sh"
# First of all: the folder may be the database of what runs there.
node scripts/serve/check-port.ts "$PORT"
STATE=".wrangler/state-tests-$PORT"
rm -rf "$STATE"
# Each lead of the tests is to be found as a mail of its own, however many come.
DEV_VARS="--var MAIL_PER_HOUR:1000 --var MAIL_PER_DAY:1000"
. scripts/serve/serve.sh
