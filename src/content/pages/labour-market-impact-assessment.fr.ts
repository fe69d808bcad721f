import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Étude d'impact (EIMT)",
  description:
    "Ce qu'est une EIMT, quels employeurs en ont besoin et comment la demander. Après une étude positive, le permis de travail se demande en six mois.",
  lead: "Une étude d'impact sur le marché du travail, ou EIMT, répond à une question du gouvernement. L'embauche de cette personne de l'étranger par cet employeur va-t-elle nuire aux gens du Canada ou les aider? Une réponse positive veut dire deux choses. Le poste a besoin d'une personne de l'étranger, et personne au Canada n'est libre pour l'occuper.",
  blocks: [
    {
      kind: "note",
      heading: "Six mois, puis c'est fini",
      text: "Après une étude positive, le travailleur a six mois pour demander un permis de travail. Si la date passe, l'employeur doit recommencer : préparez donc les documents du travailleur avant la décision.",
    },
    {
      kind: "text",
      heading: "Qui présente la demande, et qui décide",
      paragraphs: [
        [
          "C'est l'employeur qui présente la demande, jamais le travailleur. Elle va à Service Canada, qui fait partie d'",
          { text: "Emploi et Développement social Canada", href: official.foreignWorkers.href },
          ". Le permis de travail vient ensuite, du ministère de l'Immigration. Ce sont deux bureaux, avec deux séries de règles.",
        ],
        "Tous les emplois n'exigent pas une étude. Certains travailleurs en sont dispensés par un accord commercial, une mutation dans la même entreprise, un échange jeunesse ou le statut de leur famille. Vérifiez cela d'abord : vous pourriez gagner des mois.",
      ],
    },
    {
      kind: "table",
      heading: "Trouvez votre volet",
      intro: "Le salaire et le type de travail décident des règles à suivre.",
      columns: ["Volet", "Pour"],
      rows: [
        [
          "Postes à haut salaire",
          "Les emplois payés au niveau fixé pour la province ou le territoire, ou au-dessus",
        ],
        [
          "Postes à bas salaire",
          "Les emplois payés au-dessous; il y a des limites, et d'autres obligations pour l'employeur",
        ],
        ["Volet des talents mondiaux", "Certains emplois très qualifiés et techniques"],
        ["Agriculture", "Le travail à la ferme, programme saisonnier compris"],
        [
          "Aides familiaux à domicile",
          "Les soins à domicile. Hors du Québec, un premier permis de travail va seulement aux personnes qui ont déjà un permis de travail ou d'études valide",
        ],
        [
          "Appui à la résidence permanente",
          "Les travailleurs dont l'offre d'emploi appuie une demande de résidence",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Votre entreprise est-elle admissible?",
      items: [
        "C'est une entreprise réelle et active au Canada, qui peut payer le salaire",
        "L'offre d'emploi est authentique et respecte les normes de salaire, d'horaire et de sécurité",
        "Vous avez d'abord essayé d'embaucher au Canada, comme votre volet l'exige, et gardé les preuves",
        "Le salaire est au moins celui que d'autres gagnent pour le même travail dans votre région",
        "Elle n'est pas exclue pour avoir enfreint les règles avec d'autres travailleurs",
      ],
    },
    {
      kind: "steps",
      heading: "D'un poste vacant à un permis de travail",
      steps: [
        {
          title: "Définissez le poste",
          text: "Les tâches, le lieu, l'horaire et le salaire décident du code de profession, et le code décide du volet.",
        },
        {
          title: "Recrutez et notez",
          text: "Affichez le poste aussi longtemps et aussi largement qu'il le faut. Gardez chaque annonce, et notez pourquoi chaque candidature ne convenait pas.",
        },
        {
          title: "Présentez la demande à Service Canada",
          text: "Envoyez le formulaire, les documents de l'entreprise, les preuves de recrutement et les frais, s'il y en a. L'employeur les paie et ne peut pas les reprendre au travailleur.",
        },
        {
          title: "Répondez à l'agent",
          text: "Attendez-vous à un appel ou à des questions par écrit. Des réponses rapides et cohérentes aident.",
        },
        {
          title: "Remettez la lettre",
          text: "Après une décision positive, donnez-en une copie au travailleur, avec l'offre d'emploi et le contrat. Le travailleur a six mois pour demander un permis de travail.",
        },
      ],
    },
    {
      kind: "list",
      heading: "Ce que le travailleur peut préparer entre-temps",
      items: [
        "Passeport, photos et données biométriques",
        "Diplômes, permis d'exercer et lettres qui prouvent les compétences de l'offre d'emploi",
        "Certificats de police et examen médical, au besoin",
        "Un contrat signé qui correspond à l'étude, mot pour mot et dollar pour dollar",
      ],
    },
    {
      kind: "questions",
      heading: "Employeurs et travailleurs demandent",
      questions: [
        {
          question: "Combien de temps prend une étude?",
          answer: [
            "Cela dépend du volet, de la région et du dossier complet ou non. Le gouvernement publie les délais des études sur ses pages pour les employeurs, et ceux des permis de travail dans l'",
            { text: "outil des délais de traitement", href: official.processingTimes.href },
            ".",
          ],
        },
        {
          question: "Une étude positive garantit-elle le permis?",
          answer:
            "Non. L'agent d'immigration examine encore les compétences, le parcours, la santé et les antécédents du travailleur.",
        },
        {
          question: "Le travailleur peut-il changer d'employeur plus tard?",
          answer:
            "Le permis nomme en général un seul employeur. Un nouvel employeur a besoin d'une nouvelle étude ou d'une dispense, et le travailleur d'un nouveau permis.",
        },
        {
          question: "Est-ce que cela aide pour la résidence permanente?",
          answer: [
            "C'est possible. Une offre d'emploi appuyée est une des entrées du ",
            {
              text: "Programme des travailleurs de métiers spécialisés (fédéral)",
              href: "/immigration/federal-skilled-trades",
            },
            ", et le travail au Canada peut compter pour la ",
            {
              text: "catégorie de l'expérience canadienne",
              href: "/immigration/canadian-experience-class",
            },
            ".",
          ],
        },
      ],
    },
  ],
  next: {
    heading: "Parlez-nous avant d'afficher le poste",
    text: "L'affichage doit suivre les règles de votre volet. Dites-nous le poste, le salaire et le lieu. Si nous pouvons vous aider, nous vous invitons à une consultation avant l'affichage.",
    action: "contact",
    label: "Poser une question sur l'embauche",
  },
  sources: [official.foreignWorkers, official.work, official.occupations],
};
