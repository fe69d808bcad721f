import type { RecipeId, RecipeWords } from "./recipes.ts";

const seeForm =
  "Ouvrez la page dans une fenêtre de navigation privée : le formulaire s’affiche, et un message envoyé de là reçoit un numéro de référence.";

/** The words of recipes.ts in French; the commands of a platform are those of its French screens where it has them. */
export const recipes: Readonly<Record<RecipeId, RecipeWords>> = {
  "wordpress-plugin": {
    title: "WordPress, avec notre extension",
    who: "Une personne administratrice l’installe une fois. Ensuite, tout rôle qui peut écrire place le formulaire.",
    steps: [
      "Extensions → Ajouter une extension → Téléverser une extension : choisissez evermaple-forms.zip sous « Pour vos outils », plus bas, puis Activer. Votre code de partenaire va dans les réglages, une fois pour tout le site.",
      "Dans l’éditeur de blocs, tapez /formulaire de contact et choisissez le bloc. Dans l’éditeur classique, un widget ou un constructeur de pages, collez le code court.",
    ],
    stripped:
      "Rien : ce qui est enregistré est du texte et un lien. Si vous supprimez l’extension, un lien reste à la place de chaque formulaire.",
    check: seeForm,
  },
  wordpress: {
    title: "WordPress, sans extension",
    who: "Les rôles d’administration et d’édition, là où le site leur permet d’enregistrer des scripts. Pas les auteurs.",
    steps: [
      "Dans l’éditeur de blocs, ajoutez un bloc « HTML personnalisé » et collez-y ces lignes. Dans l’éditeur classique, utilisez plutôt l’extension.",
    ],
    stripped:
      "WordPress enlève le script et la balise de l’article d’un auteur; le lien reste. L’onglet Visuel de l’éditeur classique enlève la balise à tout le monde au prochain changement du texte.",
    check: seeForm,
  },
  link: {
    title: "WordPress, ou tout éditeur : un lien",
    who: "Tout auteur, une fois qu’une personne autorisée a mis la ligne du script dans l’en-tête du site.",
    steps: [
      "La première ligne va dans l’en-tête une seule fois, pour toutes les pages : dans WordPress, par une extension pour l’en-tête ou par le thème.",
      "La deuxième va à l’endroit du formulaire : dans WordPress, choisissez « Modifier en HTML » dans le menu d’un paragraphe, ou l’onglet Code de l’éditeur classique. D’autres attributs s’écrivent de la même façon, comme data-heading. Là où React ou Vue dessine la page, utilisez plutôt la balise.",
    ],
    stripped: "Rien : c’est un lien, et il le reste là où le script ne s’exécute pas.",
    check: seeForm,
  },
  address: {
    title: "WordPress, ou tout éditeur : une adresse",
    who: "Tout auteur, là où une adresse collée devient ce qu’elle montre (oEmbed).",
    steps: ["Collez l’adresse seule sur une ligne. Elle devient notre formulaire hébergé, dans un cadre."],
    stripped: "Rien. Là où oEmbed n’est pas connu, l’adresse reste et mène au formulaire.",
    check: seeForm,
  },
  wix: {
    title: "Wix",
    who: "Le propriétaire d’un site qui a un forfait Premium.",
    steps: [
      "Ajoutez un élément personnalisé. Dans l’éditeur en anglais : Add Elements → Embed → Popular Embeds → Custom Element; dans Wix Studio : Add Elements → Embed & Social → Custom Element.",
      "Comme source, choisissez l’adresse d’un serveur (Server URL) : entrez cette adresse et ce nom de balise. Parmi les attributs (Set Attributes), ajoutez votre code de partenaire.",
    ],
    stripped:
      "Le contenu de secours : Wix écrit lui-même la balise. Donnez à la boîte la hauteur du formulaire.",
    check: `${seeForm} L’éditeur montre une boîte vide.`,
  },
  squarespace: {
    title: "Squarespace",
    who: "Une personne administratrice d’un site dont le forfait permet du code. Le forfait Personal n’en permet pas.",
    steps: ["Modifiez la page, ajoutez un bloc Code, choisissez HTML et collez-y ces lignes."],
    stripped: "Avec un forfait sans code, le script ne s’exécute pas, et le lien s’affiche.",
    check: `${seeForm} Squarespace peut refuser d’exécuter des scripts pendant que votre session est ouverte.`,
  },
  webflow: {
    title: "Webflow",
    who: "La personne qui conçoit un site dont le forfait permet du code.",
    steps: [
      "Ajoutez un élément Code Embed à l’endroit du formulaire, collez ces lignes, enregistrez et publiez.",
    ],
    stripped: "Rien dans un Code Embed, qui peut aussi se trouver dans du texte enrichi.",
    check: `${seeForm} L’aperçu de Webflow a sa propre adresse et montre aussi le formulaire.`,
  },
  shopify: {
    title: "Shopify",
    who: "Le personnel qui peut modifier le thème.",
    steps: [
      "Boutique en ligne → Thèmes → Personnaliser, ouvrez le modèle de la page, Ajouter une section → Liquid personnalisé, et collez ces lignes.",
    ],
    stripped:
      "Rien dans Liquid personnalisé, là où le thème l’offre. L’éditeur de texte d’une page n’est pas le bon endroit.",
    check: seeForm,
  },
  "tag-manager": {
    title: "Google Tag Manager",
    who: "Qui peut publier le conteneur. La balise du formulaire est mise dans la page par la personne qui modifie la page.",
    steps: [
      'Nouvelle balise → HTML personnalisé, déclenchée sur les pages qui portent le formulaire. Tag Manager ne lit que l’ancien JavaScript et peut enlever l’attribut type="module", donc ce script est fait à la main.',
      "Mettez la balise du formulaire, avec son lien à l’intérieur, dans la page.",
    ],
    stripped: "Les personnes qui bloquent Tag Manager voient le lien.",
    check: `${seeForm} L’aperçu de Tag Manager indique que la balise s’est déclenchée.`,
  },
  html: {
    title: "HTML simple",
    who: "Qui peut modifier le fichier.",
    steps: [
      "Collez ces lignes à l’endroit du formulaire. La ligne du script peut aussi aller dans l’en-tête, une seule fois pour toute la page.",
    ],
    stripped: "Rien.",
    check: seeForm,
  },
  react: {
    title: "React",
    who: "Une personne qui programme, avec React 19.",
    steps: [
      "Chargez le script une fois, puis utilisez la balise comme une autre. React 19 transmet les attributs comme ils sont écrits et écoute par on + le nom de l’événement.",
      "Pour les types, téléchargez visa-widgets.d.ts (plus bas) dans vos sources.",
    ],
    stripped: "Rien.",
    check: seeForm,
  },
  vue: {
    title: "Vue",
    who: "Une personne qui programme, avec Vue 3.",
    steps: [
      "Dites au compilateur de Vue que la balise n’est pas un de vos composants, ici pour Vite. Utilisez ensuite la balise dans tout modèle, avec la ligne du script dans index.html.",
    ],
    stripped: "Rien.",
    check: seeForm,
  },
};
