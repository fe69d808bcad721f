import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Super visa pour les parents",
  description:
    "Le super visa permet aux parents et aux grands-parents de rester jusqu'à 5 ans à la fois au Canada, avec un visa valide jusqu'à 10 ans. Les règles.",
  lead: "Les premiers pas d'un petit-enfant n'attendent pas le renouvellement d'un visa. Le super visa est pour les parents et les grands-parents de citoyens canadiens et de résidents permanents. Il permet plusieurs entrées et des séjours bien plus longs qu'une visite ordinaire.",
  blocks: [
    {
      kind: "facts",
      facts: [
        { figure: "Jusqu'à 10 ans", label: "de validité pour le visa" },
        { figure: "Jusqu'à 5 ans", label: "de séjour à la fois" },
      ],
    },
    {
      kind: "table",
      heading: "Super visa ou visa de visiteur?",
      intro:
        "Les parents peuvent demander l'un ou l'autre. La différence tient à la durée du séjour et à ce que la famille doit prouver.",
      columns: ["", "Super visa", "Visa de visiteur"],
      rows: [
        ["Pour qui", "Seulement les parents et les grands-parents", "Toute personne qui a besoin d'un visa"],
        ["Chaque séjour", "Jusqu'à 5 ans à la fois", "En général jusqu'à six mois"],
        ["Assurance médicale", "Exigée", "Prudente, pas exigée"],
        ["Examen médical", "Exigé", "Dans certains cas"],
        ["Revenu de la famille au Canada", "Doit atteindre un minimum fixé", "Examiné, sans minimum fixe"],
      ],
    },
    {
      kind: "list",
      heading: "Si vous êtes le parent ou le grand-parent",
      intro: "Vous pouvez être admissible si tout ceci est vrai.",
      items: [
        "Votre enfant ou petit-enfant vit au Canada. Il a la citoyenneté ou la résidence permanente, ou son nom est au registre des Indiens",
        "Vous présentez la demande de l'extérieur du Canada",
        "Vous avez une assurance médicale qui couvre au moins un an",
        "Vous réussissez un examen médical",
        "Vous pouvez montrer que vous venez en visite et non pour vous établir : une maison, une famille, une pension ou d'autres liens",
      ],
      outro:
        "Vos propres enfants à charge ne peuvent pas faire partie d'une demande de super visa. Ils peuvent demander une visite ordinaire.",
    },
    {
      kind: "list",
      heading: "Si vous êtes l'enfant ou le petit-enfant au Canada",
      intro: "Vous accueillez la visite, donc vous prouvez le soutien.",
      items: [
        "Vous vivez au Canada et avez au moins 18 ans",
        "Vous signez une lettre d'invitation. Elle promet de payer tout le séjour, et elle nomme toutes les personnes de votre ménage",
        "Votre ménage atteint le revenu minimum pour sa taille. La personne avec qui vous vivez en couple peut signer avec vous et ajouter le sien. Depuis le 31 mars 2026, l'une ou l'autre des deux dernières années d'imposition compte, et le revenu de la personne invitée peut combler une partie de l'écart",
        "Vous joignez la preuve de votre statut et de votre revenu : un avis de cotisation, des talons de paie ou une lettre de votre employeur",
      ],
    },
    {
      kind: "steps",
      heading: "Comment les familles procèdent en général",
      steps: [
        {
          title: "Vérifiez d'abord le revenu",
          text: "Comptez toutes les personnes de votre ménage, et les visiteurs aussi. Puis cherchez le montant dans le tableau officiel.",
        },
        {
          title: "Prouvez le lien",
          text: "Des certificats de naissance qui montrent le nom du parent. Pour les grands-parents, il faut les deux générations.",
        },
        {
          title: "Achetez l'assurance",
          text: "Elle doit payer les soins, l'hôpital et le retour, et respecter les conditions officielles. Demandez si elle est remboursée en cas de refus.",
        },
        {
          title: "Présentez la demande en ligne",
          text: "Dites clairement que vous demandez un super visa, et combien de temps vous espérez rester.",
        },
        {
          title: "Passez l'examen médical",
          text: "Seuls les médecins de la liste officielle comptent. Les instructions viennent avec la demande.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Combien de temps il faut",
      paragraphs: [
        [
          "Le pays d'où vous présentez la demande et l'examen médical en décident presque tout. L'",
          { text: "outil officiel", href: official.processingTimes.href },
          " a une ligne à part pour le super visa. Commandez tôt les certificats de naissance : dans bien des familles, ce sont les documents les plus lents.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Les familles nous demandent",
      questions: [
        {
          question: "Est-ce une façon d'immigrer?",
          answer: [
            "Non. C'est une longue visite. Si vous voulez que vos parents obtiennent la résidence permanente, lisez notre page sur le ",
            { text: "parrainage", href: "/sponsorship" },
            ". En ce moment, ce programme n'accepte pas de nouveaux parents ni grands-parents : sa page donne l'état et sa date. Le super visa reste ouvert.",
          ],
        },
        {
          question: "Les parents de pays dispensés de visa en ont-ils besoin?",
          answer:
            "Ils peuvent le demander aussi. Ils reçoivent une lettre au lieu d'un visa dans le passeport, et voyagent avec une AVE s'ils viennent par avion.",
        },
        {
          question: "Pouvons-nous payer l'assurance en plusieurs fois?",
          answer:
            "Certaines compagnies offrent des paiements échelonnés. Une soumission seule ne suffit pas : la police d'assurance doit être réelle et en vigueur.",
        },
        {
          question: "Peuvent-ils partir et revenir?",
          answer:
            "Oui, tant que le visa est valide. L'agent frontalier fixe la durée du séjour à chaque entrée.",
        },
      ],
    },
  ],
  next: {
    heading: "Demandez avant d'acheter l'assurance",
    text: "Dites-nous qui vit dans votre ménage et où sont vos parents. Si nous pouvons vous aider, nous vous invitons à une consultation sur le revenu et les documents.",
    action: "contact",
    label: "Poser une question sur le super visa",
  },
  sources: [official.superVisa, official.visit, official.processingTimes],
};
