import { firm } from "./firm.ts";
import type * as english from "./footer.ts";
import { unlistedTitles } from "./heads.fr.ts";
import { menu } from "./menu.fr.ts";
import type { Translated } from "./translated.ts";

const navigation: readonly english.FooterLink[] = [
  // The address of /visit that is printed on older material: it leads there by redirect.
  ...menu.map(({ title, path }) => ({ title, path: path === "/visit" ? "/Visit" : path })),
  { title: "Formulaire d'évaluation", action: "assessment" },
];

export const footer = {
  about: `${firm.name} propose une façon simple de traiter tous les types de demandes de visa. Nous expliquons les règles. Avec une entente écrite, nous préparons votre dossier avec vous.`,
  navigation,
  trust: [
    { title: unlistedTitles.privacy, path: "/privacy" },
    { title: unlistedTitles.verify, path: "/verify" },
  ],
  copyright: "Copyright © 2022 Tous droits réservés.",
} as const satisfies Translated<typeof english.footer>;
