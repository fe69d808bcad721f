import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { experimental_readRawConfig, type Unstable_RawConfig } from "wrangler";
import { facts } from "#firm/facts.ts";
import {
  configurationPath,
  ownFirm,
  placeOf,
  productConfiguration,
  type Target,
  varsOf,
} from "./configuration.ts";
import type { Zone } from "./zone.ts";

// Not in configuration.ts, because wrangler takes a second to load.

export function configurationOf(
  target: Target,
  version: string,
  source = ownFirm,
  zone?: Zone,
): Readonly<Record<string, unknown>> {
  const { rawConfig } = experimental_readRawConfig({ config: productConfiguration });
  const { account_id: _, ...product }: Unstable_RawConfig = rawConfig;
  const { worker, origin, databaseId } = placeOf(target, source);
  const ofWorker = (name: string) => name.replace(String(product.name), worker);
  const leads = `${worker}-leads`;
  const { mailTo, mailAlertTo } = source.deployment;
  return {
    ...product,
    name: worker,
    main: "../../worker/index.ts",
    // The worker speaks of the languages that deploy.ts builds for the public.
    define: { "process.env.PUBLIC_BUILD": JSON.stringify("1") },
    assets: { ...product.assets, directory: "../../dist/site" },
    routes: [{ pattern: new URL(origin).host, custom_domain: true, ...(zone && { zone_name: zone.name }) }],
    vars: {
      ...varsOf(source.deployment),
      SITE_ORIGIN: origin,
      VERSION: version,
      WATCH_PAGES: "yes",
    },
    d1_databases: product.d1_databases?.map((database) => ({
      ...database,
      database_name: leads,
      database_id: databaseId,
      migrations_dir: "../../worker/migrations",
    })),
    queues: {
      producers: product.queues?.producers?.map((producer) => ({ ...producer, queue: leads })),
      consumers: product.queues?.consumers?.map(({ queue, dead_letter_queue, ...consumer }) => ({
        ...consumer,
        queue: ofWorker(queue),
        ...(dead_letter_queue && { dead_letter_queue: ofWorker(dead_letter_queue) }),
      })),
    },
    send_email: [
      ...(facts.confirmations
        ? [{ name: "MAIL_VISITORS", allowed_sender_addresses: [source.deployment.mailFrom] }]
        : []),
      { name: "MAIL", allowed_destination_addresses: mailTo },
      ...(mailAlertTo ? [{ name: "MAIL_ALERT", destination_address: mailAlertTo }] : []),
    ],
    ratelimits: product.ratelimits?.map((limit) => ({
      ...limit,
      namespace_id: namespaceOf(worker, limit.name),
    })),
  };
}

/** A limit's id, different for each worker: limits of one account with the same id share a count. */
function namespaceOf(worker: string, limit: string) {
  const digest = createHash("sha256").update(`${worker} ${limit}`).digest();
  return String(digest.readUInt32BE() >>> 1);
}

export function writeConfiguration(
  target: Target,
  version: string,
  { path = configurationPath(target), zone }: { path?: string; zone?: Zone } = {},
): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(configurationOf(target, version, ownFirm, zone), null, 2)}\n`);
  return path;
}
