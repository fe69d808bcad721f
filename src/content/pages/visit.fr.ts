import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Visiter le Canada : quel document?",
  description:
    "Visa de visiteur, AVE ou super visa? Trouvez le document qu'il vous faut pour visiter le Canada, qui y a droit et ce que l'agent frontalier demandera.",
  lead: "Presque toutes les personnes qui visitent le Canada ont besoin d'une permission avant de monter dans l'avion. Laquelle dépend de votre passeport, de qui vous visitez et de la durée du séjour que vous voulez. Cette page vous aide à trouver la vôtre.",
  blocks: [
    {
      kind: "table",
      heading: "Laquelle est la vôtre?",
      columns: ["Votre situation", "Ce qu'il vous faut sans doute"],
      rows: [
        ["Les citoyens de votre pays ont besoin d'un visa pour le Canada", "Visa de visiteur"],
        [
          "Votre pays est dispensé de visa et vous venez par avion",
          "Autorisation de voyage électronique (AVE)",
        ],
        ["Vous êtes un parent ou un grand-parent et voulez rester des années, pas des mois", "Super visa"],
        ["Vous avez la citoyenneté des États-Unis", "Un passeport américain valide; ni visa ni AVE"],
        ["Vous venez étudier pendant plus de six mois", "Un permis d'études"],
        ["Vous venez travailler", "Dans la plupart des cas, un permis de travail"],
      ],
    },
    {
      kind: "list",
      heading: "Pour en savoir plus",
      items: [
        [
          { text: "Visa de visiteur", href: "/visit/tourism" },
          " : pour les vacances, les visites à la famille et les courts voyages d'affaires.",
        ],
        [
          { text: "Super visa", href: "/visit/super-visa" },
          " : pour les parents et les grands-parents, valide jusqu'à 10 ans, avec des séjours d'au plus 5 ans à la fois.",
        ],
        [
          { text: "Permis d'études", href: "/study" },
          " : si vous venez pour des études plutôt que pour une visite.",
        ],
        [
          "Un doute sur votre passeport? Vérifiez la ",
          { text: "liste officielle par pays", href: official.entryByCountry.href },
          ".",
        ],
      ],
    },
    {
      kind: "text",
      heading: "Êtes-vous admissible comme visiteur?",
      paragraphs: [
        "L'idée de toute visite est la même : vous venez pour un temps, vous payez vos dépenses et vous rentrez chez vous. L'agent en cherche des signes. Un emploi, une entreprise, des études, une maison ou une famille chez vous aident. Des voyages passés avec un retour à temps aident aussi.",
        "Il vous faut aussi une bonne santé, aucun antécédent judiciaire et une raison claire. Si vous avez déjà eu un refus, du Canada ou d'un autre pays, dites-le. Les agents peuvent souvent le voir, et le cacher est pire que le refus.",
      ],
    },
    {
      kind: "list",
      heading: "À avoir avec vous",
      intro: "Quelle que soit la permission, gardez ceci à portée de main à l'arrivée.",
      items: [
        "Votre passeport et votre visa ou la confirmation de votre AVE",
        "L'adresse et le numéro de téléphone du lieu où vous logerez",
        "Une lettre d'invitation, si vous visitez de la famille ou des amis",
        "Une preuve d'argent pour le voyage, et un billet de retour ou un plan pour l'acheter",
        "Pour les enfants qui voyagent avec un seul parent ou sans parent : une lettre de consentement signée",
      ],
    },
    {
      kind: "text",
      heading: "Combien de temps peut-on rester, et quel est le délai?",
      paragraphs: [
        "La plupart des visiteurs peuvent rester jusqu'à six mois. L'agent à la frontière peut permettre moins ou plus, et il écrit la date dans votre passeport ou sur un autre document si elle est différente. Si vous voulez rester plus longtemps, demandez une prolongation avant ce jour.",
        [
          "Une AVE est souvent approuvée rapidement. Un visa prend plus de temps, selon le pays d'où vous présentez la demande. Regardez les ",
          { text: "délais de traitement actuels", href: official.processingTimes.href },
          " avant de réserver ce que vous ne pouvez pas annuler.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Bon à savoir",
      questions: [
        {
          question: "Un visa garantit-il que je peux entrer?",
          answer:
            "Non. Il vous permet de voyager jusqu'au Canada. L'agent frontalier prend la dernière décision, le jour où vous arrivez.",
        },
        {
          question: "Puis-je travailler avec un visa de visiteur?",
          answer: [
            "Pas pour un employeur canadien. Certains voyages d'affaires sont permis sans permis de travail : voyez les visiteurs en affaires sur notre ",
            {
              text: "page pour les gens d'affaires",
              href: "/other-services/canadian-business-immigration-program",
            },
            ".",
          ],
        },
        {
          question: "Les enfants ont-ils besoin de leurs propres documents?",
          answer:
            "Oui. Chaque personne qui voyage a besoin de son passeport et de son visa ou de son AVE, les bébés aussi.",
        },
      ],
    },
  ],
  next: {
    heading: "Un doute sur le document?",
    text: "Écrivez-nous avec votre nationalité, vos dates et la raison du voyage. Si nous pouvons vous aider, nous vous invitons à une consultation sur la bonne demande.",
    action: "contact",
    label: "Poser une question sur ma visite",
  },
  sources: [official.visit, official.entryByCountry, official.eta],
};
