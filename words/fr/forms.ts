import type { RefusalValues, Words } from "#lead/words.ts";

/*
 * French as it is written in Canada: a no-break space before a colon and between a number and its unit, and
 * words that name nobody’s sex.
 */

export const form: Words["form"] = {
  language: "fr",
  quote: (text) => `«\u00a0${text}\u00a0»`,
  noChoice: "Veuillez faire un choix",
  effort: (required) =>
    `Gratuit, sans compte. Environ 7\u00a0minutes pour une personne, 10\u00a0minutes pour un couple. Seules ${required}\u00a0questions sont obligatoires.`,
  forOthers:
    "Pour votre enfant, un parent ou une personne à votre emploi? Répondez à sa place, mais donnez votre propre courriel et votre propre téléphone. Ne parlez d’une autre personne qu’avec son accord.",
  othersAgree: "Ne parlez d’une autre personne qu’avec son accord.",
  allRequired: "Toutes les questions sont obligatoires.",
  part: (at, count) => `Partie ${at} sur ${count}`,
  terms: "En termes officiels",
  optional: " (facultatif)",
  condition: (answers, question) =>
    `Seulement si vous avez répondu ${answers.join(" ou ")} à ${question}\u00a0:`,
  leaveEmpty: "Laissez ce champ vide",
  phoneCountry: "Pays du numéro de téléphone",
  phoneCountries: { CA: "Canada", ZZ: "International" },
  didYouMean: (email) => `Vouliez-vous dire ${email}?`,
  replyTo: "Nous répondrons à\u00a0: ",
  readAs: (text) => `Nous noterons\u00a0: ${text}.`,
  writeInstead: "Nous écrire plutôt un message",
  questionsFollow: (count, section) =>
    `${count} courtes questions suivent vers la fin, sous «\u00a0${section}\u00a0».`,
  questionsGone: (section) => `Les questions sous «\u00a0${section}\u00a0» ne sont plus nécessaires.`,
  beginWith: "Commencez par\u00a0:",
  beginnings: ["Je suis au Canada jusqu’au …", "On m’a refusé …", "Je dois répondre à une lettre avant le …"],
  sending: "Envoi du message... Veuillez patienter",
  connectionLost:
    "Pas encore envoyé\u00a0: la connexion a été coupée. Vos réponses sont conservées. Veuillez les envoyer de nouveau; elles ne compteront qu’une fois.",
  notSent:
    "Pas encore envoyé\u00a0: quelque chose n’a pas fonctionné sur cette page. Vos réponses sont conservées. Veuillez les envoyer de nouveau; elles ne compteront qu’une fois.",
  test: "Essai\u00a0: rien n’est envoyé à personne.",
  noClearAnswer:
    "Peut-être pas encore envoyé\u00a0: nous ne savons pas si votre message est arrivé. Vos réponses sont conservées. Veuillez les envoyer de nouveau; elles ne compteront qu’une fois.",
  sendAgain: (country) => `${country}. Veuillez envoyer de nouveau.`,
  lookAgain: "Veuillez revoir cette réponse.",
  wrongAnswers: (count) =>
    count === 1 ? "Veuillez corriger une réponse." : `Veuillez corriger ${count}\u00a0réponses.`,
  reference: "Votre numéro de référence\u00a0: ",
  another: "Remplir un autre formulaire",
  sent: "Merci. C’est envoyé. ",
  newTab: " (nouvel onglet)",
};

export const keeping: Words["keeping"] = {
  heading: "Garder mes réponses",
  offer: (days) => `Garder mes réponses sur cet appareil pendant ${days}\u00a0jours`,
  kept: (day) => `Gardées sur cet appareil jusqu’au ${day}.`,
  forget: "Les supprimer de cet appareil",
  deleted: "Vos réponses sont supprimées de cet appareil.",
  found: (day) => `Vos réponses sont gardées sur cet appareil jusqu’au ${day}.`,
  resume: "Continuer avec ces réponses",
  open: "Ouvrir un fichier contenant mes réponses",
  wrote: (time) => `Vous avez écrit à ${time}\u00a0: est-ce que quelqu’un l’a lu?`,
};

export const contact: Words["contact"] = {
  heading: "Nous joindre",
  submitLabel: "Envoyer le message",
  successMessage: (by) =>
    `Merci. Votre message a été envoyé. ${firm.advisers[by]} vous écrira ou vous appellera pour vous dire si nous pouvons vous aider.`,
  sections: {},
  fields: {
    fullName: { label: "Nom complet" },
    phone: {
      label: "Téléphone",
      hint: "Ce n’est pas un numéro canadien? Choisissez d’abord son pays, par exemple la France (+33), ou commencez par +.",
    },
    email: { label: "Courriel" },
    body: { label: "Votre message" },
  },
};

