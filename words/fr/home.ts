import { firm } from "#content/firm/firm.ts";
import { questions } from "#content/question-counts.ts";
import type { HomeWords } from "../en/home.ts";
import { words } from "./site.ts";

const whoAdvises = {
  consultant: {
    title: "Un consultant réglementé qui parle clairement",
    subtitle: "Les conseils d’un consultant réglementé en immigration canadienne (CRIC)",
    why: "Pourquoi un consultant réglementé",
    secrecy:
      "Un consultant réglementé doit garder votre dossier confidentiel. En cas de problème, il répond de ses actes devant l’organisme de réglementation.",
  },
  lawyer: {
    title: "Des avocats qui parlent clairement",
    subtitle: "Les conseils d’un membre d’un barreau canadien",
    why: "Pourquoi un avocat",
    secrecy:
      "Un avocat doit garder votre dossier confidentiel. En cas de problème, il répond de ses actes devant l’organisme de réglementation.",
  },
  notary: {
    title: "Des notaires qui parlent clairement",
    subtitle: "Les conseils d’un membre de la Chambre des notaires du Québec",
    why: "Pourquoi un notaire",
    secrecy:
      "Un notaire doit garder votre dossier confidentiel. En cas de problème, il répond de ses actes devant l’organisme de réglementation.",
  },
  professional: {
    title: "Des conseils autorisés, en mots clairs",
    subtitle: "Les conseils de personnes autorisées à exercer au Canada",
    why: "Pourquoi une personne autorisée",
    secrecy:
      "Une personne autorisée doit garder votre dossier confidentiel. En cas de problème, elle répond de ses actes devant l’organisme de réglementation.",
  },
}[firm.profession];

