import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Immigrer au Canada pour de bon",
  description:
    "Cinq façons de vivre au Canada pour de bon : vos compétences, votre métier, votre travail ici ou une province. Voyez laquelle pourrait vous convenir.",
  lead: "La résidence permanente vous permet de vivre, de travailler et d'étudier partout au Canada, tant que vous gardez votre statut. Cette page compare les principales voies pour les personnes qui viennent travailler, afin que vous lisiez seulement les pages utiles pour vous.",
  blocks: [
    {
      kind: "list",
      heading: "Cinq voies, cinq questions différentes",
      intro: "Trouvez la phrase qui vous ressemble le plus.",
      items: [
        [
          "Je veux savoir comment tout le système fonctionne. Commencez par ",
          { text: "Entrée express", href: "/immigration/express-entry" },
          ", le bassin en ligne par où passent la plupart des travailleurs qualifiés.",
        ],
        [
          "J'ai un diplôme et un travail qualifié derrière moi. Lisez la page sur le ",
          {
            text: "Programme des travailleurs qualifiés (fédéral)",
            href: "/immigration/federal-skilled-worker",
          },
          " et ses points.",
        ],
        [
          "Je construis, je répare, je cuisine ou je conduis des machines. Le ",
          {
            text: "Programme des travailleurs de métiers spécialisés (fédéral)",
            href: "/immigration/federal-skilled-trades",
          },
          " regarde votre métier avant vos études.",
        ],
        [
          "Je travaille déjà au Canada. La ",
          {
            text: "catégorie de l'expérience canadienne",
            href: "/immigration/canadian-experience-class",
          },
          " peut compter ce que vous avez fait ici.",
        ],
        [
          "Je sais où je veux vivre au Canada. Par le ",
          {
            text: "Programme des candidats des provinces",
            href: "/immigration/provincial-nominee-programs",
          },
          ", certaines cherchent peut-être des gens comme vous.",
        ],
      ],
    },
    {
      kind: "table",
      heading: "Ce que chaque voie regarde d'abord",
      intro:
        "Un premier tri, pas toutes les règles. Chaque programme a d'autres conditions sur sa propre page.",
      columns: ["Voie", "L'épreuve principale", "Offre d'emploi"],
      rows: [
        [
          "Programme des travailleurs qualifiés (fédéral)",
          "Au moins 67 points pour les études, le travail, la langue et plus",
          "Utile, pas exigée",
        ],
        [
          "Programme des travailleurs de métiers spécialisés (fédéral)",
          "2 ans dans votre métier dans les 5 dernières années",
          "Exigée, sauf si vous avez un certificat de compétence",
        ],
        [
          "Catégorie de l'expérience canadienne",
          "1 an de travail qualifié au Canada dans les 3 dernières années",
          "Pas exigée",
        ],
        [
          "Programme des candidats des provinces",
          "Les besoins de la province ou du territoire",
          "Selon le volet",
        ],
      ],
    },
    {
      kind: "text",
      heading: "Êtes-vous admissible?",
      paragraphs: [
        "La réponse dépend de quelques faits : votre âge, vos études, le travail exact que vous avez fait, votre français ou votre anglais, et vos liens avec le Canada. Des personnes qui ont le même titre d'emploi peuvent obtenir des résultats différents. Les programmes regardent vos tâches et vos heures, pas seulement votre titre.",
        "Beaucoup de gens peuvent suivre plus d'une voie. C'est une bonne nouvelle, mais il faut choisir. Une province peut vous convenir mieux que le bassin fédéral, ou un autre test de langue peut changer le portrait.",
        [
          "Si vous avez de la famille proche ici, voyez aussi le ",
          { text: "parrainage", href: "/sponsorship" },
          ". Si vous avez une entreprise ou voulez en bâtir une, voyez l'",
          {
            text: "immigration des gens d'affaires",
            href: "/other-services/canadian-business-immigration-program",
          },
          ".",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Ce qu'il faut dans presque toutes les demandes",
      items: [
        "Un passeport valide pour chaque personne, et des documents qui prouvent les naissances, les mariages et les divorces",
        "Les résultats d'un test approuvé de français ou d'anglais",
        "Un rapport sur vos études, si vous avez étudié hors du Canada et que votre programme les compte",
        "Des lettres d'employeurs avec vos tâches, les dates, les heures et le salaire",
        "Un examen médical, des certificats de police et des empreintes, quand on vous les demande",
      ],
    },
    {
      kind: "text",
      heading: "Combien de temps il faut",
      paragraphs: [
        [
          "Il y a deux horloges. La première est la vôtre : les tests, les lettres et les relevés de notes prennent souvent plus de temps que prévu. La deuxième est celle du gouvernement. Elle varie selon le programme, le nombre de dossiers et votre dossier complet ou non. Voyez les chiffres actuels dans l'",
          { text: "outil officiel des délais de traitement", href: official.processingTimes.href },
          ".",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Questions fréquentes",
      questions: [
        {
          question: "Ma famille peut-elle venir avec moi?",
          answer:
            "La plupart des voies vous permettent d'inclure votre époux, votre épouse ou la personne qui vit avec vous en union de fait, et vos enfants à charge. Vous devez nommer tous les membres de votre famille proche, même ceux qui ne viennent pas. Une personne que vous oubliez pourrait être exclue plus tard.",
        },
        {
          question: "La résidence permanente est-elle la même chose que la citoyenneté?",
          answer: [
            "Non. Avec la résidence permanente, vous gardez votre nationalité, vous ne pouvez pas voter et vous n'avez pas de passeport canadien. Après assez de temps au Canada, vous pouvez demander la ",
            { text: "citoyenneté", href: "/citizenship" },
            ".",
          ],
        },
        {
          question: "Ai-je besoin d'un consultant pour présenter une demande?",
          answer:
            "Non. Les formulaires sont publics, et tout le monde peut présenter sa demande soi-même. Les gens viennent nous voir quand leur histoire est compliquée, après un refus, ou quand ils veulent que quelqu'un vérifie leurs documents avant de signer.",
        },
      ],
    },
  ],
  next: {
    heading: "Trop de voies?",
    text: "Envoyez-nous les faits. Une personne titulaire d'un permis les lit. Si nous pouvons vous aider, nous vous invitons à une consultation, où nous trions les voies avec vous.",
    action: "assessment",
    label: "Commencer l'évaluation gratuite",
  },
  sources: [official.immigrate, official.expressEntry, official.nominees],
};