const education = {
  "Less than secondary": "Secondaire non terminé",
  "Secondary school": "Secondaire (DES, DEP; en France, bac ou CAP)",
  "Diploma/Certificate one year": "Un an\u00a0: diplôme ou certificat postsecondaire",
  "Diploma/Certificate two year": "Deux ans\u00a0: diplôme ou certificat postsecondaire (DEC, BTS)",
  Bachelors: "Baccalauréat universitaire, licence",
  Masters: "Maîtrise",
  "PhD/Doctorate": "Doctorat",
  "More than two secondary designations": "Plus de deux diplômes postsecondaires",
};
const level = {
  None: "Aucun",
  Beginner: "Débutant",
  Intermediate: "Intermédiaire",
  Advanced: "Avancé",
};
const years = {
  None: "Aucune",
  "1 year": "1\u00a0an",
  "2 year": "2\u00a0ans",
  "3 year": "3\u00a0ans",
  "4 year": "4\u00a0ans",
  "5 year": "5\u00a0ans",
  "5+ year": "Plus de 5\u00a0ans",
};
const yesNo = { Yes: "Oui", No: "Non" };
const status = {
  Married: "Marié, mariée",
  "Single/Never Married": "Célibataire, sans mariage antérieur",
  Divorced: "Divorcé, divorcée",
  Separated: "Séparé, séparée",
  "Common-law relationship": "En union de fait",
  Widow: "Veuf, veuve",
};

