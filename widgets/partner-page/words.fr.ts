import { recipes } from "./recipes.fr.ts";
import type { PartnerPageWords } from "./words.ts";

export const words: PartnerPageWords = {
  language: "fr",
  locale: "fr-CA",
  root: "/fr",
  other: { name: "English", language: "en", href: "/widgets/" },
  head: {
    title: "Nos formulaires, sur votre page",
    description:
      "Trois éléments qui mettent le formulaire de contact et l’évaluation gratuite de {name} sur toute page : aperçus, extraits de code et recettes.",
  },
  framed: {
    title: {
      contact: "Le formulaire de contact",
      assessment: "L’évaluation gratuite, jusqu’à 31 questions",
    },
    fallback: "Joindre {name}",
  },
  skip: "Aller aux éléments",
  contact: "Nous joindre",
  lead: "Trois éléments que toute page peut porter : une ligne pour le script, une balise à l’endroit du formulaire. Ce que vos visiteurs envoient arrive chez {name} avec votre code de partenaire.",
  onThisPage: "Sur cette page",
  sections: {
    try: "Les essayer",
    recipes: "Recettes",
    policy: "Sécurité du contenu",
    reference: "Référence",
    frame: "Dans un cadre",
    privacy: "Confidentialité et hors ligne",
  },
  titles: {
    "visa-contact-form": "Formulaire de contact",
    "visa-assessment-form": "Formulaire d’évaluation",
    "visa-free-assessment-button": "Bouton d’évaluation gratuite",
  },
  tryThem: {
    text: "Changez une valeur et voyez les éléments et leurs extraits suivre. Les aperçus sont vrais : ce que vous y envoyez nous arrive.",
    size: "{size} ko avant le premier geste",
    preview: "Aperçu : {title}",
    snippet: "{title}, extrait de code",
  },
  log: {
    title: "Journal des événements",
    clear: "Effacer",
    text: "Ce que les éléments disent à leur page, le plus récent à la fin. Les réponses n’y sont jamais.",
    list: "Événements, le plus récent à la fin",
  },
  controls: {
    name: "Attributs et thème",
    attributes: "Attributs",
    notSet: "aucune valeur",
    noHeading: "Masquer le titre",
    theme: "Thème",
    colour: "une couleur",
    pick: "Choisir {name}",
    file: "Fichier",
    evergreen: "Toujours à jour : reçoit les corrections dans l’heure",
    pinned: "Fixe : cette version pour toujours, avec une empreinte d’intégrité",
    reset: "Tout remettre comme au début",
  },
  copy: {
    copy: "Copier",
    label: "Copier : {name}",
    copied: "Copié",
    pressKeys: "Appuyez sur Ctrl+C",
    said: "{answer} : {name}",
  },
  recipes: {
    text: "Le formulaire de contact là où on le met le plus souvent. Pour un autre élément, changez le fichier et la balise : `assessment-form.js` et `visa-assessment-form`, `free-assessment-button.js` et `visa-free-assessment-button`; `visa-widgets.js` contient les trois.",
    who: "Qui peut le faire :",
    stripped: "Ce qui est enlevé :",
    check: "Pour voir que cela marche :",
    snippet: "{title}, extrait de code",
    known: {
      tried: "Nous l’avons essayé.",
      documents: "Nous ne l’avons pas essayé; la recette suit ce qui est écrit sur la plateforme.",
    },
    words: recipes,
  },
  policy: {
    text: "Si votre page envoie un en-tête `Content-Security-Policy`, ajoutez notre adresse à deux lignes et rien d’autre. Les éléments n’écrivent ni élément `style`, ni attribut `style`, ni script dans la page, et ils fonctionnent avec `Trusted Types`.",
    lines: "Lignes de la politique de sécurité",
    style:
      "Une telle politique peut interdire l’attribut `style` de l’extrait. Dans ce cas, enlevez-le et écrivez son contenu dans votre propre feuille de style.",
  },
  reference: {
    attributes: { title: "Attributs", heads: ["Attribut", "Par défaut", "Ce qu’il fait"] },
    events: { title: "Événements", heads: ["Événement", "detail", "Quand"] },
    methods: { title: "Méthodes", heads: ["Méthode", "Ce qu’elle fait"] },
    theme: { title: "Propriétés du thème", heads: ["Propriété", "Ce qu’elle colore ou façonne"] },
    parts: { title: "Parties", heads: ["::part()", "Ce que c’est"] },
    oneOf: "Une de ces valeurs : {values}.",
    buttonOnly: "Pour le bouton seulement.",
    noDetail: "rien",
    inUse: "En pratique",
    eventsSnippet: "Extrait pour les événements",
    eventsComment: "jamais une réponse de la personne",
    stylingSnippet: "Extrait pour le style",
    tools: "Pour vos outils",
  },
  frame: {
    text: "Un script dans une page peut lire ce qu’on y tape; cela vaut pour tout formulaire de tout fournisseur. Si vous voulez séparer les formulaires de votre page, et votre page de notre script, mettez dans un cadre nos copies hébergées : [/fr/widgets/frame/contact](/fr/widgets/frame/contact) et [/fr/widgets/frame/assessment](/fr/widgets/frame/assessment). Elles acceptent `partner`, `color-scheme` et `default-country` dans l’adresse. Un cadre ne dit aucun événement à votre page. Il garde la hauteur que vous lui donnez, et dit la hauteur de son formulaire à une page qui écoute.",
    snippet: "Extrait pour un cadre",
    title: "Formulaire de contact",
    heightSnippet: "Extrait pour la hauteur d’un cadre",
    oembed:
      "Là où une adresse collée devient ce qu’elle montre (oEmbed, comme dans WordPress), l’adresse du cadre seule sur une ligne suffit.",
  },
  privacy: [
    "Aucun témoin, aucun stockage, aucune variable globale dans votre page, et aucune requête à qui que ce soit d’autre que {name}.",
    "Rien n’est envoyé avant que la personne appuie sur le bouton. Les réponses attendent seulement dans la mémoire de la page.",
    "Avec les réponses, nous gardons votre code de partenaire, l’adresse de la page sans requête ni fragment (sauf le numéro d’une page WordPress), ses paramètres `utm_` et la langue du navigateur.",
    "Hors ligne, le formulaire dit que le message n’est pas parti et garde chaque réponse; un nouvel appui plus tard l’envoie, une seule fois.",
    "Là où les scripts sont bloqués, ce que vous mettez dans la balise reste visible : un lien, un numéro de téléphone.",
  ],
  questions: "Des questions?",
  docs: {
    elements: {
      "visa-contact-form": "Le formulaire de contact, dans la page.",
      "visa-assessment-form": "L’évaluation gratuite, jusqu’à 31 questions, dans la page.",
      "visa-free-assessment-button":
        "Un bouton qui ouvre l’évaluation gratuite en plein écran par-dessus la page.",
    },
    attributes: {
      api: {
        usual: "l’origine du script + /api",
        doc: "Adresse de base de l’API qui reçoit les réponses, avec ou sans barre oblique à la fin.",
      },
      partner: {
        usual: "aucun",
        doc: "Votre code, enregistré avec chaque envoi : de 1 à 64 caractères parmi a–z, 0–9 et le trait d’union. Un code mal formé est laissé de côté.",
      },
      defaultCountry: {
        usual: "CA",
        doc: "Pays du champ de téléphone, ISO 3166 alpha-2. Ne change qu’un téléphone que personne n’a touché.",
      },
      colorScheme: {
        usual: "auto",
        doc: "Couleurs de l’élément; auto est sombre seulement là où votre page dit qu’elle peut l’être et où la personne le demande.",
      },
      heading: {
        usual: "Nous joindre ou Évaluation gratuite",
        doc: "Texte au-dessus du formulaire; vide, il est masqué.",
      },
      label: { usual: "Évaluation gratuite", doc: "Texte du bouton." },
      campaign: {
        usual: "aucune",
        doc: "Votre nom pour ce qui a amené la personne, enregistré avec l’envoi : au plus 100 caractères.",
      },
      clientReference: {
        usual: "aucune",
        doc: "Votre propre numéro ou code pour la personne, enregistré avec l’envoi : au plus 100 caractères.",
      },
      test: {
        usual: "absent",
        doc: "Mode d’essai : les réponses sont vérifiées comme toujours, rien n’est enregistré ni envoyé à personne, et la référence commence par `TEST-`.",
      },
    },
    events: {
      "visa-ready": "Une fois par élément, quand le formulaire, ou le bouton fermé, fonctionne.",
      "visa-open": "L’évaluation s’est ouverte en plein écran.",
      "visa-close": "L’évaluation s’est fermée, de quelque façon que ce soit.",
      "visa-sending": "Les réponses sont en route.",
      "visa-sent":
        "Un envoi a été enregistré; `reference` est ce que la personne voit aussi. En mode d’essai, elle commence par `TEST-`.",
      "visa-error":
        "Un envoi a été refusé ou a échoué : `param` nomme le champ, ou vaut `form` pour une connexion perdue.",
    },
    methods: {
      reset: "Vide le formulaire.",
      focus: "Place le curseur dans la première question, ou sur le bouton.",
      open: "Ouvre l’évaluation en plein écran; quand elle se ferme, le curseur revient à `opener`, ou au bouton.",
      close: "Ferme l’évaluation; ses réponses restent.",
    },
    theme: {
      "--visa-accent": "Le bouton d’envoi et le bouton dans la page; leur texte s’adapte à leur clarté.",
      "--visa-ink": "Le texte; il suit la clarté du fond quand il n’est pas fixé.",
      "--visa-surface": "Le fond que l’élément peint.",
      "--visa-line": "Les lignes et le bord des champs.",
      "--visa-danger": "Les messages sur les réponses.",
      "--visa-radius": "Les coins des champs et des boutons.",
      "--visa-font": "La police; celle du système quand elle n’est pas fixée.",
    },
    parts: {
      form: "Le formulaire.",
      heading: "Le titre au-dessus du formulaire.",
      licence: "Qui a le permis, et le registre où on peut le vérifier.",
      field: "Une question avec son libellé, son champ et son message.",
      label: "Le libellé d’une question.",
      control: "Un champ, une liste ou une zone de texte.",
      error: "Un message sur une réponse, ou sur tout le formulaire.",
      status: "Ce qui est dit pendant et après l’envoi.",
      submit: "Le bouton d’envoi.",
      button: "Le bouton dans la page.",
      dialog: "L’évaluation en plein écran.",
      close: "Le bouton Fermer de l’évaluation.",
    },
  },
};
