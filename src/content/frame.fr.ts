import type * as english from "./frame.ts";
import type { Translated } from "./translated.ts";

export const frame = {
  skip: "Aller au contenu",
  book: "Réserver une consultation",
  assess: "Évaluation gratuite",
  question: "Avez-vous des questions?",
  menu: "Menu",
  mainMenu: "Principale",
  subMenu: "Pages de la section {title}",
  breadcrumb: "Fil d'Ariane",
  home: "Accueil",
  section: "Dans cette section",
  navigation: "Navigation",
  touch: "Nous joindre",
  close: "Fermer",
  discard: "Effacer et fermer",
  discardMessage: "Effacer ce message",
  reach: "Appelez le {phone} ou écrivez à {email}.",
  otherSite: " (autre site)",
  phoneWithoutScripts:
    "Si votre numéro de téléphone n'est pas du Canada ni des États-Unis, commencez-le par + et l'indicatif du pays.",
} as const satisfies Translated<typeof english.frame>;

export const statusMarks: typeof english.statusMarks = {
  paused: { whole: "en pause", part: "en partie en pause" },
  closed: { whole: "fermé", part: "fermé en partie" },
};

export const report = {
  asOf: "En date du {day}",
  dated: "{asOf} : {text}",
  check: "Vérifiez sur la page officielle : {link}",
  sources: "Sources officielles",
} as const satisfies Translated<typeof english.report>;

export const notFound = {
  title: "Page introuvable",
  text: "Page introuvable. Veuillez retourner à la page d'accueil ou choisir une des options du menu",
  home: "Page d'accueil",
} as const satisfies Translated<typeof english.notFound>;