export const assessment: Words["assessment"] = {
  heading: "Évaluation gratuite",
  submitLabel: "Envoyer mes réponses",
  successMessage: (by) =>
    `Merci. Vos réponses ont été envoyées. ${firm.advisers[by]} vous écrira ou vous appellera pour vous dire si nous pouvons vous aider.`,
  sections: {
    you: "Vous",
    education: "Études",
    languages: "Langues",
    work: "Travail",
    family: "Famille et Canada",
    spouse: "Votre conjoint ou conjointe",
    rest: "Autre chose",
  },
  fields: {
    firstName: { label: "Prénom" },
    lastName: { label: "Nom de famille" },
    email: { label: "Courriel" },
    phone: {
      label: "Téléphone",
      hint: "Ce n’est pas un numéro canadien? Choisissez d’abord son pays, par exemple la France (+33), ou commencez par +.",
    },
    age: {
      label: "Votre âge",
      hint: "À partir de 16\u00a0ans. Pour un enfant plus jeune, écrivez-nous plutôt un message.",
    },
    status: {
      label: "État matrimonial",
      hint: "Union de fait\u00a0: vivre en couple depuis un an ou plus.",
      options: status,
    },
    cityOfResidence: { label: "Ville où vous vivez maintenant" },
    citizenship: { label: "Pays de citoyenneté" },
    educationLevel: {
      label: "Plus haut niveau d’études",
      hint: "Le plus haut que vous ayez terminé. Le bac qui termine le lycée est du secondaire. Baccalauréat universitaire ou licence\u00a0: un diplôme d’au moins trois ans d’université. La dernière réponse\u00a0: plus de deux diplômes obtenus après le secondaire.",
      options: education,
    },
    fieldOfStudy: {
      label: "Domaine d’études",
      hint: "Par exemple soins infirmiers, comptabilité ou soudage.",
    },
    postSecondaryCanada: {
      label: "Avez-vous étudié au Canada après le secondaire?",
      hint: "Dans un collège, une université ou une école de métiers.",
      options: yesNo,
    },
    eca: {
      label: "Avez-vous une évaluation des diplômes d’études?",
      hint: "Un rapport payant (EDE), par exemple de WES, sur un diplôme obtenu hors du Canada. La plupart des gens n’en ont pas encore\u00a0: répondez alors «\u00a0Non\u00a0».",
      options: yesNo,
    },
    englishLevel: {
      label: "Niveau d’anglais",
      hint: "«\u00a0Débutant\u00a0»\u00a0: des mots simples. «\u00a0Intermédiaire\u00a0»\u00a0: je me débrouille au travail. «\u00a0Avancé\u00a0»\u00a0: je pourrais étudier en anglais. Un résultat de test peut aller dans le dernier champ.",
      terms:
        "Dans l’échelle canadienne pour l’anglais (CLB), «\u00a0Débutant\u00a0» va de 1 à 4, «\u00a0Intermédiaire\u00a0» de 5 à 8, et «\u00a0Avancé\u00a0» commence à 9. Pour le français, la même échelle s’appelle Niveaux de compétence linguistique canadiens (NCLC).",
      options: level,
    },
    frenchLevel: {
      label: "Niveau de français",
      hint: "Choisissez «\u00a0Aucun\u00a0» si vous ne le parlez pas.",
      options: level,
    },
    skilledWorkOutside: {
      label: "Années de travail qualifié hors du Canada",
      hint: "En années complètes, dans des emplois qui demandent une formation\u00a0: soins infirmiers, soudage, cuisine, comptabilité, gestion. Dans le doute, comptez-les; nous vérifierons.",
      terms:
        "Un travail qualifié est de catégorie FÉER 0, 1, 2 ou 3 dans la liste officielle des emplois du Canada, la CNP.",
    },
    jobTitle: {
      label: "Votre poste ou métier",
      hint: "Dans vos propres mots.",
    },
    otherJobTitle: {
      label: "Autres postes que vous avez occupés",
      hint: "Au cours des dix dernières années.",
    },
    workExpCanada: {
      label: "Expérience de travail au Canada",
      hint: "Du travail rémunéré que vous aviez le droit de faire.",
      options: years,
    },
    dependent: {
      label: "Avez-vous des personnes à charge de moins de 21\u00a0ans?",
      hint: "Des enfants qui dépendent de vous.",
      options: yesNo,
    },
    dependentAge: { label: "Âge des personnes à charge", hint: "Par exemple 3, 7" },
    relativeCanada: { label: "Parenté au Canada", hint: "Par exemple une sœur ou un oncle." },
    province: {
      label: "Province ou territoire où vous aimeriez vivre",
      hint: "Laissez ce champ vide si vous n’avez pas de préférence. Le Québec sélectionne les personnes immigrantes selon ses propres règles.",
    },
    spouseFirstName: { label: "Prénom du conjoint ou de la conjointe" },
    spouseLastName: { label: "Nom de famille du conjoint ou de la conjointe" },
    spouseAge: { label: "Âge du conjoint ou de la conjointe" },
    spouseEnglishLevel: { label: "Niveau d’anglais du conjoint ou de la conjointe", options: level },
    spouseFrenchLevel: { label: "Niveau de français du conjoint ou de la conjointe", options: level },
    spouseEducationLevel: {
      label: "Plus haut niveau d’études du conjoint ou de la conjointe",
      options: education,
    },
    spouseWorkExpCanada: {
      label: "Expérience de travail au Canada du conjoint ou de la conjointe",
      options: years,
    },
    spouseWorkOutsideExpCanada: {
      label: "Expérience de travail hors du Canada du conjoint ou de la conjointe",
      options: years,
    },
    additional: {
      label: "Autre chose que nous devrions savoir",
      hint: "Par exemple un refus, une échéance ou une question.",
    },
  },
};

export const element: Words["element"] = {
  failure: "Ce formulaire ne s’est pas chargé. Veuillez réessayer.",
  hosted: "L’ouvrir dans un nouvel onglet",
  close: "Fermer",
  ownForm: "Ouvrir ce formulaire sur notre site, où vous pouvez garder vos réponses",
};

