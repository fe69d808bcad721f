import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Affaires, employeurs, aides familiaux",
  description:
    "Pour les fondateurs, les employeurs qui embauchent à l'étranger et les aides familiaux. Voyez ce qui est ouvert, ce qui est fermé et ce qu'il vous faut.",
  lead: "Certains projets n'entrent pas dans le travail, les études ou la famille. Cette partie de notre cabinet est pour les gens qui apportent une entreprise, pour les employeurs qui ne trouvent pas le personnel qu'il leur faut et pour les personnes qui prennent soin des autres à domicile.",
  blocks: [
    {
      kind: "list",
      heading: "Trois services",
      items: [
        [
          {
            text: "Immigration des gens d'affaires",
            href: "/other-services/canadian-business-immigration-program",
          },
          " : pour les gens qui ont une idée, une entreprise ou un talent. Deux de ses quatre portes n'acceptent aucune nouvelle demande aujourd'hui. Sa page donne les dates.",
        ],
        [
          {
            text: "Étude d'impact sur le marché du travail",
            href: "/other-services/labour-market-impact-assessment",
          },
          " : le document qu'il faut à beaucoup d'employeurs avant d'embaucher à l'étranger. Pour vous si vous dirigez une entreprise au Canada, ou si votre futur employeur demande quoi faire.",
        ],
        [
          { text: "Aides familiaux", href: "/other-services/caregivers" },
          " : pour les personnes qui prennent soin d'enfants ou d'adultes à domicile. Les deux projets pilotes n'acceptent aucune nouvelle demande. La page dit ce qui est ouvert.",
        ],
      ],
    },
    {
      kind: "text",
      heading: "Pourquoi ces cas sont différents",
      paragraphs: [
        "Dans la plupart des demandes, une personne demande une chose. Ici, au moins deux côtés doivent aller ensemble. Un fondateur a besoin d'une province ou d'une organisation qui l'appuie. Un travailleur a besoin d'un employeur qui a fait chaque étape dans le bon ordre. Une aide familiale a besoin d'une famille qui offre un vrai emploi. Si un côté trébuche, les deux perdent du temps.",
        "C'est pourquoi, avec une entente écrite, nous parlons aux deux côtés quand nous le pouvons. Nous demandons à l'employeur le salaire, les annonces et les documents fiscaux, et au travailleur la preuve de ses compétences. Puis nous mettons les pièces en ordre, pour que rien n'expire avant de servir.",
      ],
    },
    {
      kind: "table",
      heading: "Qui doit faire quoi",
      columns: ["Service", "Vous apportez", "L'autre côté apporte"],
      rows: [
        [
          "Entrepreneur",
          "Un plan d'affaires, de l'expérience et de l'argent pour vous établir",
          "L'appui d'une province",
        ],
        [
          "Étude d'impact sur le marché du travail",
          "La preuve que le poste vous convient",
          "Les preuves de recrutement de l'employeur et une offre d'emploi authentique",
        ],
        [
          "Aides familiaux (projets pilotes fermés)",
          "Des études, des résultats de langue et de l'expérience en soins",
          "Une famille ou un employeur avec un emploi à temps plein",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Êtes-vous admissible? Posez-vous d'abord ces questions",
      items: [
        "Y a-t-il un vrai emploi, une vraie entreprise ou une vraie activité derrière le projet, avec des documents à l'appui?",
        "Chaque côté peut-il prouver ce qu'il promet : argent, salaire, compétences, expérience?",
        "Avez-vous le niveau de langue que votre programme fixe?",
        "Pouvez-vous attendre sans quitter l'emploi ou le logement que vous avez aujourd'hui?",
      ],
      outro: "Si vous pouvez dire oui aux quatre, votre projet mérite qu'on le regarde de plus près.",
    },
    {
      kind: "text",
      heading: "Combien de temps il faut",
      paragraphs: [
        [
          "Ces services ont souvent deux ou trois décisions de suite : d'abord une province ou un bureau du travail, puis un permis, puis peut-être la résidence permanente. Chacune a son propre délai. Les délais du gouvernement pour les permis et la résidence sont dans l'",
          { text: "outil des délais de traitement", href: official.processingTimes.href },
          ". Des programmes ouvrent, font une pause et ferment : vérifiez la page officielle ou demandez-nous avant de présenter une demande.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Questions fréquentes",
      questions: [
        {
          question: "Pouvez-vous me trouver un emploi ou un investisseur?",
          answer:
            "Non. Nous sommes des consultants en immigration, pas des recruteurs. Méfiez-vous de qui vend une offre d'emploi : en acheter une est contraire aux règles.",
        },
        {
          question: "Qui est votre client, le travailleur ou l'employeur?",
          answer:
            "L'un ou l'autre, ou les deux s'ils l'acceptent par écrit. Nous vous disons au début pour qui nous agissons, afin qu'il n'y ait aucune surprise.",
        },
        {
          question: "Mon cas n'entre dans aucun de ces services. Dois-je écrire quand même?",
          answer:
            "Oui. Perte de statut, ancien refus, casier judiciaire ou famille mixte : décrivez le cas en quelques lignes, et nous vous dirons si nous pouvons vous aider.",
        },
      ],
    },
  ],
  next: {
    heading: "Décrivez votre projet en quelques lignes",
    text: "Dites qui en fait partie, ce qui existe déjà et ce que vous aimeriez qu'il arrive. Si nous pouvons vous aider, nous vous invitons à une consultation sur le point de départ.",
    action: "contact",
    label: "Nous écrire",
  },
  sources: [official.startUp, official.foreignWorkers, official.caregivers],
};
