import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Métiers spécialisés (fédéral)",
  description:
    "Pour les soudeurs, les cuisiniers, les mécaniciens et bien d'autres : le programme demande 2 ans de travail, et une offre d'emploi ou un certificat.",
  notices: [
    {
      standing: "federalHighSkilledClass",
      heading: "Ouvert, avec un changement proposé",
      text: "Ce programme est ouvert selon les règles de cette page. Le gouvernement propose de l'abroger et de créer à la place une seule catégorie fédérale de travailleurs hautement qualifiés. Son Plan prospectif de la réglementation en parle depuis le 1er avril 2026. Nous n'avons lu nulle part que ces règles sont en vigueur.",
      source: official.regulatoryPlan,
    },
  ],
  lead: "Si vous travaillez de vos mains et connaissez bien votre métier, ce programme est peut-être pour vous. Le Programme des travailleurs de métiers spécialisés (fédéral) mène à la résidence permanente. Il demande moins d'études et un niveau de langue plus bas que d'autres programmes, mais il veut une preuve claire que vous savez faire le travail.",
  blocks: [
    {
      kind: "list",
      heading: "Les quatre choses à prouver",
      items: [
        "2 ans de travail à temps plein dans votre métier dans les 5 dernières années, ou l'équivalent à temps partiel",
        "Une offre d'emploi à temps plein d'au moins 1 an, ou un certificat de compétence dans votre métier. Une province, un territoire ou le gouvernement fédéral délivre ce certificat",
        "Le niveau 5 des Niveaux de compétence linguistique canadiens (NCLC, ou CLB pour l'anglais) pour parler et écouter, et le niveau 4 pour lire et écrire",
        "Que vous avez fait les tâches principales de votre métier, telles que la liste des professions du Canada les décrit",
      ],
      outro: "Vous devez aussi prévoir de vivre hors du Québec, qui choisit lui-même ses travailleurs.",
    },
    {
      kind: "table",
      heading: "Quels métiers comptent",
      intro:
        "Le programme couvre des groupes de professions. C'est votre propre code qui décide : voyez ceci comme un guide.",
      columns: ["Groupe", "Par exemple"],
      rows: [
        [
          "Métiers de la construction, de l'électricité et de l'industrie",
          "Électricien, plombier, charpentier, soudeur",
        ],
        ["Entretien et conduite d'équipement", "Mécanicien d'équipement lourd, grutier"],
        [
          "Ressources naturelles et agriculture, postes de supervision et techniques",
          "Surveillant de l'exploitation forestière, foreur",
        ],
        [
          "Transformation et fabrication, postes de supervision et de contrôle",
          "Superviseur d'usine, mécanicien de centrales",
        ],
        ["Alimentation", "Chef, cuisinier, boucher, boulanger"],
      ],
    },
    {
      kind: "text",
      heading: "Offre d'emploi ou certificat : lequel est plus facile?",
      paragraphs: [
        "L'offre d'emploi doit être d'au moins 1 an, à temps plein, et venir d'un ou de deux employeurs. Elle doit être réelle, et elle demande souvent une étude d'impact sur le marché du travail. Si un employeur veut vous embaucher mais ne connaît pas la marche à suivre, montrez-lui notre page pour les employeurs, plus bas.",
        "Un certificat de compétence prouve que vous avez réussi l'examen d'une province pour votre métier. Il faut parfois venir au Canada pour la formation ou l'examen. Chaque province a ses règles : demandez à celle où vous voulez travailler avant de payer quoi que ce soit.",
        [
          "Les employeurs peuvent lire notre page sur l'",
          {
            text: "étude d'impact sur le marché du travail",
            href: "/other-services/labour-market-impact-assessment",
          },
          ".",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Documents à rassembler",
      items: [
        "Une lettre de chaque employeur avec vos tâches, vos heures et les dates, signée par une personne qui connaît votre travail",
        "Les papiers de métier de votre pays, comme une licence ou un certificat, avec leur traduction",
        "Les résultats d'un test de langue approuvé",
        [
          { text: "Une preuve de fonds", href: official.proofOfFunds.href },
          ", sauf si vous pouvez déjà travailler au Canada et avez une offre d'emploi valide",
        ],
        "Passeports, documents de famille, certificats de police et examen médical sur demande",
      ],
    },
    {
      kind: "steps",
      heading: "Le parcours d'une demande",
      steps: [
        {
          title: "Trouvez votre métier",
          text: [
            "Cherchez votre emploi dans la ",
            { text: "liste officielle des professions", href: official.occupations.href },
            ". Comparez ses tâches à ce que vous faites chaque jour.",
          ],
        },
        {
          title: "Obtenez l'offre ou le certificat",
          text: "C'est la partie difficile, et celle à commencer en premier.",
        },
        {
          title: "Créez votre profil",
          text: [
            "Vous entrez dans le bassin d'",
            { text: "Entrée express", href: "/immigration/express-entry" },
            " et vous attendez une invitation, que personne ne peut garantir.",
          ],
        },
        {
          title: "Présentez la demande avec les preuves",
          text: "Après une invitation, vous avez 60 jours pour tout envoyer.",
        },
      ],
    },
    {
      kind: "questions",
      heading: "Des réponses franches",
      questions: [
        {
          question: "Combien de temps prend tout le parcours?",
          answer: [
            "L'offre ou l'examen en décide la plus grande part. Ensuite, cela dépend des rondes, de vos contrôles et de votre dossier complet ou non. Voyez les ",
            { text: "délais actuels du gouvernement", href: official.processingTimes.href },
            ".",
          ],
        },
        {
          question: "Faut-il avoir terminé l'école?",
          answer:
            "Aucune règle de ce programme ne porte sur les études. Un diplôme peut quand même améliorer votre rang dans le bassin, si vous le faites évaluer.",
        },
        {
          question: "J'ai travaillé à mon compte. Est-ce que cela compte?",
          answer:
            "C'est possible, mais il faut le prouver autrement : contrats, factures, documents fiscaux et lettres de clients.",
        },
        {
          question: "On me payait comptant, sans papiers. Que faire?",
          answer:
            "Dites-le-nous tôt. Parfois, des relevés bancaires, une carte de syndicat ou des lettres de collègues peuvent aider. Si la preuve est trop mince, nous vous le disons en consultation.",
        },
      ],
    },
  ],
  next: {
    heading: "Parlez-nous de votre métier",
    text: "Écrivez le nom de votre emploi comme vous le diriez, pendant combien d'années vous l'avez fait et où. Si nous pouvons vous aider, nous vous invitons à une consultation et nous cherchons le bon code ensemble.",
    action: "assessment",
    label: "Commencer l'évaluation gratuite",
  },
  sources: [official.expressEntry, official.occupations, official.processingTimes],
};
