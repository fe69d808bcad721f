/** Runs the cron of a local server. Throws if wrangler has moved the address for that. */
export async function runCron(origin: string): Promise<void> {
  const address = `${origin}/cdn-cgi/local/scheduled?time=${Date.now()}&cron=*+*+*+*+*`;
  const answer = await fetch(address);
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The cron did not run: wrangler answers ${answer.status} at ${address}.`);
}