export const firm: Words["firm"] = {
  advisers: {
    consultant: "Une consultante ou un consultant réglementé (CRIC)",
    lawyer: "Une avocate ou un avocat",
    notary: "Une ou un notaire",
    professional: "Une personne que la loi canadienne autorise à vous conseiller",
  },
  licenceClasses: {
    RCIC: "CRIC",
    "RCIC-IRB": "CRIC-CISR",
    RISIA: "CRIEE",
    lawyer: "avocat",
    avocate: "avocate",
    paralegal: "parajuriste",
    notary: "notaire",
  },
  licenceNumber: (number) => `Permis ${number}`,
  holder: (name, title) => `${name}, ${title}`,
  licensed: (holder, number) => `${holder}, numéro de permis ${number}`,
  regulators: {
    "Law Society of Manitoba": "Société du Barreau du Manitoba",
    "Law Society of New Brunswick": "Barreau du Nouveau-Brunswick",
    "Law Society of Ontario": "Barreau de l’Ontario",
  },
  membership: (regulator, number) => `${regulator}, nº\u00a0${number}`,
  member: (holder, membership) => `${holder}, ${membership}`,
  licence: (everyone) => `${everyone.join("; ")}. Registre public\u00a0: `,
  stopped: (firm, by, several) =>
    `${firm} n’accepte pas de messages et ne donne pas de conseils en ce moment\u00a0: ${by === "consultant" ? "veuillez chercher un consultant réglementé ou une consultante réglementée dans le registre public du Collège." : `veuillez chercher dans ${several ? "les registres publics" : "le registre public"} une autre personne autorisée à vous conseiller.`}`,
  keptFor: (days) =>
    days > 0 ? `pendant ${days}\u00a0jours` : "jusqu’à ce que vous nous demandiez de l’effacer",
  storedIn: { unknown: "peut-être hors du Canada", us: "aux États-Unis", eu: "dans l’Union européenne" },
  privacy: (kept, where, by, languages) =>
    `${firm.advisers[by]} lit ce que vous envoyez pour voir si nous pouvons vous aider${languages && `, et répond en ${languages}`}. Notre hébergeur, Cloudflare, le conserve, ${where}, ${kept}. Pour en savoir plus\u00a0: `,
  quebec: (firm, names) =>
    names
      ? `${names}\u00a0: reconnaissance du MIFI, le ministère de l’Immigration du Québec.`
      : `Personne chez ${firm} n’a la reconnaissance du MIFI, le ministère de l’Immigration du Québec\u00a0: nous ne traitons donc pas les demandes destinées au Québec.`,
  quebecMembers: (names) =>
    `${names}\u00a0: membres du Barreau du Québec ou de la Chambre des notaires du Québec.`,
  siteLanguages: { en: "anglais", fr: "français" },
  or: " ou ",
  taxes: { included: "taxes incluses", extra: "plus taxes" },
  privacyLink: "Politique de confidentialité",
  accessibilityLink: "Accessibilité",
};

export const receipt: Words["receipt"] = {
  offer: "Conserver l’accusé de réception",
  received: { contact: "Nous avons votre message", request: "Nous avons vos réponses" },
  title: (firm) => `Accusé de réception\u00a0: ${firm}`,
  reference: "Votre numéro de référence",
  keep: "Imprimez cette page ou notez le numéro. Mentionnez-le si vous nous appelez ou nous écrivez de nouveau.",
  nextHeading: "La suite",
  away: (from, until) =>
    `Notre bureau est fermé du ${from} au ${until} inclusivement. Ce que vous envoyez pendant ce temps sera lu à notre retour, et notre délai de réponse commencera alors à courir.`,
  answered: ({ of, answered, days }) =>
    `Sur les ${of}\u00a0dernières personnes qui nous ont écrit, ${answered} ont reçu notre réponse ${days === 1 ? "au plus tard le jour ouvrable suivant" : `en ${days}\u00a0jours ouvrables au plus`}.`,
  replyBy(days) {
    if (days === undefined)
      return "Nous ne pouvons pas vous promettre de date. Si cela devient urgent, appelez-nous ou écrivez-nous, et donnez votre numéro de référence.";
    return days === 1
      ? "Vous aurez de nos nouvelles au plus tard le prochain jour ouvrable."
      : `Vous aurez de nos nouvelles d’ici ${days}\u00a0jours ouvrables.`;
  },
  steps: (reply, by, languages) => [
    `${firm.advisers[by]} lit chaque ligne. S’il manque quelque chose, nous vous le demanderons.`,
    `Nous répondons${languages && ` en ${languages},`} par courriel ou par téléphone et nous vous disons si nous pouvons vous aider. ${reply}`,
    "Pour des conseils sur votre cas, nous vous invitons à une consultation. Vous recevez d’abord un contrat écrit avec le prix, puis vous décidez. Personne ne peut vous promettre un visa.",
  ],
  booking: "Réserver une consultation en ligne",
  notes: ({ email, phone, profession, hasConsultant }) => [
    `${profession === "consultant" ? "Aucun consultant réglementé, aucune consultante réglementée ne devrait vous demander d’argent avant que vous ayez un contrat écrit." : "Nous ne demandons pas d’argent avant que vous ayez un contrat écrit."} Si quelqu’un le fait en notre nom, ne payez pas et dites-le-nous.`,
    ...(hasConsultant
      ? [
          "Si l’acte malhonnête d’une consultante ou d’un consultant réglementé vous fait perdre de l’argent, vous pourriez être admissible à une indemnité du fonds du Collège, qui délivre les permis.",
        ]
      : []),
    `Pour corriger ou faire effacer ce que vous avez envoyé, ou pour retirer votre consentement, écrivez à ${email} ou appelez le ${phone}, et donnez votre numéro de référence.`,
  ],
  question: "Avons-nous lu ce que vous avez envoyé?",
  openPage: "Ouvrir votre page\u00a0: avons-nous lu ce que vous avez envoyé?",
  copyLink: "Copier le lien",
  copied: "Lien copié",
  print: "Imprimer ou enregistrer",
  share: "Partager",
  hide: "Masquer",
};

