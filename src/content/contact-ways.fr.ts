import type * as english from "./contact-ways.ts";
import type { Translated } from "./translated.ts";

export const contactWays = {
  phone: "Téléphone",
  email: "Courriel",
  licence: "Numéro de permis du consultant",
  register: " (le registre du Collège)",
} as const satisfies Translated<typeof english.contactWays>;