export const home: HomeWords = {
  labels: {
    hero: "Bienvenue",
    features: "Par où commencer",
    claims: "Le Canada en deux chiffres",
    testimonials: "Témoignages",
    contact: "Nous joindre",
    whoWeArePicture:
      "Deux personnes discutent à un bureau, devant une fenêtre qui donne sur un lac de montagne",
    gauge: "{label} : {percent}",
    sample: "Exemple",
  },
  carousels: {
    hero: {
      pause: "Arrêter le défilement des images",
      play: "Reprendre le défilement des images",
    },
    services: {
      pause: "Arrêter le défilement des services",
      play: "Reprendre le défilement des services",
    },
    testimonials: {
      pause: "Arrêter le défilement des témoignages",
      play: "Reprendre le défilement des témoignages",
    },
    slide: "{{index}} sur {{slidesLength}}",
  },
  hero: {
    title: `Bienvenue chez ${firm.name}`,
    subtitle: "Services d’immigration et de visas",
    slides: {
      rockies: {
        alt: "L’aube sur les montagnes Rocheuses, avec un canot sur un lac calme",
        caption: "Tout parcours commence par de bonnes questions.",
      },
      waterfront: {
        alt: "Une ville au bord de l’eau au crépuscule : un parent et un enfant attendent à un arrêt d’autobus éclairé, sous des montagnes enneigées",
        caption: "Travail, études ou visite : trouvez le permis qui convient à votre projet.",
      },
      prairie: {
        alt: "Des aurores boréales au-dessus d’une route des Prairies, d’un silo à grains et d’une ferme avec une fenêtre éclairée",
        caption: "Une longue route est plus facile avec une bonne carte.",
      },
      harbour: {
        alt: "Un port de l’Atlantique sous la neige, avec un phare, des bateaux de pêche et une fenêtre éclairée",
        caption: "Rapprochez votre famille, une étape à la fois.",
      },
    },
  },
  features: {
    assessment: {
      title: "Évaluation gratuite en ligne",
      text: `Répondez à des questions sur votre âge, vos études, votre travail et votre famille. ${words.advisers.Adviser} lit vos réponses et, si nous pouvons vous aider, vous invite à une consultation.`,
      label: "Commencer l’évaluation gratuite",
    },
    appointment: {
      title: "Prendre rendez-vous",
      text: "Dites-nous ce que vous prévoyez et comment vous joindre. Si nous pouvons vous aider, nous vous proposons un rendez-vous et un contrat écrit à lire d’abord. L’entretien se fait par téléphone ou en ligne.",
      label: "Prendre rendez-vous",
    },
    offer: {
      title: "Ce que nous offrons",
      text: "Résidence permanente, études, visites, parrainage de la famille, citoyenneté et aide aux employeurs. Voyez ce que chaque voie vous demande.",
      label: "Voir nos services",
    },
  },
  whoWeAre: {
    title: "Qui nous sommes",
    title2: whoAdvises.title,
    subtitle: whoAdvises.subtitle,
    text: `${firm.name} aide les gens à venir au Canada, à y étudier, à le visiter et à s’y établir. En consultation, nous examinons toute votre situation avant de nommer un programme. Nous vous disons ce qui est solide, ce qui manque et ce qu’il faudrait pour y remédier. Si un projet a peu de chances d’aboutir, nous vous le disons aussi, avant que vous dépensiez de l’argent pour des formulaires et des tests.`,
  },
  services: {
    title: "Nos services",
    title2: "Un seul cabinet pour tout le parcours",
    subtitle: "De la première visite à la cérémonie de citoyenneté",
    text: "Le Canada a beaucoup de programmes, et chacun a ses règles, ses formulaires et ses preuves. Une fois le contrat signé, nous comparons votre situation aux exigences du programme, nous montons un dossier clair pour l’agent et nous vous aidons à fournir ce que demande le gouvernement.",
    frenchSection: "le-francais-un-atout",
    ways: {
      french: {
        text: "Vous parlez français? Cela peut vous aider partout au Canada, même hors du Québec.",
        label: "Le français, un atout",
      },
      quebec: {
        text: "Le Québec choisit les personnes immigrantes selon ses propres règles.",
        label: "S’établir au Québec",
      },
      employers: {
        text: "Vous voulez embaucher quelqu’un de l’étranger?",
        label: "De l’aide pour les employeurs",
      },
    },
    itemList: [
      "Résidence permanente : Entrée express, une province ou le parrainage par la famille",
      "Séjours temporaires : permis d’études, visas de visiteur, super visas et permis de travail",
      "Immigration des gens d’affaires, études d’impact sur le marché du travail et aides familiaux",
    ],
  },
  pathway: {
    title: "Votre parcours, étape par étape",
    text: "Personne ne peut vous promettre un visa. Mais vous devriez toujours savoir où vous en êtes et ce qui vient ensuite.",
    steps: [
      {
        title: "Parlez-nous de vous",
        text: "Remplissez l’évaluation gratuite. Des réponses approximatives suffisent : vous pourrez les corriger plus tard.",
      },
      {
        title: "Parlons-en",
        text: "Si nous pouvons vous aider, nous vous invitons à une consultation. Vous recevez d’abord un contrat écrit. Ensuite, nous examinons ensemble votre situation et les règles.",
      },
      {
        title: "Rassemblez vos preuves",
        text: "Si nous travaillons ensemble, vous recevez une seule liste, en mots simples, avec les documents qu’il vous faut et les endroits où les obtenir.",
      },
      {
        title: "Présentez la demande avec soin",
        text: "Nous comparons chaque formulaire et chaque date à vos documents avant tout envoi.",
      },
      {
        title: "Répondez et attendez",
        text: "Nous surveillons les lettres du gouvernement et nous vous aidons à répondre à temps. Si la réponse est oui, nous vous préparons à votre arrivée.",
      },
    ],
  },
  callToAction: {
    title: "Formulaire d’évaluation",
    text: `${questions.alone} questions pour une demande individuelle sans enfants, jusqu’à ${questions.couple} pour les couples. Seulement ${questions.required} sont obligatoires. Une page, aucun compte.`,
  },
  whyLicensed: {
    title: whoAdvises.why,
    text: "Selon la loi canadienne, seules les personnes que le Canada autorise peuvent se faire payer pour vous conseiller ou vous représenter en matière d’immigration ou de citoyenneté, au Canada ou dans tout autre pays. Cela comprend les visites, les études et le travail.",
    cards: [
      {
        title: "Qui est autorisé",
        text: "Les consultants qui ont un permis du Collège des consultants en immigration et en citoyenneté, les avocats et les parajuristes membres d’un barreau canadien, et les notaires membres de la Chambre des notaires du Québec. Aucun autre notaire n’est autorisé, ni un avocat ou un agent qui n’a de permis que dans un autre pays. Un permis peut être suspendu ou révoqué : vérifiez-le d’abord. Pour les programmes du Québec, le MIFI, le ministère québécois de l’Immigration, doit aussi reconnaître le consultant ou la consultante.",
      },
      {
        title: "Vous pouvez vérifier",
        text: `Cherchez-nous dans ${words.advisers.publicRegister} avant de nous envoyer quoi que ce soit\u00a0: ${firm.licenceNumbers}.`,
      },
      {
        title: "Vous savez ce que vous payez",
        text: "Vous recevez un contrat écrit avant le début du travail. Il précise ce que nous ferons, ce que vous ferez et combien cela coûte.",
      },
      {
        title: "Vos documents restent confidentiels",
        text: whoAdvises.secrecy,
      },
    ],
  },
  freeAssessment: {
    title: "L’évaluation ne coûte rien",
    text: "Nous lisons vos réponses sans frais. Si nous voyons une façon de vous aider, nous vous invitons à une première consultation. Avant qu’elle commence, vous recevez un contrat écrit qui précise de quoi nous parlerons et combien cela coûte. Vous décidez à ce moment-là, sans aucune pression.",
  },
  expectations: {
    title: "À quoi vous attendre",
    text: "L’immigration demande de la patience. Voici ce que les gens auraient aimé savoir au début.",
    cards: [
      {
        title: "C’est l’agent qui décide",
        text: "Nous préparons et défendons le dossier de nos clients. La décision revient toujours au gouvernement du Canada.",
      },
      {
        title: "Les règles changent",
        text: "Des programmes ouvrent, sont suspendus et ferment. Nous vérifions les règles officielles le jour où nous déposons la demande, pas le jour de notre première rencontre.",
      },
      {
        title: "L’honnêteté d’abord",
        text: "Une fausse réponse peut mener à un refus et à une interdiction de territoire de cinq ans. Si quelque chose dans votre passé vous inquiète, dites-le-nous tôt, pour que la consultation commence par là.",
      },
    ],
  },
  claims: {
    students: {
      figure: "600 000",
      text: "Le Canada accueille plus de 600 000 étudiants étrangers chaque année.",
      label: "Étudier au Canada",
      noticeFigure: "293 060",
      notice:
        "le nombre de permis d’études est limité. Le Canada a accueilli 293 060 nouveaux étudiants en 2024. Il en a prévu 155 000 pour 2026 et 150 000 pour 2027.",
      lapsed:
        "le nombre de permis d’études était limité. Le Canada a accueilli 293 060 nouveaux étudiants en 2024. Il en a prévu 155 000 pour 2026 et 150 000 pour 2027.",
    },
    citizens: {
      figure: "140",
      text: "Un passeport canadien permet d’entrer sans visa dans plus de 140 pays.",
      label: "Devenir citoyen ou citoyenne",
    },
  },
  options: {
    title: "Services populaires",
    text: "Cinq services par lesquels beaucoup de gens commencent.",
    cards: {
      study: {
        title: "Étudier au Canada",
        text: "Choisissez un établissement désigné pour accueillir des étudiants étrangers et préparez un dossier de permis d’études qui répond aux questions de l’agent.",
      },
      caregivers: {
        title: "Aides familiaux",
        text: "Les deux programmes pilotes en immigration pour les aides de soins à domicile n’acceptent aucune nouvelle demande. Voyez ce que cela change et ce qui est ouvert.",
      },
      citizenship: {
        title: "Citoyenneté canadienne",
        text: "Comptez vos jours, préparez l’examen et prêtez serment le moment venu.",
      },
      visitor: {
        title: "Visa de visiteur",
        text: "Venez voir votre famille, vos amis ou le pays, avec des documents qui rendent votre projet crédible.",
      },
      "super-visa": {
        title: "Super visa",
        text: "Invitez vos parents ou vos grands-parents pour de longs séjours, jusqu’à cinq ans à la fois.",
      },
    },
  },
  testimonials: {
    title: "Ce que disent les gens",
  },
  satisfaction: {
    title: "Un travail dont nous répondons",
    text: "Nous jugeons notre travail sur deux points : ce que les gens ont pensé de notre aide, et si nous avons terminé ce que nous avions commencé.",
  },
  contactCards: {
    phone: "Appelez-nous",
    mail: "Écrivez-nous",
    badge: "Vérifiez notre permis",
  },
  assessmentCard: {
    title: "Voyez quels programmes pourraient vous convenir",
    body: `Répondez à ce que vous pouvez et laissez le reste. ${words.advisers.Adviser} lit votre formulaire. Si nous pouvons vous aider, nous vous invitons à une consultation. Vous recevez d’abord un contrat écrit.`,
    buttonBody: "Évaluation gratuite",
  },
};
