import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Aides familiaux : deux projets pilotes",
  description:
    "Garde d'enfants (4411) et soutien à domicile (4412) : les deux projets pilotes n'acceptent plus de demandes. Ce que cela change et ce qui est ouvert.",
  notices: [
    {
      standing: "homeCareWorkerPilots",
      heading: "Aucune nouvelle demande acceptée",
      text: "Les deux projets pilotes de soins à domicile n'acceptent aucune nouvelle demande du 31 mars 2026 au 30 mars 2030. Le gouvernement l'a dit dans un avis du 19 décembre 2025 et dans des instructions ministérielles parues dans la Gazette du Canada. Une demande arrivée avant suit son cours. Ne payez personne qui vous offre une place. Ce qui est ouvert se trouve plus bas.",
      source: official.homeCareInstructions,
    },
  ],
  lead: "Le Canada a créé deux projets pilotes pour que les personnes qui prennent soin des autres à domicile puissent obtenir la résidence permanente avec leur propre famille. Les deux sont fermés aujourd'hui.",
  blocks: [
    {
      kind: "list",
      heading: "Ce qui est ouvert",
      intro:
        "Nous ne connaissons aucun autre programme fédéral pour les soins à domicile aujourd'hui. Ces voies peuvent vous convenir.",
      items: [
        [
          "Une province : par le ",
          {
            text: "Programme des candidats des provinces",
            href: "/immigration/provincial-nominee-programs",
          },
          ", certaines acceptent du personnel de soins, le plus souvent avec une offre d'emploi. Vérifiez la page de la province.",
        ],
        [
          { text: "Entrée express", href: "/immigration/express-entry" },
          " : les soins à domicile sont dans la catégorie FÉER 4 de la liste des professions, donc ces années n'y comptent pas. Un travail qualifié en santé peut compter.",
        ],
        [
          "Un permis de travail avec une ",
          {
            text: "étude d'impact sur le marché du travail",
            href: "/other-services/labour-market-impact-assessment",
          },
          ". Hors du Québec, les agents ",
          {
            text: "traitent une première demande (page en anglais)",
            href: official.caregiverPermits.href,
          },
          " seulement si vous avez déjà un permis de travail ou d'études valide.",
        ],
        [
          "Votre famille : un époux, une épouse ou une personne en union de fait au Canada peut peut-être ",
          { text: "vous parrainer", href: "/sponsorship" },
          ".",
        ],
      ],
    },
    {
      kind: "table",
      heading: "Lequel des deux projets pilotes est le vôtre?",
      columns: ["", "Garde d'enfants en milieu familial", "Aide familiale à domicile"],
      rows: [
        ["Code de profession", "4411", "4412"],
        [
          "Vous prenez soin",
          "D'enfants",
          "De personnes âgées, ou de personnes qui ont un handicap ou une maladie",
        ],
        ["Lieu", "Chez vous ou chez l'enfant", "Chez la personne aidée"],
      ],
    },
    {
      kind: "note",
      heading: "De quels projets pilotes s'agit-il?",
      text: "Les deux premiers projets pilotes ont fermé en juin 2024. En mars 2025, deux autres les ont remplacés, un pour chaque type de soins. La liste des professions écrit maintenant les codes 44100 et 44101.",
    },
    {
      kind: "list",
      heading: "Êtes-vous admissible?",
      intro:
        "Personne ne peut présenter de demande aujourd'hui. Ces règles des projets pilotes de 2025 décident des dossiers arrivés à temps.",
      items: [
        "Une vraie offre d'emploi à temps plein pour un travail à domicile, hors du Québec",
        "Le niveau 4 des Niveaux de compétence linguistique canadiens (NCLC, ou CLB pour l'anglais); les premiers projets pilotes demandaient le niveau 5",
        "Un diplôme d'études secondaires canadien ou plus élevé, ou un diplôme étranger jugé équivalent",
        "Au moins six mois de travail récent dans le même type de soins, ou une formation d'au moins six mois",
        "Une bonne santé, aucun antécédent judiciaire et aucun manquement passé aux règles d'immigration qui vous exclut",
      ],
    },
    {
      kind: "list",
      heading: "Ce qu'il vaut la peine de rassembler maintenant",
      intro:
        "Les agents peuvent demander ces documents si votre dossier est en cours. D'autres programmes en demandent la plupart aussi.",
      items: [
        "L'offre d'emploi et le contrat signés, avec des tâches qui correspondent au code 4411 ou 4412",
        "Les résultats d'un test de langue approuvé",
        "Une évaluation des diplômes d'études (EDE) pour les études hors du Canada",
        "Des lettres de familles ou d'établissements de soins avec les dates, les heures et les tâches",
      ],
    },
    {
      kind: "text",
      heading: "Pour les familles qui veulent embaucher",
      paragraphs: [
        "Votre offre d'emploi doit être réelle : un salaire que vous pouvez payer, un temps plein d'au moins 30 heures par semaine et des tâches qui sont surtout des soins. Vous devenez un employeur, avec une paie et des assurances à organiser.",
        [
          "Lisez notre page sur l'",
          {
            text: "étude d'impact sur le marché du travail",
            href: "/other-services/labour-market-impact-assessment",
          },
          " avant de choisir une personne. Une aide familiale n'a jamais à vous payer, ni à payer une agence, pour obtenir l'emploi.",
        ],
      ],
    },
    {
      kind: "steps",
      heading: "Ce que vous pouvez faire maintenant",
      steps: [
        {
          title: "Vérifiez l'état du programme vous-même",
          text: "Lisez la page officielle le jour où vous décidez, pas une vieille vidéo ou une vieille publication.",
        },
        {
          title: "Passez le test et faites évaluer vos études",
          text: "Un résultat de langue et un rapport sur vos études comptent dans la plupart des programmes.",
        },
        {
          title: "Travaillez et gardez des preuves",
          text: "Conservez vos talons de paie, vos documents fiscaux et vos lettres. Ils prouveront votre expérience plus tard.",
        },
      ],
    },
    {
      kind: "questions",
      heading: "Les aides familiaux nous demandent",
      questions: [
        {
          question: "J'ai présenté ma demande avant la fermeture. Combien de temps faudra-t-il?",
          answer: [
            "Personne ne peut vous donner de date. Cela dépend des limites de chaque année et de votre preuve de travail. Voyez les ",
            { text: "délais de traitement officiels", href: official.processingTimes.href },
            " pour connaître l'attente des autres.",
          ],
        },
        {
          question: "Les projets pilotes vont-ils rouvrir?",
          answer:
            "Personne ne peut le dire. Les instructions vont jusqu'au 30 mars 2030, et elles peuvent être changées. Faites vos plans avec ce qui est ouvert aujourd'hui.",
        },
        {
          question: "On me traite mal au travail. Que puis-je faire?",
          answer:
            "Vous avez des droits au Canada, et votre employeur ne peut pas garder votre passeport. Il existe un permis de travail ouvert spécial pour les travailleurs victimes de violence. Appelez-nous et, en cas d'urgence, composez le 911.",
        },
      ],
    },
  ],
  next: {
    heading: "Voir ce qui est ouvert",
    text: "Nous n'offrons pas les projets pilotes fermés. Parlez-nous de votre travail de soins, de vos études et de votre famille. Si une autre voie pouvait vous être ouverte, nous vous invitons à une consultation à ce sujet.",
    action: "assessment",
    label: "Voir ce qui est ouvert",
  },
  sources: [official.homeCareInstructions, official.caregivers, official.processingTimes],
};
