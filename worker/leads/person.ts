import { sha256 } from "./identity.ts";
import type { Lead } from "./record.ts";

/** By which two leads are one person's: hashes of their e-mail address and of their number. */
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

/** An e-mail address as it is compared: in any letter case and any Unicode form it is one. */
export function canonicalAddress(address: string): string {
  // Upper case first: it brings together what lower case keeps apart, such as the two Greek sigmas.
  return address.trim().toUpperCase().toLowerCase().normalize("NFC");
}
