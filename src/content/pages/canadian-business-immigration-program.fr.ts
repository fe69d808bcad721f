import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Immigration des gens d'affaires",
  description:
    "Visa pour démarrage d'entreprise : fermé. Travailleurs autonomes : en pause. Visiteur en affaires et voie des provinces : ouverts. Les règles de chacun.",
  notices: [
    {
      standing: "startUpVisa",
      heading: "Visa pour démarrage d'entreprise : aucune nouvelle demande",
      text: "Aucune nouvelle demande n'est acceptée depuis le 31 décembre 2025, comme l'avait dit un avis du 19 décembre 2025. L'exception pour les appuis de 2025 a pris fin le 30 juin 2026, et les premiers permis de travail liés au programme avaient cessé avant. Un nouveau projet pilote a été annoncé, mais nous n'en avons lu aucune règle. Ce qui est ouvert : les visites d'affaires et les programmes des provinces.",
      source: official.startUp,
    },
    {
      standing: "selfEmployed",
      heading: "Travailleurs autonomes : programme en pause",
      text: "Aucune nouvelle demande n'est acceptée depuis le 30 avril 2024. L'avis du 19 décembre 2025 a prolongé la pause jusqu'à nouvel ordre.",
      source: official.selfEmployed,
    },
  ],
  lead: "Vous avez bâti quelque chose, ou vous êtes sur le point de le faire. Le Canada a quatre portes pour les gens d'affaires, et deux d'entre elles sont fermées aujourd'hui. La courte visite est ouverte. La voie d'une province l'est aussi, là où la province accepte des demandes.",
  blocks: [
    {
      kind: "table",
      heading: "Quatre portes",
      columns: ["Porte", "Pour qui", "Mène à", "Nouvelles demandes"],
      rows: [
        [
          "Visa pour démarrage d'entreprise",
          "Les fondateurs qu'une organisation désignée appuie",
          "La résidence permanente",
          "Fermé",
        ],
        [
          "Travailleurs autonomes",
          "Les personnes qui gagnaient leur vie dans la culture ou le sport",
          "La résidence permanente",
          "En pause",
        ],
        [
          "Visiteur en affaires",
          "Les personnes qui font un court voyage pour des réunions, des salons ou une formation",
          "Un séjour temporaire",
          "Ouvert",
        ],
        [
          "Entrepreneur dans une province",
          "Les propriétaires qui dirigeront une entreprise dans une province",
          "Une désignation, souvent après un permis de travail",
          "Demandez à la province",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Visa pour démarrage d'entreprise : les règles des dossiers déjà envoyés",
      intro:
        "Le programme visait une idée nouvelle, capable de réussir dans le monde et de créer des emplois au Canada.",
      items: [
        "Une lettre d'appui d'une organisation désignée. Ce peut être un fonds de capital de risque, un groupe d'investisseurs providentiels ou un incubateur d'entreprises",
        "Une entreprise à vous. Chaque personne qui présente une demande détient au moins 10 % des votes. Avec l'organisation qui vous appuie, vous en détenez plus de la moitié",
        "Le niveau 5 des Niveaux de compétence linguistique canadiens (NCLC, ou CLB pour l'anglais) dans les quatre habiletés",
        "De l'argent pour vous établir, que vous ne pouvez pas emprunter",
      ],
    },
    {
      kind: "list",
      heading: "Travailleurs autonomes : les règles des dossiers déjà envoyés",
      intro:
        "Le programme visait les artistes, les écrivains, les athlètes, les entraîneurs et d'autres métiers de la culture ou du sport.",
      items: [
        "Au moins 2 ans de ce travail dans les 5 ans avant votre demande",
        "Vous avez travaillé à votre compte, ou participé à des activités de calibre mondial",
        "Vous voulez vivre du même travail au Canada, et vous en êtes capable",
        "Vous atteignez la note de passage d'une grille de points. Elle tient compte de votre travail, de vos études, de votre âge, de vos langues et de votre capacité à vous établir",
      ],
    },
    {
      kind: "text",
      heading: "Visiteur en affaires",
      paragraphs: [
        "Un visiteur en affaires vient pour quelques jours ou quelques semaines et n'entre pas sur le marché du travail canadien. Votre principal lieu d'affaires, vos revenus et vos profits restent hors du Canada. Les réunions, les congrès, l'achat de marchandises, le service après-vente et certaines formations en sont des exemples.",
        [
          "Il n'y a pas de visa spécial pour cela. Vous voyagez avec un ",
          { text: "visa de visiteur ou une AVE", href: "/visit" },
          " et vous apportez des lettres qui expliquent votre voyage. Si vous faites un travail concret pour une entreprise canadienne, il vous faut peut-être plutôt un permis de travail.",
        ],
      ],
    },
    {
      kind: "text",
      heading: "Entrepreneur dans une province",
      paragraphs: [
        "Plusieurs provinces et territoires désignent des personnes qui y lancent ou y achètent une entreprise. Chacun fixe sa valeur nette, son investissement et son expérience. En général, vous visitez la province, vous présentez un plan d'affaires, vous signez une entente, vous dirigez l'entreprise avec un permis de travail, et vous obtenez la désignation une fois vos engagements remplis.",
        [
          "Ces volets ouvrent et ferment aussi. Notre page sur le ",
          {
            text: "Programme des candidats des provinces",
            href: "/immigration/provincial-nominee-programs",
          },
          " les nomme tous.",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Documents à préparer, quelle que soit la porte",
      items: [
        "Preuves de propriété : inscriptions, certificats d'actions, contrats",
        "États financiers et déclarations de revenus de vos entreprises",
        "Un parcours clair qui montre d'où vient votre argent",
        "Un plan d'affaires qui nomme les clients, les coûts et les risques",
        "Résultats de langue, relevés de notes, passeports et certificats de police",
      ],
    },
    {
      kind: "questions",
      heading: "Les fondateurs nous demandent",
      questions: [
        {
          question: "Combien de temps prend un dossier d'affaires?",
          answer: [
            "La partie qui dépend de vous est la préparation de vos plans, de vos lettres et de la preuve de votre argent. Ensuite, tout dépend du programme et du nombre de dossiers en attente. Voyez l'",
            { text: "outil des délais de traitement", href: official.processingTimes.href },
            ".",
          ],
        },
        {
          question: "Puis-je simplement investir de l'argent et recevoir la résidence?",
          answer:
            "Pas par les programmes de cette page. Tous veulent que vous fassiez quelque chose : diriger, créer, jouer ou gérer.",
        },
        {
          question: "Et si mon entreprise échoue?",
          answer:
            "Cela dépend de la porte. Si vous l'avez eue par le visa pour démarrage d'entreprise, vous ne perdez pas votre résidence parce que l'entreprise échoue. L'entente avec une province a des conditions à remplir avant la désignation.",
        },
        {
          question: "Mes associés peuvent-ils venir aussi?",
          answer:
            "Certaines provinces laissent des associés présenter une demande ensemble, d'autres non. Chaque visiteur en affaires a besoin de ses propres documents.",
        },
      ],
    },
  ],
  next: {
    heading: "Voir ce qui est ouvert",
    text: "Que faites-vous, que possédez-vous et que feriez-vous au Canada? Envoyez-nous quelques lignes. Si une porte ouverte pouvait vous convenir, nous vous invitons à une consultation à ce sujet.",
    action: "contact",
    label: "Voir ce qui est ouvert",
  },
  sources: [official.startUp, official.selfEmployed, official.nominees, official.visit],
};
