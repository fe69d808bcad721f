import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Visa de visiteur pour le Canada",
  description:
    "À qui faut-il un visa de visiteur pour le Canada? Ce que les agents cherchent, les documents qui aident, comment demander et que faire après un refus.",
  lead: "Un visa de visiteur, que le gouvernement appelle visa de résident temporaire, est une vignette dans votre passeport. Elle dit que vous respectez les règles pour venir au Canada comme touriste, en visite chez votre famille ou pour affaires. Les citoyens de beaucoup de pays en ont besoin, même pour changer d'avion.",
  blocks: [
    {
      kind: "text",
      heading: "Une entrée ou plusieurs",
      paragraphs: [
        "Vous ne choisissez pas entre un visa à entrée unique et un visa à entrées multiples. C'est l'agent qui décide lequel vous recevez, et pour combien de temps. Un visa à entrées multiples vous permet d'aller et venir tant qu'il est valide. Cela peut durer jusqu'à 10 ans, ou beaucoup moins, et jamais plus que votre passeport. Chaque séjour est en général de six mois au plus.",
        [
          "Si votre nationalité est dispensée de visa, il vous faut peut-être seulement une ",
          { text: "AVE", href: official.eta.href },
          ". Si vous êtes un parent ou un grand-parent qui veut de plus longs séjours, comparez avec le ",
          { text: "super visa", href: "/visit/super-visa" },
          " avant de présenter une demande.",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Ce que l'agent doit croire",
      intro: "Il n'y a pas de points ici. Un agent lit votre dossier et pose quatre questions.",
      items: [
        "Allez-vous rentrer chez vous? Votre emploi, votre famille, vos biens et vos voyages passés parlent pour vous.",
        "Pouvez-vous payer? L'argent devrait être à vous ou à la personne qui vous reçoit, et sa source devrait être claire.",
        "La raison est-elle réelle? Un mariage, une naissance, des vacances ou un salon : des dates et des noms la rendent facile à vérifier.",
        "Peut-on vous laisser entrer sans risque? De graves problèmes de santé, des crimes et des manquements passés aux règles d'immigration peuvent vous arrêter.",
      ],
    },
    {
      kind: "list",
      heading: "Les documents qui aident",
      items: [
        "Un passeport valide pendant tout le voyage et au-delà",
        "Le formulaire de demande et les renseignements sur la famille, sans trou dans les dates",
        "Les relevés bancaires des derniers mois, et des talons de paie ou des documents d'entreprise",
        "Une lettre de votre employeur qui accorde votre congé et attend votre retour",
        "Une lettre d'invitation avec l'adresse de la personne qui vous reçoit, son statut au Canada et ce qu'elle paiera",
        "Un plan jour par jour, si vous voyagez comme touriste",
        "Une preuve de famille, de biens ou d'études chez vous",
        "Vos anciens passeports avec les visas et les tampons d'autres pays",
        "Des empreintes et une photo, sauf si vous les avez données dans les dix dernières années",
      ],
      outro:
        "Tous ne sont pas exigés. Choisissez ceux qui répondent aux quatre questions, et laissez les autres.",
    },
    {
      kind: "steps",
      heading: "Comment présenter la demande, étape par étape",
      steps: [
        {
          title: "Vérifiez qu'il vous faut un visa",
          text: [
            "La ",
            { text: "liste par pays", href: official.entryByCountry.href },
            " donne la réponse pour votre passeport.",
          ],
        },
        {
          title: "Écrivez une courte lettre",
          text: "Une page : qui vous êtes, pourquoi vous venez, qui paie, quand vous rentrez. Mieux vaut être clair qu'habile.",
        },
        {
          title: "Présentez la demande en ligne et donnez vos données biométriques",
          text: "Envoyez des copies lisibles avec leur traduction, puis prenez rendez-vous pour vos empreintes.",
        },
        {
          title: "Envoyez votre passeport quand on vous le demande",
          text: "Une demande de passeport veut dire en général que le visa y sera placé.",
        },
        {
          title: "Répondez à l'agent frontalier",
          text: "Dites ce que disent vos documents. Gardez la lettre d'invitation à portée de main.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Combien de temps il faut",
      paragraphs: [
        [
          "Cela dépend du pays d'où vous présentez la demande, de la saison et du besoin d'un examen médical ou d'autres documents. Le gouvernement montre le chiffre de votre pays dans son ",
          { text: "outil des délais de traitement", href: official.processingTimes.href },
          ". Faites votre demande bien avant un mariage ou une naissance, et n'achetez pas de billet que vous ne pouvez pas changer.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Questions fréquentes",
      questions: [
        {
          question: "J'ai eu un refus. Dois-je présenter une autre demande?",
          answer:
            "Seulement si vous avez quelque chose de nouveau à dire. La lettre de refus est courte, mais vous pouvez demander les notes de l'agent. En consultation, nous pouvons les lire avec vous, avant que vous décidiez.",
        },
        {
          question: "Puis-je rester plus longtemps une fois au Canada?",
          answer:
            "Vous pouvez demander de prolonger votre séjour comme visiteur. Faites-le avant la fin de votre séjour actuel, et expliquez pourquoi il vous faut plus de temps et comment vous le paierez.",
        },
        {
          question: "La personne qui me reçoit doit-elle être riche?",
          answer:
            "Non. L'agent regarde l'ensemble. Un projet honnête et modeste vaut mieux qu'une promesse qu'aucun relevé bancaire n'appuie.",
        },
        {
          question: "Puis-je chercher un emploi pendant ma visite?",
          answer:
            "Vous pouvez rencontrer des gens et découvrir le pays, mais vous ne pouvez pas travailler sans permis. Dites la vérité à la frontière sur ce que vous comptez faire.",
        },
      ],
    },
  ],
  next: {
    heading: "Préparez votre voyage avec un dossier clair",
    text: "Dites-nous d'où vous venez, qui vous visitez et quand. Si nous pouvons vous aider, nous vous invitons à une consultation sur ce que votre dossier doit montrer.",
    action: "contact",
    label: "Poser une question sur le visa de visiteur",
  },
  sources: [official.visit, official.entryByCountry, official.processingTimes],
};
