import { firm } from "#content/firm/firm.ts";
import type { SheetWords } from "#lead/words.ts";
import { firm as words } from "./forms.ts";

const adviser = {
  ...words.advisers,
  consultant: "Une consultante ou un consultant réglementé en immigration canadienne",
}[firm.profession];

export const sheet: SheetWords = {
  heading: "Vous voulez vivre, travailler ou étudier au Canada?",
  lead: (languages) =>
    `Poser une question ne coûte rien. ${adviser} lit votre message et vous dit${languages && `, en ${languages},`} si nous pouvons vous aider.`,
  scan: "Pointez l’appareil photo du téléphone vers le code, ou ouvrez ",
  check: "Avant d’écrire, vérifiez qui nous sommes\u00a0: ",
  malformed:
    "Ceci n’est pas un code de partenaire\u00a0: ce qui vient de cette feuille ne serait attribué à personne. Un code compte de 1 à 64\u00a0caractères\u00a0: a–z, 0–9 et traits d’union.",
  print: "Imprimer la feuille",
};
