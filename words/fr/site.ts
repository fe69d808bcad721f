import { firm, titleWith, withFirm } from "#content/firm/firm.ts";
import { questions } from "#content/question-counts.ts";
import type { Profession } from "#lead/profession.ts";
import type { SiteWords } from "../en/site.ts";
import { firm as formWords } from "./forms.ts";

export const language = "fr";

const named = (adviser: string) => {
  const Adviser = adviser.charAt(0).toUpperCase() + adviser.slice(1);
  return {
    adviser,
    Adviser,
    AdviserInFull: Adviser,
    everyAdviser: "toute personne qui vous offre des conseils",
    noMoney: "Nous ne demandons pas d’argent avant que vous ayez un contrat écrit.",
    ourNumbers: firm.licensees.length > 1 ? "nos numéros de permis" : "notre numéro de permis",
    publicRegister: firm.hasSeveralRegisters
      ? "les registres publics des organismes de réglementation"
      : "le Registre public de l’organisme de réglementation",
    registerShows: firm.hasSeveralRegisters
      ? "L’un d’eux doit indiquer le même nom et confirmer que la personne peut exercer aujourd’hui."
      : "Le nom doit être le même, et le registre doit indiquer que la personne peut exercer aujourd’hui.",
  };
};

const advisers: Record<Profession, SiteWords["advisers"]> = {
  consultant: {
    ...named("une consultante ou un consultant réglementé (CRIC)"),
    AdviserInFull: "Une consultante ou un consultant réglementé en immigration canadienne (CRIC)",
    anyAdviser: "d’un consultant",
    everyAdviser: "tout consultant",
    weAre: "Nous sommes des consultants en immigration",
    whoGetsIt:
      "Le consultant ou la consultante, et les personnes qui travaillent sous sa responsabilité et sont tenues au secret.",
    onlyAdviser: "Seule une personne qui a un permis (CRIC) donne des conseils.",
    noMoney:
      "Aucun consultant réglementé, aucune consultante réglementée ne devrait vous demander d’argent avant que vous ayez un contrat écrit.",
    registerShows:
      "Le nom doit être le même, le statut «\u00a0Actif\u00a0», et la colonne «\u00a0Autorisé/autorisée à exercer la pratique\u00a0» doit indiquer «\u00a0oui\u00a0».",
  },
  lawyer: {
    ...named("une avocate ou un avocat"),
    anyAdviser: "d’une avocate ou d’un avocat",
    weAre: "Nous sommes un cabinet d’avocats",
    whoGetsIt:
      "Nos avocates et avocats, et les personnes qui travaillent sous leur responsabilité et sont tenues au secret.",
    onlyAdviser: "Seul un membre du barreau donne des conseils.",
  },
  notary: {
    ...named("une ou un notaire"),
    anyAdviser: "d’une ou d’un notaire",
    weAre: "Nous sommes une étude de notaires",
    whoGetsIt:
      "Nos notaires, et les personnes qui travaillent sous leur responsabilité et sont tenues au secret.",
    onlyAdviser: "Seul un membre de la Chambre des notaires donne des conseils.",
  },
  professional: {
    ...named("une personne autorisée à vous conseiller"),
    anyAdviser: "d’aide",
    weAre: "Nous sommes un cabinet d’immigration",
    whoGetsIt:
      "Les personnes autorisées à vous conseiller, et celles qui travaillent sous leur responsabilité et sont tenues au secret.",
    onlyAdviser: "Seules les personnes autorisées donnent des conseils.",
  },
};

const adviser =
  firm.profession === "consultant" ? advisers.consultant.AdviserInFull : formWords.advisers[firm.profession];

