import { resolveTxt } from "node:dns/promises";

/** Time limit of a name server, in milliseconds. */
const patience = 5000;

/**
 * Returns what DNS says of a sending domain (https://developers.cloudflare.com/email-service/concepts/email-authentication/),
 * a line each. Where DNS cannot be asked it says so.
 */
export async function mailRecords(
  domain: string,
  ask: (name: string) => Promise<string[][]> = resolveTxt,
): Promise<readonly string[]> {
  const records = {
    SPF: { name: `cf-bounce.${domain}`, has: /^v=spf1 .*_spf\.mx\.cloudflare\.net/ },
    DKIM: { name: `cf-bounce._domainkey.${domain}`, has: /p=\S+/ },
    DMARC: { name: `_dmarc.${domain}`, has: /^v=DMARC1/ },
  };
  return Promise.all(
    Object.entries(records).map(async ([kind, { name, has }]) => {
      try {
        const texts = await Promise.race([ask(name), expired()]);
        const found = texts.some((parts) => has.test(parts.join("")));
        return `${found ? "✓" : "✗"} ${kind}: ${name} ${found ? "is there" : "has no such record yet"}`;
      } catch (error) {
        const { code = "", message } = error as NodeJS.ErrnoException;
        return /ENOTFOUND|ENODATA/.test(code)
          ? `✗ ${kind}: ${name} has no such record yet`
          : `? ${kind}: ${name} could not be asked for (${code || message})`;
      }
    }),
  );
}

function expired(): Promise<never> {
  return new Promise((_, fail) => setTimeout(() => fail(new Error("no answer")), patience).unref());
}
