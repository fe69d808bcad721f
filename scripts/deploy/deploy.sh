#!/bin/sh
# The documented path to Cloudflare: docs/operating.md says what must exist there first.
set -eu
. "$(dirname "$0")/../prepare.sh"
node scripts/deploy/check-deploy.ts
wrangler secret list | node scripts/deploy/check-secrets.ts
say "Building"
export PUBLIC_BUILD=1
run node scripts/build/build.ts
say "Bringing the remote database up to date"
CI=1 wrangler d1 migrations apply DB --remote
# As long as queues can: what only they hold outlasts the database's failure by no other bound.
for queue in evermaple-leads evermaple-leads-dead; do
  wrangler queues update "$queue" --message-retention-period-secs 1209600 >/dev/null ||
    say "The queue $queue keeps messages for less than 14 days; docs/operating.md says what the free plan cannot promise"
done
say "Deploying"
exec wrangler deploy --var "LICENCE_LINE:$(node scripts/mails/licence-line.ts)" --var "SITE_ORIGIN:$(node scripts/mails/site-origin.ts)"
