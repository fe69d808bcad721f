import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Candidats des provinces",
  description:
    "Dix provinces et territoires du Canada peuvent vous désigner pour la résidence permanente. Qui ils cherchent, comment cela marche et ce qu'il vous faut.",
  lead: "Le Canada est grand, et ses régions ont besoin de gens différents. Une ville de la côte peut manquer de personnel infirmier, une ville des Prairies de camionneurs. Le Programme des candidats des provinces permet aux provinces et aux territoires de choisir des personnes qui répondent à leurs besoins. Ils les désignent pour la résidence permanente.",
  blocks: [
    {
      kind: "list",
      heading: "Dix provinces et territoires avec un programme",
      intro:
        "Ce sont les dix avec lesquels nous travaillons. Chacun a son propre nom, ses volets et ses règles.",
      items: [
        "Alberta : Programme d'immigration Avantage Alberta",
        "Colombie-Britannique : Programme des candidats de la Colombie-Britannique",
        "Manitoba : Programme des candidats du Manitoba",
        "Nouveau-Brunswick : Programme des candidats du Nouveau-Brunswick",
        "Terre-Neuve-et-Labrador : Programme des candidats de Terre-Neuve-et-Labrador",
        "Territoires du Nord-Ouest : Programme des candidats des Territoires du Nord-Ouest",
        "Nouvelle-Écosse : Programme des candidats de la Nouvelle-Écosse",
        "Ontario : Programme ontarien des candidats à l'immigration",
        "Île-du-Prince-Édouard : Programme des candidats de l'Île-du-Prince-Édouard",
        "Saskatchewan : Programme Candidats immigrants pour la Saskatchewan",
      ],
      outro:
        "Le Québec choisit lui-même ses immigrants en vertu d'un accord avec le Canada, et le Nunavut n'a pas de programme. Si vous pensez au Yukon, demandez-nous d'abord.",
    },
    {
      kind: "text",
      heading: "Ce qu'est une désignation",
      paragraphs: [
        "Par une désignation, une province dit : nous avons étudié le dossier de cette personne et nous la voulons chez nous. Ce n'est pas la résidence permanente. Le gouvernement fédéral vérifie encore votre santé, vos antécédents et vos documents, et il prend la décision finale.",
        "Une province désigne des gens qui veulent y vivre. On vous demandera pourquoi vous l'avez choisie, et un agent peut douter d'un projet de vie dans un lieu que vous ne savez pas décrire. Choisissez une province pour son travail, son climat et ses gens, pas seulement pour ses points.",
      ],
    },
    {
      kind: "table",
      heading: "Deux façons d'obtenir une désignation",
      columns: ["", "Par Entrée express", "Hors d'Entrée express"],
      rows: [
        [
          "Il vous faut",
          "Un profil qui convient à un des trois programmes fédéraux, et les règles du volet",
          "Respecter les règles du volet",
        ],
        [
          "La désignation vous donne",
          "600 points de classement de plus",
          "Le droit de demander directement la résidence",
        ],
        [
          "Vous présentez la demande",
          "En ligne, après une invitation",
          "En ligne, avec votre certificat de désignation",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Qui les provinces cherchent",
      intro: "Les volets vont et viennent, mais la plupart visent une de ces personnes.",
      items: [
        "Des travailleurs qui ont une offre d'emploi d'un employeur local",
        "Des gens qualifiés dans une profession dont la province manque",
        "Des diplômés d'un établissement de la province",
        "Des personnes qui y ont de la famille proche, du travail passé ou des études passées",
        [
          "Des propriétaires qui vont lancer ou acheter une entreprise (voyez l'",
          {
            text: "immigration des gens d'affaires",
            href: "/other-services/canadian-business-immigration-program",
          },
          ")",
        ],
      ],
    },
    {
      kind: "steps",
      heading: "De l'intérêt à la désignation",
      steps: [
        {
          title: "Choisissez un volet, pas seulement une province",
          text: "Lisez les conditions ligne par ligne. Une seule condition manquante suffit pour un refus.",
        },
        {
          title: "Déclarez votre intérêt",
          text: "Beaucoup de provinces demandent d'abord un court profil en ligne et lui donnent une note. Ensuite, vous attendez qu'on vous invite.",
        },
        {
          title: "Présentez la demande à la province",
          text: "Vous envoyez la preuve de votre travail, de votre langue, de vos études et de vos liens, et votre offre d'emploi si vous en avez une.",
        },
        {
          title: "Présentez la demande au Canada",
          text: [
            "Une fois la désignation obtenue, vous demandez la résidence permanente. Vous le faites dans ",
            { text: "Entrée express", href: "/immigration/express-entry" },
            " ou en dehors.",
          ],
        },
      ],
    },
    {
      kind: "questions",
      heading: "Avant de choisir",
      questions: [
        {
          question: "Combien de temps prennent les deux parties?",
          answer: [
            "Vous attendez deux fois : la province, puis le gouvernement fédéral. Les provinces publient leurs propres délais. Pour la partie fédérale, utilisez l'",
            { text: "outil officiel", href: official.processingTimes.href },
            ".",
          ],
        },
        {
          question: "Puis-je déménager dans une autre province plus tard?",
          answer:
            "Avec la résidence permanente, on peut vivre partout au Canada. Mais vous devez avoir l'intention sincère de vivre dans la province quand vous présentez la demande et quand vous arrivez. Le dire sans le penser est une fausse déclaration.",
        },
        {
          question: "Puis-je déclarer mon intérêt à plus d'une province?",
          answer:
            "Souvent oui, mais certaines demandent si vous l'avez fait. Nous suggérons une ou deux provinces qui vous conviennent vraiment : un projet crédible vaut mieux que plusieurs projets faibles.",
        },
        {
          question: "Faut-il une offre d'emploi dans chaque volet?",
          answer:
            "Non. Certains reposent sur elle, d'autres regardent votre profession, vos études ou votre famille. Des volets ouvrent, font une pause et ferment : vérifiez la page de la province ou demandez-nous avant de vous préparer.",
        },
      ],
    },
  ],
  next: {
    heading: "Quelle province pourrait vous convenir?",
    text: "Parlez-nous de votre travail, de vos liens et de l'endroit où vous vous voyez vivre. Si nous pouvons vous aider, nous vous invitons à une consultation sur les volets ouverts.",
    action: "assessment",
    label: "Commencer l'évaluation gratuite",
  },
  sources: [official.nominees, official.expressEntry, official.processingTimes],
};
