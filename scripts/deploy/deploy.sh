#!/bin/sh
# The documented path to Cloudflare: docs/operating.md says what must exist there first.
set -eu
. "$(dirname "$0")/../prepare.sh"
node scripts/deploy/check-deploy.ts
wrangler secret list | grep -q '"LINK_SECRET"' ||
  stop "Not deployed. There is no LINK_SECRET: openssl rand -base64 32 | npx wrangler secret put LINK_SECRET"
say "Building"
export PUBLIC_BUILD=1
run node scripts/build/build.ts
say "Bringing the remote database up to date"
CI=1 wrangler d1 migrations apply DB --remote
say "Deploying"
exec wrangler deploy --var "LICENCE_LINE:$(node scripts/mails/licence-line.ts)" --var "SITE_ORIGIN:$(node scripts/mails/site-origin.ts)"
