import type { SheetWords } from "#lead/words.ts";

export const sheet: SheetWords = {
  heading: "Vous voulez vivre, travailler ou étudier au Canada?",
  lead: "Poser une question ne coûte rien. Une consultante ou un consultant réglementé en immigration canadienne lit votre message et vous dit si nous pouvons vous aider.",
  scan: "Pointez l’appareil photo du téléphone vers le code, ou ouvrez",
  check: "Avant d’écrire, vérifiez qui nous sommes\u00a0:",
  print: "Imprimer la feuille",
};
