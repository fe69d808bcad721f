import type { PartnerPageWords } from "../en/partner-page.ts";

export const partnerPage: PartnerPageWords = {
  description:
    "Trois éléments qui mettent le formulaire de contact et l’évaluation gratuite de {name} sur toute page : deux lignes, des recettes et des aperçus.",
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
    malformed: "Un code de partenaire compte de 1 à 64\u00a0caractères parmi a–z, 0–9 et le trait d’union.",
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
    text: "Les aperçus sont les vrais éléments en mode d’essai : ce que vous y envoyez est vérifié, mais n’est transmis à personne. Changez une valeur et voyez les éléments et les deux lignes suivre.",
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
