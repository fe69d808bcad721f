import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Catégorie de l'expérience canadienne",
  description:
    "Vous travaillez déjà au Canada? Voyez comment 1 an de travail qualifié, ou 1 560 heures, peut vous ouvrir la catégorie de l'expérience canadienne.",
  notices: [
    {
      standing: "federalHighSkilledClass",
      heading: "Ouvert, avec un changement proposé",
      text: "Ce programme est ouvert selon les règles de cette page. Le gouvernement propose de l'abroger et de compter tout le travail qualifié dans une seule catégorie fédérale de travailleurs hautement qualifiés. Son Plan prospectif de la réglementation en parle depuis le 1er avril 2026. Nous n'avons lu nulle part que ces règles sont en vigueur.",
      source: official.regulatoryPlan,
    },
  ],
  lead: [
    "Vous avez obtenu un permis pour le Canada, trouvé du travail et bâti une vie. La catégorie de l'expérience canadienne est le programme qui compte ce travail en vue de la résidence permanente. Elle passe par ",
    { text: "Entrée express", href: "/immigration/express-entry" },
    ", et elle n'exige ni offre d'emploi ni preuve de fonds.",
  ],
  blocks: [
    {
      kind: "facts",
      facts: [
        { figure: "1 an", label: "de travail qualifié au Canada dans les 3 dernières années" },
        { figure: "30 heures", label: "par semaine pendant 12 mois, c'est le temps plein" },
        { figure: "1 560 heures", label: "c'est le total que cela donne" },
      ],
    },
    {
      kind: "text",
      heading: "Comment les heures sont comptées",
      paragraphs: [
        "Il vous faut au moins 1 an de travail qualifié au Canada dans les 3 ans avant votre demande. Le temps plein, c'est 30 heures par semaine pendant 12 mois, soit 1 560 heures.",
        "Vous pouvez atteindre ce total de plusieurs façons. Un emploi à temps plein pendant 12 mois convient. Un emploi à temps partiel de 15 heures par semaine pendant 24 mois aussi, ou deux emplois à temps partiel en même temps. Les heures au-delà de 30 par semaine ne comptent pas : vous ne pouvez donc pas raccourcir l'année en faisant des heures supplémentaires.",
        "L'année n'a pas à être d'un seul bloc. Une interruption entre deux emplois est permise, si toutes les heures tombent dans les 3 ans.",
      ],
    },
    {
      kind: "table",
      heading: "Ce travail compte-t-il?",
      columns: ["Votre travail", "Compte?", "Pourquoi"],
      rows: [
        [
          "Un emploi qualifié et payé, avec un permis de travail valide",
          "Oui",
          "Il était légal, payé et qualifié",
        ],
        [
          "Un emploi pendant des études à temps plein",
          "Non",
          "Le travail pendant les études est exclu, stages coopératifs compris",
        ],
        [
          "Votre propre entreprise ou du travail à la pige",
          "En général, non",
          "Le travail autonome est généralement exclu",
        ],
        ["Un travail sans permis", "Non", "Vous deviez avoir le droit de travailler"],
        [
          "Du télétravail au Canada pour une entreprise étrangère",
          "Demandez d'abord",
          "Les détails de l'emploi décident",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Qui est admissible",
      intro: "En plus des heures, vous devez respecter ces règles.",
      items: [
        [
          "Votre emploi était dans la catégorie FÉER 0, 1, 2 ou 3 de la ",
          { text: "Classification nationale des professions (CNP)", href: official.occupations.href },
          ".",
        ],
        "Vous atteignez le niveau 7 des Niveaux de compétence linguistique canadiens (NCLC, ou CLB pour l'anglais) pour un emploi de catégorie FÉER 0 ou 1, et le niveau 5 pour la catégorie FÉER 2 ou 3.",
        "Vous prévoyez de vivre hors du Québec, qui choisit lui-même ses travailleurs.",
        "Votre famille et vous réussissez les contrôles médicaux, de police et de sécurité.",
      ],
      outro:
        "Aucune règle ne porte sur les études. Votre diplôme peut quand même ajouter des points à votre rang.",
    },
    {
      kind: "list",
      heading: "À rassembler pendant que vous y travaillez encore",
      items: [
        "Une lettre de chaque employeur avec votre titre, vos tâches, vos heures par semaine, votre salaire et les dates",
        "Vos talons de paie, vos feuillets T4 et vos avis de cotisation",
        "Une copie de chaque permis de travail et d'études que vous avez eu",
        "Les résultats de votre test de langue",
        "Votre passeport, avec toutes les pages tamponnées",
      ],
      outro:
        "La personne qui vous dirige et vous apprécie aujourd'hui sera peut-être partie l'an prochain. Demandez la lettre maintenant.",
    },
    {
      kind: "note",
      heading: "Surveillez la date de fin de votre permis",
      text: "Un profil dans le bassin ne vous permet ni de rester ni de travailler. Si votre permis se termine bientôt, demandez une prolongation ou un autre permis bien avant ce jour. Travailler après la fin de votre statut peut nuire à votre dossier.",
    },
    {
      kind: "questions",
      heading: "Ce que les travailleurs nous demandent",
      questions: [
        {
          question: "Quand aurai-je une réponse?",
          answer: [
            "L'attente dans le bassin dépend de votre note et des rondes d'invitations. Ensuite, elle dépend de votre dossier et des contrôles. L'",
            { text: "outil des délais de traitement", href: official.processingTimes.href },
            " montre l'attente des autres aujourd'hui. Personne ne peut vous promettre une invitation.",
          ],
        },
        {
          question: "J'ai étudié au Canada, puis j'y ai travaillé. Est-ce pour moi?",
          answer: [
            "C'est le cas de beaucoup de diplômés. Seul le travail fait après vos études compte ici. Si vous cherchez encore un établissement, lisez d'abord notre ",
            { text: "page sur les études", href: "/study" },
            ".",
          ],
        },
        {
          question: "Puis-je présenter une demande de l'extérieur du Canada?",
          answer:
            "Oui. Vous pouvez avoir quitté le Canada, si votre travail tombe encore dans les 3 dernières années le jour de votre demande.",
        },
        {
          question: "Et s'il me manque quelques heures?",
          answer: [
            "Continuez à travailler et recomptez. Regardez aussi le ",
            {
              text: "Programme des candidats des provinces",
              href: "/immigration/provincial-nominee-programs",
            },
            " : certaines provinces ont leurs propres règles sur le travail.",
          ],
        },
      ],
    },
  ],
  next: {
    heading: "Parlons de vos heures",
    text: "Donnez-nous vos emplois et vos dates au Canada. Si nous pouvons vous aider, nous vous invitons à une consultation. Nous y comptons les heures avec vous et voyons quoi demander à votre employeur.",
    action: "assessment",
    label: "Commencer l'évaluation gratuite",
  },
  sources: [official.expressEntry, official.occupations, official.work],
};
