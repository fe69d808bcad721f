import worker from "#worker/index.ts";

/**
 * The worker as `wrangler dev` runs it here: the deployed one, and before it the pages of the local mails. Nothing
 * deploys this file, and without the variable that scripts/serve/serve.sh sets it is the deployed worker alone.
 */
type LocalEnv = Parameters<typeof worker.fetch>[1] & { readonly MAIL_PAGES?: string };

export default {
  ...worker,
  fetch(request: Request, env: LocalEnv, context: Parameters<typeof worker.fetch>[2]) {
    const { pathname } = new URL(request.url);
    return env.MAIL_PAGES && /^\/__mail(\/|$)/.test(pathname)
      ? fetch(new URL(pathname, env.MAIL_PAGES))
      : worker.fetch(request as Parameters<typeof worker.fetch>[0], env, context);
  },
};
