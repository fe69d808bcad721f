import { unstable_readConfig } from "wrangler";

/** What the checks need of wrangler.toml. */
export interface Settings {
  readonly vars: Readonly<Record<string, unknown>>;
  readonly send_email: readonly { readonly name: string; readonly destination_address?: string }[];
}

/** wrangler.toml as wrangler reads it. */
export function readSettings(path = "wrangler.toml"): Settings {
  return unstable_readConfig({ config: path }, { hideWarnings: true }) as Settings;
}

/** Secrets that the worker needs and Cloudflare does not have, with the command that makes each. */
export function missingSecrets({ vars }: Settings, names: readonly string[]): readonly string[] {
  const commands = {
    LINK_SECRET: "openssl rand -base64 32 | npx wrangler secret put LINK_SECRET",
    ...(vars.WEBHOOK_URL
      ? { WEBHOOK_SECRET: 'echo "whsec_$(openssl rand -base64 32)" | npx wrangler secret put WEBHOOK_SECRET' }
      : {}),
  };
  return Object.entries(commands)
    .filter(([name]) => !names.includes(name))
    .map(([name, command]) => `${name}: ${command}`);
}

/** Settings with which the worker runs but does less than its operator means, one sentence each. */
export function unfitSettings({ vars, send_email }: Settings): readonly string[] {
  const days = ["LEADS_KEPT_DAYS", "SUSPECTS_KEPT_DAYS"]
    .filter((name) => !/^\d+$/.test(String(vars[name] ?? "")))
    .map(
      (name) =>
        `${name} is ${JSON.stringify(vars[name]) ?? "not there"}: give days as a whole number, or "0" to keep for good. Until then nothing is deleted.`,
    );
  const destination = send_email.find(({ name }) => name === "MAIL")?.destination_address;
  const to = String(vars.MAIL_TO ?? "");
  const refused = to !== "" && destination !== undefined && to !== destination;
  const hook = String(vars.WEBHOOK_URL ?? "");
  return [
    ...days,
    ...(hook === "" || hook.startsWith("https://")
      ? []
      : [`WEBHOOK_URL is ${hook}: only https is posted to.`]),
    ...(vars.QUEUE_ONLY
      ? [
          "QUEUE_ONLY is set: leads wait on the queue and no mail goes out. Set it as a secret, for a restore alone.",
        ]
      : []),
    ...(refused ? [`MAIL_TO is ${to}, but destination_address is ${destination}: no mail goes out.`] : []),
  ];
}
