import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Entrée express : comment ça marche",
  description:
    "Comment fonctionne Entrée express : trois programmes et deux étapes, d'un profil en ligne à une invitation. Ce qu'il faut, et pourquoi rien n'est garanti.",
  notices: [
    {
      standing: "federalHighSkilledClass",
      heading: "Ouvert, avec un changement proposé",
      text: "Les trois programmes sont ouverts selon les règles de cette page. Le gouvernement propose de les abroger et de les remplacer par une nouvelle catégorie fédérale de travailleurs hautement qualifiés. Son Plan prospectif de la réglementation en parle depuis le 1er avril 2026. Nous n'avons lu nulle part que ces règles sont en vigueur.",
      source: official.regulatoryPlan,
    },
  ],
  lead: "Entrée express est le système en ligne que le Canada utilise pour choisir des travailleurs qualifiés en vue de la résidence permanente. Ce n'est ni un visa ni un programme : c'est un bassin. Vous y entrez par un de trois programmes, votre profil y est classé avec tous les autres, et le gouvernement y invite des gens à présenter une demande.",
  blocks: [
    {
      kind: "facts",
      facts: [
        { figure: "3", label: "programmes mènent au bassin" },
        { figure: "2", label: "étapes : le profil en ligne, puis l'invitation" },
        { figure: "60 jours", label: "pour envoyer une demande complète après l'invitation" },
      ],
    },
    {
      kind: "list",
      heading: "Les trois programmes",
      intro: "Vous devez respecter toutes les règles d'au moins un programme avant d'entrer dans le bassin.",
      items: [
        [
          {
            text: "Programme des travailleurs qualifiés (fédéral)",
            href: "/immigration/federal-skilled-worker",
          },
          " : pour les personnes qui ont travaillé dans un emploi qualifié, le plus souvent à l'étranger, et qui atteignent au moins 67 points.",
        ],
        [
          {
            text: "Programme des travailleurs de métiers spécialisés (fédéral)",
            href: "/immigration/federal-skilled-trades",
          },
          " : pour les personnes de métier, par exemple dans la construction, l'industrie ou l'alimentation.",
        ],
        [
          {
            text: "Catégorie de l'expérience canadienne",
            href: "/immigration/canadian-experience-class",
          },
          " : pour les personnes qui ont travaillé dans un emploi qualifié au Canada.",
        ],
      ],
      outro: [
        "Une province peut aussi choisir des gens dans le bassin. Si l'une d'elles vous désigne par Entrée express, votre rang monte beaucoup. Voyez le ",
        {
          text: "Programme des candidats des provinces",
          href: "/immigration/provincial-nominee-programs",
        },
        ".",
      ],
    },
    {
      kind: "steps",
      heading: "Deux étapes",
      intro: "Tout ce que vous faites dans Entrée express fait partie de l'une d'elles.",
      steps: [
        {
          title: "Créez votre profil en ligne",
          text: "Vous indiquez votre âge, vos études, vos langues, votre travail et votre famille. Si vous respectez les règles d'un programme, vous entrez dans le bassin et vous obtenez une note du Système de classement global. Votre profil y reste jusqu'à 12 mois, et vous pouvez l'améliorer pendant l'attente.",
        },
        {
          title: "Recevez une invitation et présentez la demande",
          text: "Le gouvernement tient des rondes et invite les personnes qui ont les notes les plus élevées. Certaines rondes visent tous les candidats, d'autres un programme, un groupe d'emplois ou les francophones. Si vous recevez une invitation, vous avez 60 jours pour envoyer la demande complète avec la preuve de tout ce que vous avez déclaré.",
        },
      ],
    },
    {
      kind: "note",
      heading: "L'invitation n'est pas garantie",
      text: "Une place dans le bassin n'est pas une place au Canada. La note exigée change d'une ronde à l'autre, et personne ne peut la connaître d'avance. Méfiez-vous de qui vous vend une certitude.",
    },
    {
      kind: "list",
      heading: "À préparer avant de commencer",
      items: [
        "Un passeport ou un titre de voyage",
        "Les résultats d'un test de langue approuvé, en français ou en anglais",
        "Une évaluation des diplômes d'études (EDE), si vous avez étudié à l'étranger. Certains programmes la demandent, et elle donne des points",
        "Votre parcours de travail, mois par mois, avec le code de profession qui correspond à vos tâches",
        [
          "Une preuve de fonds pour votre programme, sauf si vous en êtes dispensé; les montants sont sur la ",
          { text: "page officielle", href: official.proofOfFunds.href },
        ],
        "Une offre d'emploi écrite ou une désignation d'une province, si vous en avez une",
      ],
    },
    {
      kind: "text",
      heading: "Combien de temps faut-il?",
      paragraphs: [
        [
          "Personne ne peut dire combien de temps vous attendrez dans le bassin. Cela dépend de votre note et des rondes. Après la demande, le délai dépend de votre dossier complet ou non, des contrôles de sécurité et du nombre de demandes devant vous. L'",
          { text: "outil des délais de traitement", href: official.processingTimes.href },
          " montre la situation actuelle.",
        ],
        "Vous pouvez raccourcir votre part. Passez le test de langue tôt, commandez vos relevés de notes tout de suite et demandez des lettres à vos anciens employeurs pendant qu'ils se souviennent de vous.",
      ],
    },
    {
      kind: "questions",
      heading: "Questions fréquentes",
      questions: [
        {
          question: "Faut-il une offre d'emploi pour entrer dans le bassin?",
          answer:
            "Deux des trois programmes n'en demandent pas. Le Programme des travailleurs de métiers spécialisés (fédéral) demande une offre d'emploi ou un certificat de compétence.",
        },
        {
          question: "Comment puis-je augmenter ma note?",
          answer:
            "Les moyens habituels sont un meilleur résultat de langue, une deuxième langue officielle, plus de travail qualifié, un autre diplôme ou la désignation d'une province. Celui qui en vaut la peine dépend de votre profil.",
        },
        {
          question: "Et si mon profil expire sans invitation?",
          answer:
            "Vous pouvez en créer un nouveau, si vous respectez encore les règles. Vérifiez d'abord que vos résultats de test sont encore valides.",
        },
        {
          question: "Et si je fais une erreur dans mon profil?",
          answer:
            "Corrigez-la dès que vous la voyez. Une déclaration que vous ne pouvez pas prouver plus tard peut mener à un refus, et une fausse déclaration à une interdiction de présenter une demande.",
        },
      ],
    },
  ],
  next: {
    heading: "Parlons de votre situation",
    text: "Parlez-nous de vos études, de votre travail et de vos langues. Une personne titulaire d'un permis lit vos réponses. Si nous pouvons vous aider, nous vous invitons à une consultation sur les trois programmes et votre note.",
    action: "assessment",
    label: "Commencer l'évaluation gratuite",
  },
  sources: [official.expressEntry, official.proofOfFunds, official.processingTimes],
};
