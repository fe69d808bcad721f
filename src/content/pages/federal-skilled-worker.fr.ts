import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Travailleurs qualifiés : 67 points",
  description:
    "Atteignez-vous 67 points? Comment le Programme des travailleurs qualifiés (fédéral) note les études, le travail et la langue, et ce qu'il faut prouver.",
  notices: [
    {
      standing: "federalHighSkilledClass",
      heading: "Ouvert, avec un changement proposé",
      text: "Ce programme est ouvert selon les règles de cette page. Le gouvernement propose de l'abroger et de créer une seule catégorie fédérale de travailleurs hautement qualifiés. Son Plan prospectif de la réglementation en parle depuis le 1er avril 2026. Nous n'avons lu nulle part que ces règles sont en vigueur : les 67 points comptent donc aujourd'hui.",
      source: official.regulatoryPlan,
    },
  ],
  lead: [
    "Le Programme des travailleurs qualifiés (fédéral) s'adresse aux personnes qui ont une expérience de travail qualifié et veulent s'établir au Canada pour de bon. C'est une des trois portes d'",
    { text: "Entrée express", href: "/immigration/express-entry" },
    ". Vous devez respecter des règles minimales, puis obtenir au moins 67 points sur 100.",
  ],
  blocks: [
    {
      kind: "table",
      heading: "D'où viennent les 67 points",
      intro:
        "Six facteurs donnent des points. Les études, l'expérience de travail et la langue pèsent le plus.",
      columns: ["Facteur", "Maximum", "Ce qui l'augmente"],
      rows: [
        ["Langue", "28", "De meilleurs résultats en français ou en anglais, et une base dans l'autre langue"],
        ["Études", "25", "Un diplôme plus élevé, ou plus d'un diplôme"],
        ["Expérience de travail", "15", "Plus d'années de travail qualifié et payé"],
        ["Âge", "12", "Avoir de 18 à 35 ans"],
        ["Emploi réservé", "10", "Une offre d'emploi valide au Canada"],
        [
          "Capacité d'adaptation",
          "10",
          "Un travail ou des études passés au Canada, de la famille proche ici, les langues de votre partenaire",
        ],
      ],
    },
    {
      kind: "text",
      heading: "D'abord, les règles minimales",
      paragraphs: [
        "Les points n'aident pas s'il vous manque une de ces règles. Il vous faut au moins un an de travail continu, payé et qualifié dans une seule profession, dans les dix dernières années. Cela fait 1 560 heures : 30 heures par semaine pendant 12 mois, ou le même total à temps partiel.",
        [
          "Un travail qualifié est un emploi de catégorie FÉER 0, 1, 2 ou 3 dans la ",
          { text: "Classification nationale des professions (CNP)", href: official.occupations.href },
          ". Vos tâches doivent correspondre à sa description. Un titre seul ne prouve rien.",
        ],
        "Il vous faut aussi le niveau 7 des Niveaux de compétence linguistique canadiens (NCLC, ou CLB pour l'anglais). Il compte pour chaque habileté : lire, écrire, écouter et parler. Et il vous faut un diplôme d'études secondaires ou plus. S'il ne vient pas du Canada, un organisme approuvé doit l'avoir jugé équivalent.",
      ],
    },
    {
      kind: "list",
      heading: "Ce que vous devrez prouver",
      items: [
        "Votre niveau de langue, avec un test approuvé qui a moins de deux ans le jour de votre demande",
        "Vos études, avec une évaluation des diplômes d'études (EDE) si vous avez étudié à l'étranger",
        "Votre travail, avec des lettres qui montrent les tâches, les dates, les heures et le salaire",
        [
          { text: "Une preuve de fonds", href: official.proofOfFunds.href },
          " : de l'argent pour vous établir au Canada. Le montant dépend de la taille de votre famille. Il n'en faut pas si vous pouvez déjà travailler au Canada et avez une offre d'emploi valide",
        ],
        "Votre santé, par un examen médical chez un médecin de la liste officielle",
        "Vos antécédents, par des certificats de police et des contrôles de sécurité",
      ],
    },
    {
      kind: "steps",
      heading: "L'ordre qui fonctionne le mieux",
      steps: [
        {
          title: "Passez le test de langue",
          text: "C'est lui qui pèse le plus, et vous pouvez le refaire si le résultat est bas.",
        },
        {
          title: "Faites évaluer vos études",
          text: "Les universités sont parfois lentes à envoyer les relevés : demandez-les le jour où vous réservez le test.",
        },
        {
          title: "Additionnez vos points",
          text: "Si vous êtes juste sous 67, cherchez des points oubliés : une deuxième langue, le test de votre partenaire ou un parent au Canada.",
        },
        {
          title: "Entrez dans le bassin",
          text: "Créez un profil d'Entrée express. Une autre note y compte, celle du Système de classement global, et l'invitation n'est pas garantie.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Combien de temps il faut",
      paragraphs: [
        [
          "Votre test, votre évaluation et vos lettres fixent la première partie. L'attente dans le bassin dépend de votre rang. Après une invitation, un dossier complet avance plus vite qu'un dossier incomplet. Les moyennes actuelles sont dans l'",
          { text: "outil officiel", href: official.processingTimes.href },
          ".",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Questions que nous entendons souvent",
      questions: [
        {
          question: "Les 67 points sont-ils ma note d'Entrée express?",
          answer:
            "Non. Les 67 points sur 100 décident si vous pouvez entrer dans le bassin par ce programme. La note de classement, sur 1 200, décide de votre rang dans le bassin.",
        },
        {
          question: "Puis-je additionner des emplois à temps partiel?",
          answer:
            "Oui, si le travail était payé, qualifié et continu, et si les heures atteignent 1 560. Les heures au-delà de 30 par semaine ne comptent pas.",
        },
        {
          question: "Il me manque quelques points. Est-ce fini?",
          answer: [
            "Pas toujours. Quelques points peuvent venir d'une meilleure partie du test. Si vous avez travaillé au Canada, la ",
            {
              text: "catégorie de l'expérience canadienne",
              href: "/immigration/canadian-experience-class",
            },
            " n'utilise pas du tout cette grille.",
          ],
        },
      ],
    },
  ],
  next: {
    heading: "Parlons de vos points",
    text: "L'évaluation gratuite demande les faits derrière les six facteurs. Une personne titulaire d'un permis les lit. Si nous pouvons vous aider, nous vous invitons à une consultation, où nous comptons les points avec vous.",
    action: "assessment",
    label: "Commencer l'évaluation gratuite",
  },
  sources: [official.expressEntry, official.occupations, official.proofOfFunds],
};
