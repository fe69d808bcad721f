import type { SiteLanguage } from "#lead/languages.ts";

/** Settings of a deployment besides the product (wrangler.toml), as firm/deployment.yaml gives them. */
export interface Deployment {
  /** The worker's name at Cloudflare; its database and queues are called after it. */
  readonly worker: string;
  /** Id that `wrangler d1 create` prints, alone. */
  readonly databaseId: string;
  /** The sender of every mail; its domain is one that Cloudflare sends for. */
  readonly mailFrom: string;
  /** Addresses that get every mail about leads; Cloudflare has confirmed each. */
  readonly mailTo: readonly [string, ...string[]];
  /** IANA name: times in mails and at the desk are on its clock. */
  readonly timeZone: string;
  /** The language of mails and desk; what visitors typed stays as it is. */
  readonly deskLanguage: SiteLanguage;
  /** Sign-in of the desk at Cloudflare Access (docs/operating.md, The desk). Left out: there is no desk but the links of mails. */
  readonly desk?: {
    /** `harbourline.cloudflareaccess.com` */
    readonly teamDomain: string;
    /** The application’s audience tag (AUD). */
    readonly audience: string;
  };
  /** Hour of the daily mail, from 0 to 23 on the clock of `timeZone`. */
  readonly dailyMailHour: number;
  /** Mails about single leads in an hour; what exceeds them waits for the digest. */
  readonly mailPerHour: number;
  /** All mails in 24 hours: 96 digests, 24 notices, and the rest about single leads (worker/outbox/policy.ts). */
  readonly mailPerDay: number;
  /** Another way to tell that mail fails: one of the three, or the word that there is none. */
  readonly heartbeatUrl?: string;
  readonly webhookUrl?: string;
  readonly mailAlertTo?: string;
  readonly otherChannel?: "none, and I know";
  /** Days after which leads, and what looks like spam, are deleted; 0 keeps them for good. The privacy notice tells both. */
  readonly leadsKeptDays: number;
  readonly suspectsKeptDays: number;
  /** Days for which browsers refuse the site without TLS: 1 at first, 730 once nothing can go wrong any more. */
  readonly hstsDays: number;
  /** A second, whole deployment to try things on, which search engines leave alone. */
  readonly staging?: {
    /** Scheme and host, no trailing slash. */
    readonly origin: string;
    readonly databaseId: string;
  };
}
