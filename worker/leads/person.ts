import { sha256 } from "./identity.ts";
import type { Lead } from "./record.ts";
import { sql } from "./sql.ts";

/** Identifies a person's leads: hashes of their e-mail address and phone number. */
export interface Person {
  readonly email: string | null;
  readonly phone: string | null;
}

export async function personOf({ email, phone }: Lead["answers"]): Promise<Person> {
  const hash = async (text: string) => (text === "" ? null : sha256(text));
  const [hashedEmail, hashedPhone] = await Promise.all([
    hash(canonicalAddress(String(email ?? ""))),
    hash(String(phone ?? "").replace(/ ext\. .*$/, "")),
  ]);
  return { email: hashedEmail, phone: hashedPhone };
}

/** An e-mail address for comparison, regardless of letter case and Unicode form. */
export function canonicalAddress(address: string): string {
  // Upper case first, because it merges what lower case keeps apart, such as the two Greek sigmas.
  return address.trim().toUpperCase().toLowerCase().normalize("NFC");
}

/**
 * SQL for how many other leads the person of a row had sent before, up to 50, without versions of the same
 * one.
 */
export const wroteBefore = sql`(SELECT count(*) FROM
  (SELECT * FROM leads AS same
   WHERE same.person_email = leads.person_email OR same.person_phone = leads.person_phone LIMIT 50) AS other
  WHERE other.first <> leads.first AND other.received_at < leads.received_at AND other.state <> 'suspect')
  AS wrote_before`;
