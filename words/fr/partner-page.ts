import type { PartnerPageWords } from "../en/partner-page.ts";

export const partnerPage: PartnerPageWords = {
  description:
    "Trois éléments qui ajoutent le formulaire de contact et l’évaluation gratuite de {name} à toute page, avec deux lignes à coller, des recettes et des aperçus.",
  skip: "Aller au guide",
  contact: "Nous joindre",
  onThisPage: "Sur cette page",
  questions: "Des questions?",
  choice: {
    title: "Vos deux lignes",
    partner: "Code de partenaire",
    form: "Formulaire",
    language: "Langue",
    snippet: "Extrait de code",
    malformed:
      "Un code de partenaire compte de 1 à 64\u00a0caractères\u00a0: des lettres de a à z, des chiffres et des traits d’union.",
  },
  link: {
    title: "Votre lien",
    text: "Pour une infolettre, un profil, une affiche\u00a0: toute personne qui vient par ce lien vous est attribuée, sur toutes nos pages.",
    site: "Lien vers notre site",
    form: "Lien vers le formulaire seul",
    sheet: "Une feuille à imprimer, avec un code QR",
  },
  titles: {
    "visa-contact-form": "Formulaire de contact",
    "visa-assessment-form": "Formulaire d’évaluation",
    "visa-free-assessment-button": "Bouton d’évaluation gratuite",
  },
  tryThem: {
    title: "Les essayer",
    text: "Les aperçus sont les vrais éléments en mode d’essai : ce que vous y envoyez est vérifié, mais n’est transmis à personne. Changez une valeur\u00a0: les éléments et vos deux lignes changent aussi.",
    preview: "Aperçu : {title}",
  },
  tried: "novembre 2026",
  recipe: "Montrer la recette pour",
  controls: {
    name: "Attributs",
    notSet: "aucune valeur",
  },
  copy: {
    copy: "Copier",
    label: "Copier : {name}",
    copied: "Copié",
    pressKeys: "Appuyez sur Ctrl+C",
    announcement: "{answer} : {name}",
  },
};