export const followUp: Words["followUp"] = {
  arrived: "Reçu",
  read: "Lu",
  answered: "Réponse donnée",
  ways: { phone: "Réponse par téléphone", email: "Réponse par courriel", chat: "Réponse par WhatsApp" },
  unanswered: "Vous nous avez dit que vous n’aviez pas eu de nos nouvelles",
  ahead: { read: "Nous le lirons", answered: "Nous répondrons", time: "L’heure s’affichera ici" },
  promised: (day) => `Vous aurez de nos nouvelles au plus tard le ${day}.`,
  news: {
    read: (day) => `Nous l’avons lu le ${day}`,
    answered: (day) => `Nous vous avons répondu le ${day}`,
    phone: (day) => `Nous vous avons téléphoné le ${day}`,
    email: (day) => `Nous vous avons écrit par courriel le ${day}`,
    chat: (day) => `Nous vous avons écrit sur WhatsApp le ${day}`,
    unanswered: (day) => `Le ${day}, vous nous avez dit que vous n’aviez pas eu de nos nouvelles`,
  },
  cities: {
    St_Johns: "St. John’s",
    Sao_Paulo: "São Paulo",
    Mexico_City: "Mexico",
    Moscow: "Moscou",
  },
  spam: "Notre courriel se trouve peut-être dans votre dossier de pourriels; vérifiez-y aussi.",
  again:
    "Si vous n’avez reçu ni courriel, ni appel, ni message de notre part, dites-le-nous ici. Une fois suffit\u00a0: nous remettrons votre envoi dans la file d’attente.",
  nobody: "Je n’ai pas eu de vos nouvelles",
};

export const reply: Words["reply"] = {
  subject: { contact: "Votre message", request: "Votre formulaire d’évaluation" },
  opening: {
    contact: (firm, reference) =>
      `Bonjour, ici ${firm}. Merci de votre message; son numéro de référence est ${reference}.`,
    request: (firm, reference) =>
      `Bonjour, ici ${firm}. Merci d’avoir rempli le formulaire d’évaluation; son numéro de référence est ${reference}.`,
  },
  ask: "Veuillez nous en dire plus sur\u00a0:",
  rest: (language) => `La suite est en ${language}\u00a0:`,
};

const phoneExample = "par exemple +1\u00a0416\u2011555\u20110123";
const checkNumber = ({ hasCode }: RefusalValues) =>
  hasCode
    ? "Vérifiez ses chiffres et son pays."
    : "Vérifiez ses chiffres, choisissez son pays ou commencez par + et l’indicatif du pays.";
const range = ({ min, max }: RefusalValues) => `un nombre entier de ${min} à ${max}`;

