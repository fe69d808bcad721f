import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Permis d'études pour le Canada",
  description:
    "Étudier au Canada : à qui il faut un permis, la liste des documents et les délais. Le nombre de permis est limité chaque année : voyez les chiffres.",
  notices: [
    {
      standing: "studyPermitCap",
      heading: "Ouvert, mais limité chaque année",
      text: "Le Canada limite maintenant les permis d'études. Pour 2026, il prévoit 155 000 nouvelles personnes aux études, et 408 000 permis d'études en tout. Un avis du 25 novembre 2025 le dit. Il faut souvent aussi une lettre d'attestation de la province ou du territoire : demandez à votre établissement s'il en a une pour vous.",
      source: official.studyPermit,
    },
  ],
  lead: "Le Canada accueille plus de 600 000 étudiantes et étudiants chaque année. Ils viennent pour des collèges, des universités, des écoles de langues et des écoles de métiers. Il faut un permis d'études à la plupart, et ce permis dépend d'une question simple : votre projet est-il clair pour un inconnu qui le lit en quelques minutes?",
  blocks: [
    {
      kind: "text",
      heading: "Ce que permet un permis d'études",
      paragraphs: [
        [
          "Un permis d'études vous permet d'étudier dans un établissement d'enseignement désigné. C'est une école qu'une province ou un territoire a approuvée pour les étudiants de l'étranger. Le permis n'est pas un visa. Selon votre passeport, il vous faut aussi un ",
          { text: "visa de visiteur ou une AVE", href: "/visit" },
          " pour voyager; il vient avec le permis quand celui-ci est approuvé.",
        ],
        "Un cours de six mois ou moins ne demande en général pas de permis. Si vous espérez suivre un programme plus long ensuite, il peut quand même être sage d'en obtenir un d'abord.",
      ],
    },
    {
      kind: "list",
      heading: "Vous pouvez être admissible si",
      items: [
        "Un établissement d'enseignement désigné vous a donné une lettre d'acceptation",
        "Vous pouvez payer les droits de scolarité, la vie ici et le retour, pour vous et pour la famille qui vous accompagne",
        "Vous n'avez pas de casier judiciaire et avez une bonne santé, et pouvez le prouver sur demande",
        "Vous pouvez convaincre un agent que vous quitterez le Canada à la fin de votre permis",
      ],
      outro:
        "L'espoir de rester plus tard ne vous exclut pas. Vous devez montrer que vous respecterez la fin de votre permis si rien d'autre n'est approuvé.",
    },
    {
      kind: "list",
      heading: "Votre liste de documents",
      intro: "Commencez ici, et cochez-les un par un. Votre pays peut en demander quelques autres.",
      items: [
        "Passeport ou titre de voyage valide",
        "Lettre d'acceptation de votre établissement",
        "Lettre d'attestation de la province ou du territoire, sauf dispense. Depuis janvier 2026, il n'en faut pas pour une maîtrise ou un doctorat dans un établissement public",
        "Preuve que vous pouvez subvenir à vos besoins : relevés bancaires, prêt, bourse ou lettre de la personne qui paie",
        "Lettre explicative : pourquoi ce programme, pourquoi cet établissement, pourquoi maintenant, et ce que vous en ferez",
        "Relevés de notes et résultats de test de langue",
        "Deux photos au format officiel, si vous présentez la demande sur papier",
        "Empreintes et photo (données biométriques), sauf dispense",
        "Résultats d'examen médical et certificats de police, si on vous les demande",
        "Déclaration du gardien, pour un mineur qui vient sans parent",
        "Traduction de tout ce qui n'est ni en français ni en anglais",
      ],
    },
    {
      kind: "steps",
      heading: "Vos étapes, dans l'ordre",
      steps: [
        {
          title: "Choisissez le programme",
          text: "Il devrait suivre ce que vous avez fait jusqu'ici. Si vous changez de voie, préparez-vous à l'expliquer.",
        },
        {
          title: "Faites-vous accepter",
          text: "Avant de payer un dépôt, vérifiez que l'école est sur la liste officielle. Ses écoles s'appellent des établissements d'enseignement désignés.",
        },
        {
          title: "Montrez d'où vient l'argent",
          text: "Les agents regardent d'où viennent les fonds, pas seulement le total. Un gros dépôt soudain demande une explication.",
        },
        {
          title: "Présentez la demande en ligne",
          text: "Donnez vos empreintes peu après en avoir reçu la demande, car votre dossier les attend.",
        },
        {
          title: "Arrivez",
          text: "Le permis lui-même est remis à votre entrée au Canada. Gardez vos lettres dans votre bagage à main.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Combien de temps avant les cours?",
      paragraphs: [
        [
          "Présentez votre demande dès que vous avez votre lettre d'acceptation. Le Canada limite le nombre de nouveaux permis chaque année : un dossier complet, envoyé tôt, part donc mieux. Le délai dépend de votre pays, de la saison, de votre examen médical et de votre dossier complet ou non. Cherchez le chiffre du jour dans l'",
          { text: "outil des délais de traitement", href: official.processingTimes.href },
          ", et demandez à votre établissement s'il permet de commencer plus tard avant d'en avoir besoin.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Étudiants et parents demandent",
      questions: [
        {
          question: "Puis-je travailler pendant mes études?",
          answer:
            "Beaucoup de gens aux études à temps plein le peuvent, sur le campus et pendant un nombre limité d'heures hors campus. Les conditions changent, et elles sont imprimées sur votre permis. Ne fondez pas votre budget sur un travail que vous n'avez pas encore trouvé.",
        },
        {
          question: "Ma famille peut-elle venir aussi?",
          answer:
            "Parfois. Cela dépend de votre niveau d'études et des demandes de votre conjoint, de votre conjointe ou de vos enfants. En consultation, nous pouvons regarder la famille dans son ensemble.",
        },
        {
          question: "Que se passe-t-il après mon diplôme?",
          answer: [
            "Certains programmes mènent à un permis de travail pour diplômés, d'autres non. Vérifiez-le avant de vous inscrire. Le travail après le diplôme peut compter pour la ",
            {
              text: "catégorie de l'expérience canadienne",
              href: "/immigration/canadian-experience-class",
            },
            ".",
          ],
        },
        {
          question: "J'ai déjà eu un refus. Puis-je essayer de nouveau?",
          answer:
            "Oui, mais une deuxième demande avec les mêmes documents finira sans doute de la même façon. En consultation, nous pouvons d'abord lire le refus avec vous.",
        },
      ],
    },
  ],
  next: {
    heading: "Parlons de votre projet d'études",
    text: "Parlez-nous de vous, du programme et de l'établissement. Si nous pouvons vous aider, nous vous invitons à une consultation sur ce qu'un agent demanderait.",
    action: "assessment",
    label: "Commencer l'évaluation gratuite",
  },
  sources: [official.study, official.studyPermit, official.processingTimes],
};
