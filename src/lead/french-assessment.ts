import type { assessment } from "./assessment.ts";
import { noChoice } from "./field.ts";
import type { Translation } from "./translate.ts";

/*
 * The assessment as French is written in Canada: a no-break space before a colon and between a number and its unit, and
 * words that name nobody's sex.
 */

const unanswered = { [noChoice]: "Veuillez faire un choix" } as const;
const education = {
  ...unanswered,
  "Less than secondary": "Études secondaires non terminées",
  "Secondary school": "Études secondaires",
  "Diploma/Certificate one year": "Diplôme ou certificat d'un an",
  "Diploma/Certificate two year": "Diplôme ou certificat de deux ans",
  Bachelors: "Baccalauréat",
  Masters: "Maîtrise",
  "PhD/Doctorate": "Doctorat",
  "More than two secondary designations": "Plus de deux titres d'études secondaires",
};
const level = {
  ...unanswered,
  None: "Aucun",
  Beginner: "Débutant",
  Intermediate: "Intermédiaire",
  Advanced: "Avancé",
};
const years = {
  ...unanswered,
  None: "Aucune",
  "1 year": "1\u00a0an",
  "2 year": "2\u00a0ans",
  "3 year": "3\u00a0ans",
  "4 year": "4\u00a0ans",
  "5 year": "5\u00a0ans",
  "5+ year": "Plus de 5\u00a0ans",
};
const yesNo = { ...unanswered, Yes: "Oui", No: "Non" };
const status = {
  ...unanswered,
  Married: "Personne mariée",
  "Single/Never Married": "Célibataire, sans mariage antérieur",
  Divorced: "Personne divorcée",
  Separated: "Personne séparée",
  "Common-law relationship": "En union de fait",
  Widow: "Personne veuve",
};

export const frenchAssessment = {
  heading: "Évaluation gratuite",
  submitLabel: "Envoyer mon évaluation",
  successMessage:
    "Merci. Vos réponses nous sont parvenues, et une personne titulaire d'un permis les lira. Si nous pouvons vous aider, nous vous invitons à une consultation, selon une entente écrite que vous lisez d'abord.",
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
    phone: { label: "Téléphone" },
    age: { label: "Votre âge", hint: "À partir de 16\u00a0ans." },
    status: {
      label: "État civil",
      hint: "Union de fait\u00a0: vivre ensemble depuis un an ou plus.",
      options: status,
    },
    cityOfResidence: { label: "Ville où vous vivez maintenant" },
    citizenship: { label: "Pays de citoyenneté" },
    educationLevel: {
      label: "Plus haut niveau d'études",
      hint: "Le plus haut que vous avez terminé.",
      options: education,
    },
    fieldOfStudy: {
      label: "Domaine d'études",
      hint: "Par exemple soins infirmiers, comptabilité ou soudage.",
    },
    postSecondaryCanada: {
      label: "Avez-vous étudié au Canada après le secondaire?",
      hint: "Dans un collège, une université ou une école de métiers.",
      options: yesNo,
    },
    eca: {
      label: "Avez-vous une évaluation des diplômes d'études?",
      hint: "L'EDE est un rapport qui dit ce que votre diplôme étranger vaut au Canada.",
      options: yesNo,
    },
    englishLevel: {
      label: "Niveau d'anglais",
      hint: "Selon votre propre estimation. Dans l'échelle canadienne pour l'anglais (CLB), Débutant va de 1 à 4, Intermédiaire de 5 à 8, et Avancé commence à 9.",
      options: level,
    },
    frenchLevel: {
      label: "Niveau de français",
      hint: "Choisissez Aucun si vous ne le parlez pas. Pour le français, la même échelle s'appelle NCLC.",
      options: level,
    },
    skilledWorkOutside: {
      label: "Années de travail qualifié hors du Canada",
      hint: "En années complètes. Un travail qualifié est de catégorie FÉER 0, 1, 2 ou 3 dans la liste officielle des emplois du Canada, la CNP.",
    },
    jobTitle: {
      label: "Titre de votre poste",
      hint: "Comme votre employeur l'écrit, ou son code dans la CNP.",
    },
    otherJobTitle: {
      label: "Autres postes que vous avez occupés",
      hint: "Au cours des dix dernières années.",
    },
    workExpCanada: {
      label: "Expérience de travail au Canada",
      hint: "Du travail payé que vous aviez le droit de faire.",
      options: years,
    },
    dependent: {
      label: "Avez-vous des personnes à charge de moins de 21\u00a0ans?",
      hint: "Des enfants qui dépendent de votre soutien.",
      options: yesNo,
    },
    dependentAge: { label: "Âge des personnes à charge", hint: "Par exemple 3, 7" },
    relativeCanada: { label: "Parenté au Canada", hint: "Par exemple une sœur ou un oncle." },
    province: {
      label: "Province ou territoire où vous aimeriez vivre",
      hint: "Laissez ce champ vide si cela vous est égal.",
    },
    spouseFirstName: { label: "Prénom du conjoint ou de la conjointe" },
    spouseLastName: { label: "Nom de famille du conjoint ou de la conjointe" },
    spouseAge: { label: "Âge du conjoint ou de la conjointe" },
    spouseEnglishLevel: { label: "Niveau d'anglais du conjoint ou de la conjointe", options: level },
    spouseFrenchLevel: { label: "Niveau de français du conjoint ou de la conjointe", options: level },
    spouseEducationLevel: {
      label: "Plus haut niveau d'études du conjoint ou de la conjointe",
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
} satisfies Translation<typeof assessment>;