export const refusals: Words["refusals"] = {
  reasons: {
    tooOften:
      "Un grand nombre de personnes envoient des formulaires depuis cette connexion\u00a0: veuillez attendre une minute et envoyer de nouveau.",
    notJson: "Veuillez envoyer le formulaire en JSON, en UTF-8, avec le type de contenu application/json.",
    withoutToken: "Veuillez recharger la page et envoyer le formulaire de nouveau.",
    malformed: "Veuillez envoyer le formulaire sous la forme d’un seul objet JSON complet, en UTF-8.",
    incomplete: "Le formulaire n’est pas arrivé au complet\u00a0: veuillez l’envoyer de nouveau.",
    brokenPage:
      "Le formulaire n’est pas arrivé au complet\u00a0: veuillez revenir à la page précédente et l’envoyer de nouveau.",
    tooLarge: "Veuillez raccourcir vos réponses, qui peuvent prendre au plus 64\u00a0Kio en tout.",
    compressed: "Veuillez envoyer le formulaire tel quel, sans le compresser.",
    foreign: "Veuillez ouvrir le formulaire sur notre propre site et l’envoyer de là.",
    notStored:
      "Nous n’avons pas pu enregistrer votre message\u00a0: veuillez l’envoyer de nouveau dans une minute.",
    failed:
      "Un problème est survenu de notre côté\u00a0: veuillez envoyer le formulaire de nouveau dans une minute.",
    nothingHere: "Veuillez vérifier l’adresse, car il n’y a rien ici.",
    notPosted: "Veuillez envoyer le formulaire avec la méthode POST.",
  },
  pageFailed:
    "Nous n’avons pas pu afficher cette page. Veuillez la recharger dans une minute ou communiquer avec nous\u00a0:",
  plan: (country, calling) => `${country} (${calling})`,
  otherType: (form) => `Veuillez envoyer ce formulaire avec son type, ${form}.`,
  answers: {
    missing: ({ name }) => `Veuillez remplir ${name}.`,
    wrong: ({ name }) => `Veuillez écrire une réponse à ${name}.`,
    long: ({ name, max }) => `Veuillez raccourcir ${name} à ${max}\u00a0caractères ou moins.`,
    garbled: ({ name }) =>
      `Veuillez remplir ${name} de nouveau, sans saut de ligne, tabulation ou caractère illisible.`,
    "no country": () =>
      `Veuillez commencer le numéro de téléphone par + et l’indicatif du pays, ${phoneExample}.`,
    "unknown code": () =>
      "Le numéro commence par un indicatif qui n’existe pas. Vérifiez ses premiers chiffres.",
    "other country": (asked) =>
      `Le numéro ne convient pas à ce pays\u00a0: ${asked.country}. ${checkNumber(asked)}`,
    short: (asked) => `Le numéro est trop court pour ce pays\u00a0: ${asked.country}. ${checkNumber(asked)}`,
    asked: () =>
      "Est-ce le numéro d’un autre pays? Choisissez ce pays ici, ou commencez par + et l’indicatif du pays. Sinon, vérifiez le numéro et envoyez de nouveau.",
    birth: ({ name }) =>
      `Veuillez répondre à ${name} par l’âge en années. Votre réponse ressemble à une date de naissance.`,
    young: ({ min }) =>
      `Ce formulaire s’adresse aux personnes de ${min}\u00a0ans ou plus. Pour une personne plus jeune, écrivez-nous plutôt un message.`,
    "not a number": () => `Veuillez écrire un seul numéro de téléphone, en chiffres, ${phoneExample}.`,
    longText: {
      garbled: ({ name }) => `Veuillez remplir ${name} de nouveau, sans caractère illisible.`,
    },
    email: {
      missing: ({ firmPhone }) =>
        `Veuillez écrire votre adresse courriel. Vous n’en avez pas? Donnez celle d’une personne proche, ou appelez-nous\u00a0: ${firmPhone}.`,
      wrong: () => "Veuillez écrire une adresse courriel complète, par exemple nom@example.com.",
      garbled: () =>
        "Veuillez écrire l’adresse courriel de nouveau, sans saut de ligne, tabulation ou caractère illisible.",
    },
    phone: {
      missing: () => "Veuillez écrire votre numéro de téléphone.",
      long: (asked) => `Le numéro est trop long pour ce pays\u00a0: ${asked.country}. ${checkNumber(asked)}`,
    },
    integer: {
      missing: (asked) => `Veuillez répondre à ${asked.name} par ${range(asked)}.`,
      wrong: (asked) => `Veuillez répondre à ${asked.name} par ${range(asked)}.`,
    },
    ages: {
      wrong: ({ name }) =>
        `Veuillez répondre à ${name} par des nombres entiers séparés par des virgules, par exemple 3, 7, et 0 pour un bébé.`,
    },
    choice: {
      missing: ({ name }) => `Veuillez choisir une réponse à ${name}.`,
      wrong: ({ name, options }) =>
        `Veuillez choisir une des réponses proposées à ${name}${options.length > 2 ? "" : `, ${options.join(" ou ")}`}.`,
    },
  },
  oneName: ({ name }) =>
    `Veuillez remplir ${name}. Vous n’avez qu’un seul nom? Écrivez-le dans les deux champs.`,
  titles: {
    received: "Reçu\u00a0: ",
    refused: "Pas encore envoyé\u00a0: ",
    check: "Pas encore envoyé, à vérifier\u00a0: ",
  },
  summary:
    "Pas encore envoyé. Vos réponses sont conservées; veuillez revoir ce qui suit et envoyer de nouveau\u00a0:",
};
