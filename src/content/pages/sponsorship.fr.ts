import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Parrainer votre famille au Canada",
  description:
    "Parrainer un époux, une conjointe ou un enfant : ce que vous prouvez et promettez. Parents et grands-parents : aucune nouvelle demande pour le moment.",
  notices: [
    {
      standing: "parentsAndGrandparents",
      heading: "Parents et grands-parents : aucune nouvelle demande pour le moment",
      text: [
        "Depuis le 1er janvier 2026, le Canada n'accepte aucune nouvelle demande pour les parents et les grands-parents, jusqu'à nouvel ordre. C'est écrit dans les instructions ministérielles 89. Jusqu'à 10 000 demandes reçues en 2025 sont traitées en 2026. Les époux, les conjoints et les enfants peuvent faire l'objet d'une demande comme avant, et le ",
        { text: "super visa", href: "/visit/super-visa" },
        " est ouvert aux parents.",
      ],
      source: official.parents,
    },
  ],
  lead: "Le parrainage réunit les familles pour de bon. Une personne qui a la citoyenneté ou la résidence permanente promet de subvenir aux besoins d'un proche, et ce proche obtient la résidence permanente. Cette promesse a un poids légal : il vaut la peine de savoir ce que vous signez.",
  blocks: [
    {
      kind: "table",
      heading: "Qui vous pouvez parrainer",
      columns: ["Votre proche", "La condition principale"],
      rows: [
        ["Époux ou épouse", "Mariage légal, et au moins 18 ans"],
        [
          "Conjoint ou conjointe de fait",
          "Vous avez vécu ensemble au moins 12 mois sans interruption; au moins 18 ans",
        ],
        [
          "Partenaire conjugal",
          "Un couple depuis au moins 1 an qui ne pouvait ni se marier ni vivre ensemble; le partenaire est hors du Canada et a au moins 18 ans",
        ],
        ["Enfant à charge", "Moins de 22 ans, sans époux ni conjoint"],
        [
          "Parent ou grand-parent",
          "Aucune nouvelle demande pour le moment; sinon sur invitation, avec un revenu assez élevé",
        ],
        [
          "Frère, sœur, neveu, nièce ou petit-enfant, orphelin",
          "Lien de sang ou d'adoption, les deux parents sont morts, moins de 18 ans et célibataire",
        ],
      ],
    },
    {
      kind: "note",
      heading: "Les enfants de 22 ans et plus",
      text: "Un enfant qui dépasse l'âge limite peut encore être à charge. Un problème physique ou mental doit l'empêcher de subvenir à ses besoins, et il doit dépendre de ses parents depuis avant ses 22 ans.",
    },
    {
      kind: "list",
      heading: "Pouvez-vous parrainer?",
      intro: "Vous pouvez parrainer si :",
      items: [
        "vous avez au moins 18 ans",
        "vous avez la citoyenneté canadienne ou la résidence permanente, ou votre nom est au registre des Indiens",
        "vous vivez au Canada; les citoyens qui vivent à l'étranger peuvent parrainer un époux, un conjoint ou un enfant s'ils prévoient de revenir",
        "vous pouvez payer ce dont votre proche a besoin et ne vivez pas de l'aide sociale, sauf en cas de handicap",
        "vous ne devez ni pension alimentaire, ni argent pour un ancien parrainage ou un prêt pour venir au Canada",
      ],
      outro:
        "Certains crimes, une faillite ou votre propre parrainage par une épouse ou un époux dans les dernières années peuvent vous en empêcher. En cas de doute, demandez-nous.",
    },
    {
      kind: "text",
      heading: "Parents et grands-parents",
      paragraphs: [
        [
          "Ce programme ne fonctionne pas comme les autres, et en ce moment il n'accepte personne de nouveau. Les années où il ouvre, vous dites au gouvernement que cela vous intéresse, et il invite certaines personnes. Le programme accepte 10 000 demandes pour des parents et des grands-parents par an. Beaucoup plus de gens espèrent une place. Vérifiez la ",
          { text: "page officielle", href: official.parents.href },
          " avant de compter dessus. Il faut montrer que votre revenu a atteint un niveau fixé dans les dernières années d'imposition.",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Ce qu'il vous faut",
      items: [
        "Une preuve de votre statut au Canada et de votre âge",
        "Un certificat de mariage, ou la preuve que vous vivez ensemble, comme un bail, un compte conjoint et votre courrier",
        "Pour les couples : des photos, des messages, des traces de voyages et des lettres de gens qui vous connaissent tous les deux",
        "Un certificat de naissance ou d'adoption pour chaque enfant, et le consentement de l'autre parent s'il le faut",
        "Des documents fiscaux et des preuves de revenu, quand le programme les demande",
        "Le passeport de votre proche, ses certificats de police, son examen médical et ses données biométriques",
      ],
    },
    {
      kind: "steps",
      heading: "Comment cela se passe",
      steps: [
        {
          title: "Choisissez d'où présenter la demande",
          text: "Les couples qui vivent ensemble au Canada peuvent le faire d'ici. Les autres le font de l'étranger. Ce choix change les règles sur les voyages et le travail.",
        },
        {
          title: "Remplissez deux demandes",
          text: "L'une demande que vous puissiez parrainer, l'autre la résidence de votre proche. Elles sont envoyées ensemble.",
        },
        {
          title: "Signez l'engagement",
          text: "Vous promettez de subvenir aux besoins de votre proche : 3 ans pour un époux ou un conjoint, 20 ans pour un parent ou un grand-parent. Le Québec a ses propres durées. Un divorce ne met pas fin à la promesse.",
        },
        {
          title: "Répondez aux questions",
          text: "L'agent peut demander plus de preuves ou une entrevue. Répondez dans le délai donné.",
        },
      ],
    },
    {
      kind: "questions",
      heading: "Les familles nous demandent",
      questions: [
        {
          question: "Combien de temps prend un parrainage?",
          answer: [
            "Cela dépend du lien, de l'endroit d'où vous présentez la demande et des contrôles. Cherchez votre catégorie dans les ",
            { text: "délais de traitement officiels", href: official.processingTimes.href },
            ".",
          ],
        },
        {
          question: "Faut-il un revenu élevé pour parrainer ma femme ou mon mari?",
          answer:
            "Il n'y a en général pas de minimum fixe pour un époux, un conjoint ou un enfant à charge. Vous devez montrer que vous pouvez répondre aux besoins de base.",
        },
        {
          question: "La personne que je parraine peut-elle travailler pendant l'attente?",
          answer:
            "Si la demande se fait au Canada, elle peut peut-être demander un permis de travail ouvert. Les règles dépendent de son statut.",
        },
        {
          question: "Nous nous sommes mariés après peu de temps. Est-ce un problème?",
          answer:
            "Pas en soi. L'agent veut voir que le mariage est réel et ne sert pas seulement à immigrer. Des preuves honnêtes et datées sont les meilleures.",
        },
      ],
    },
  ],
  next: {
    heading: "Parlez-nous de votre famille",
    text: "Qui voulez-vous faire venir, et où vit chacun aujourd'hui? Un court message suffit pour commencer. Si nous pouvons vous aider, nous vous invitons à une consultation.",
    action: "contact",
    label: "Poser une question sur le parrainage",
  },
  sources: [official.family, official.parents, official.processingTimes],
};