export const words: SiteWords = {
  menu: {
    "/": "Accueil",
    "/immigration": "Immigration",
    "/immigration/express-entry": "Entrée express",
    "/immigration/federal-skilled-worker": "Programme des travailleurs qualifiés (fédéral)",
    "/immigration/federal-skilled-trades": "Programme des travailleurs de métiers spécialisés (fédéral)",
    "/immigration/canadian-experience-class": "Catégorie de l’expérience canadienne",
    "/immigration/provincial-nominee-programs": "Programme des candidats des provinces",
    "/study": "Permis d’études",
    "/visit": "Visiter le Canada",
    "/visit/tourism": "Visa de visiteur",
    "/visit/super-visa": "Super visa",
    "/sponsorship": "Parrainage",
    "/citizenship": "Citoyenneté",
    "/other-services": "Autres services",
    "/other-services/canadian-business-immigration-program": "Immigration des gens d’affaires",
    "/other-services/labour-market-impact-assessment": "Étude d’impact sur le marché du travail",
    "/other-services/caregivers": "Aides familiaux",
    "/contact-us": "Nous joindre",
  },
  unlisted: {
    assessment: "Formulaire d’évaluation",
    receipt: "Votre formulaire",
    privacy: "Politique de confidentialité",
    verify: "Vérifier un formulaire",
    accessibility: "Accessibilité",
    updates: "Ce qui a changé",
    quebec: "S’établir au Québec",
  },
  frame: {
    skip: "Aller au contenu",
    book: "Réserver une consultation",
    assess: "Évaluation gratuite",
    question: "Avez-vous des questions?",
    menu: "Menu",
    mainMenu: "Principale",
    subMenu: "Pages de la section {title}",
    breadcrumb: "Fil d’Ariane",
    home: "Accueil",
    section: "Dans cette section",
    onThisPage: "Sur cette page",
    ask: "Poser une question",
    navigation: "Navigation",
    touch: "Nous joindre",
    languages: "Langues",
    close: "Fermer",
    reach: "Appelez le {phone} ou écrivez à {email}.",
    otherSite: " (autre site)",
    cell: "{column}\u00a0: ",
    phoneWithoutScripts:
      "Si votre numéro de téléphone n’est pas du Canada ni des États-Unis, commencez-le par + et l’indicatif du pays.",
  },
  advisers: advisers[firm.profession],
  college: "Collège des consultants en immigration et en citoyenneté",
  footer: {
    about: `${firm.name} propose une façon simple de traiter tous les types de demandes de visa. Nous expliquons les règles. Une fois le contrat signé, nous préparons votre dossier avec vous.`,
    licence: [
      "CRIC veut dire consultant réglementé en immigration canadienne.",
      "Le Collège est le Collège des consultants en immigration et en citoyenneté (CCIC).",
    ],
    copyright: "Copyright © {year} Tous droits réservés.",
  },
  closed: {
    paused: { whole: "en pause", part: "en partie en pause" },
    closed: { whole: "programme fermé", part: "programme fermé en partie" },
  },
  report: {
    asOf: "Au {day}",
    dated: "{asOf} : {text}",
    lapsed:
      "Cet avis portait sur la période qui s’est terminée le {day}. La page officielle dit ce qui a suivi.",
    more: "Ce que cela veut dire",
    check: "Vérifiez sur la page officielle : {link}",
    sources: "Sources officielles",
    updates: "Ce qui a changé récemment",
  },
  register: {
    read: `Nous avons consulté ${firm.licensees.length > 1 ? "nos" : "notre"} permis dans ${firm.hasSeveralRegisters ? "les registres publics" : "le Registre public"} pour la dernière fois le {day}.`,
    check: `Vérifiez-${firm.licensees.length > 1 ? "les" : "le"} vous-même.`,
  },
  storage: {
    unknown:
      "Vos réponses peuvent donc être conservées hors du Canada. Les tribunaux et la police du pays où elles se trouvent pourraient alors les exiger.",
    us: "Vos réponses sont conservées aux États-Unis. Les tribunaux et la police de ce pays pourraient les exiger.",
    eu: "Vos réponses sont conservées dans l’Union européenne. Les tribunaux et la police de ces pays, comme ceux des États-Unis, pourraient les exiger.",
  },
  terms: {
    price: "Une première consultation coûte {price} et dure {minutes}\u00a0minutes.",
    languages: "Langues dans lesquelles vous pouvez nous écrire et nous parler\u00a0: {languages}.",
    quebec: {
      taken:
        "{names}\u00a0: reconnaissance du MIFI, le ministère de l’Immigration du Québec, inscription nº\u00a0{numbers}.",
      notTaken:
        "Personne chez {firm} n’a la reconnaissance du MIFI\u00a0: nous ne traitons donc pas les demandes destinées au Québec.",
      invitation: {
        taken: "Si nous pouvons vous aider, là ou ailleurs au Canada, nous vous invitons à une consultation.",
        notTaken:
          "Si nous pouvons vous aider pour un programme fédéral ou une autre province, nous vous invitons à une consultation.",
      },
    },
    hours: "{hours} ({clock})",
    days: "du {first} au {last}, de {from} à {to}",
    day: "le {first}, de {from} à {to}",
  },
  notFound: {
    title: "Page introuvable",
    text: "Page introuvable. Veuillez retourner à la page d’accueil ou choisir une des options du menu",
    home: "Page d’accueil",
    description: "Il n’y a pas de page à cette adresse.",
  },
  heads: {
    home: {
      title: titleWith((name) => `${name} : services d’immigration et de visas`),
      description: `${firm.profession === "consultant" ? "Un consultant réglementé en immigration canadienne" : adviser}\u00a0: résidence permanente, études, visites, parrainage, citoyenneté, et une évaluation gratuite.`,
    },
    assessment: {
      title: withFirm("Évaluation gratuite"),
      description: `De ${questions.alone} à ${questions.couple} questions, dont ${questions.required} obligatoires. ${formWords.advisers[firm.profession]} lit vos réponses et dit si nous pouvons vous aider.`,
    },
    receipt: {
      title: withFirm("Votre formulaire"),
      description: "Ce que vous nous avez envoyé, et la suite.",
    },
  },
  assessmentScreen: {
    lead: `Jusqu’à ${questions.couple} questions sur une seule page : ${questions.alone} si votre demande est pour vous seulement, sans enfants. Seulement ${questions.required} sont obligatoires, et vous pouvez donner des chiffres approximatifs.`,
    notes: [
      "C’est gratuit, et vous n’avez pas besoin de compte.",
      `${adviser} lit vos réponses. La politique de confidentialité dit qui d’autre peut les voir.`,
      "Personne ne peut vous promettre un visa. Si nous pouvons vous aider, nous vous invitons à une consultation, avec un contrat écrit que vous lisez d’abord.",
    ],
    call: "Vous préférez parler? Appelez le {phone} ou écrivez à {email}.",
    /** Announced when the form is closed before it is sent. */
    kept: "Vos réponses sont gardées dans cet onglet.",
  },
  contactDialog: {
    intro:
      "Envoyez-nous un message. Si nous pouvons vous aider, nous vous proposons un moment pour une consultation.",
  },
  contactWays: {
    address: "Adresse",
    phone: "Téléphone",
    email: "Courriel",
    hours: "Heures d’ouverture",
    licence: "Numéro de permis de consultant",
    /** In place of it, where not everyone is a consultant. */
    authorized: "Qui peut vous conseiller",
  },
  licensees: {
    since: "Permis depuis {year}",
    languages: "Langues\u00a0: {languages}",
    check: {
      heading: "Vérifier le permis en trois étapes",
      open: "Ouvrez le Registre public du Collège",
      search: "Recherchez le numéro {number}.",
      compare:
        "Le nom doit être le même, le statut doit être «\u00a0Actif\u00a0», et la colonne «\u00a0Autorisé/autorisée à exercer la pratique\u00a0» doit indiquer «\u00a0oui\u00a0».",
      /** In the register of another regulator than the College. */
      member: {
        heading: "Vérifier le droit d’exercice\u00a0: {names}",
        open: "Ouvrez le registre public ({regulator})",
        compare:
          "Le nom doit y être le même, et le registre doit indiquer que la personne peut exercer aujourd’hui.",
        /** On the page about our forms: a step, whose link is in the middle. */
        step: {
          title: "Cherchez {names}",
          text: [
            "Recherchez {numbers} dans le ",
            "registre public",
            " ({regulator}). Le nom doit y être le même, et le registre doit indiquer que la personne peut exercer aujourd’hui.",
          ],
        },
      },
    },
  },
  receipt: {
    received: "Merci. Nous avons reçu votre envoi.",
    unproven: {
      heading: "Il n’y a pas d’accusé de réception à cette adresse",
      texts: [
        "Si vous venez de nous envoyer un formulaire, ouvrez l’adresse complète qui vous a été donnée. Vous pouvez aussi nous demander si vos réponses sont arrivées.",
      ],
    },
    refused: {
      heading: "Pas encore envoyé",
      texts: [
        "Vos réponses ne nous sont pas parvenues. Vous pouvez revenir en arrière dans votre navigateur et essayer de nouveau, ou nous joindre d’une autre façon.",
      ],
    },
    contact: {
      heading: "Nous joindre",
      text: `${firm.name} est là pour répondre à vos questions.`,
    },
  },
};
