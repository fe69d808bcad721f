import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Obtenir la citoyenneté canadienne",
  description:
    "Les étapes vers la citoyenneté canadienne : compter 1 095 jours, prouver sa langue, passer l'examen et prêter serment, avec les documents de chacune.",
  lead: "La citoyenneté est le dernier bout du chemin. Elle vous donne le droit de voter, de vous présenter à une élection et de porter un passeport canadien, qui permet d'entrer sans visa dans plus de 140 pays. Personne ne peut vous l'enlever parce que vous avez vécu trop longtemps à l'étranger.",
  blocks: [
    {
      kind: "list",
      heading: "Pouvez-vous présenter une demande?",
      intro: "Une personne adulte peut demander la citoyenneté quand tout ceci est vrai.",
      items: [
        "Vous avez la résidence permanente, sans condition à remplir ni ordre de partir",
        "Vous avez été au Canada au moins 1 095 jours dans les 5 ans avant de signer",
        "Vous avez déclaré vos impôts, si vous deviez le faire, pour au moins 3 de ces 5 ans",
        "Vous pouvez prouver le niveau 4 des Niveaux de compétence linguistique canadiens (NCLC, ou CLB pour l'anglais), si vous avez de 18 à 54 ans",
        "Vous passerez l'examen de citoyenneté, si vous avez de 18 à 54 ans",
        "Vous n'avez ni crime ni accusation qui vous exclut",
      ],
    },
    {
      kind: "facts",
      facts: [
        { figure: "1 095 jours", label: "au Canada en 5 ans" },
        { figure: "18 à 54 ans", label: "l'âge des personnes qui passent l'examen" },
        { figure: "15 sur 20", label: "bonnes réponses pour le réussir" },
      ],
    },
    {
      kind: "text",
      heading: "Compter vos jours",
      paragraphs: [
        "Chaque jour au Canada avec la résidence permanente compte pour un jour. Les jours d'avant, comme visiteur, étudiant, travailleur ou personne protégée, comptent chacun pour une demi-journée, jusqu'à 365 jours en tout. Seules les 5 dernières années comptent.",
        "C'est dans les voyages que les gens se trompent. Une fin de semaine de l'autre côté de la frontière, des funérailles, un voyage d'affaires : il faut tout déclarer. Rassemblez d'abord vos vieux passeports, vos billets et vos courriels, et gardez quelques jours de marge. Une demande à laquelle il manque un jour est retournée ou refusée.",
      ],
    },
    {
      kind: "steps",
      heading: "Les étapes, du formulaire au serment",
      steps: [
        {
          title: "Comptez votre temps",
          text: "Utilisez la calculatrice en ligne du gouvernement pour vos jours au Canada. Gardez la page imprimée, car vous l'envoyez avec le formulaire.",
        },
        {
          title: "Rassemblez vos documents",
          text: "Les passeports des 5 dernières années, deux pièces d'identité, la preuve de votre niveau de langue et des photos au format officiel.",
        },
        {
          title: "Présentez la demande et payez les frais",
          text: "Vous pouvez le faire en ligne ou sur papier. Les familles peuvent envoyer leurs demandes ensemble.",
        },
        {
          title: "Étudiez pour l'examen",
          text: [
            "Toutes les questions viennent du guide gratuit ",
            { text: "Découvrir le Canada", href: official.discoverCanada.href },
            ". Il parle des droits, de l'histoire, des lieux, du gouvernement et des symboles.",
          ],
        },
        {
          title: "Passez l'examen, et une entrevue si on vous le demande",
          text: "L'examen a 20 questions, en français ou en anglais. En cas d'échec, vous avez une autre chance.",
        },
        {
          title: "Prêtez serment",
          text: "Toute personne de 14 ans ou plus prête serment lors d'une cérémonie. Ce jour-là, vous devenez citoyen ou citoyenne et vous recevez votre certificat.",
        },
      ],
    },
    {
      kind: "list",
      heading: "Ce qui prouve votre langue",
      intro: "Si vous avez de 18 à 54 ans, une de ces preuves suffit en général.",
      items: [
        "Les résultats d'un test approuvé, même celui de votre dossier de résidence permanente",
        "Un diplôme ou un relevé de notes d'études faites en français ou en anglais",
        "Un certificat de certains cours de langue payés par le gouvernement",
      ],
    },
    {
      kind: "text",
      heading: "Combien de temps il faut",
      paragraphs: [
        [
          "Cela dépend de la charge du bureau, du nombre de voyages à vérifier et du besoin d'empreintes ou d'autres documents. Voyez les ",
          { text: "délais de traitement actuels", href: official.processingTimes.href },
          ". Vous pouvez vivre et voyager comme d'habitude pendant l'attente, mais gardez votre carte de résident permanent valide et votre adresse à jour.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Questions fréquentes",
      questions: [
        {
          question: "Puis-je garder ma première nationalité?",
          answer:
            "Le Canada en permet plus d'une. Votre autre pays peut le refuser : demandez à son consulat avant de prêter serment.",
        },
        {
          question: "Mes enfants peuvent-ils obtenir la citoyenneté avec moi?",
          answer:
            "Oui, les mineurs qui ont la résidence permanente peuvent présenter une demande avec un parent. Ils ne passent pas l'examen.",
        },
        {
          question:
            "J'ai un parent canadien, mais ma naissance a eu lieu à l'étranger. Est-ce la bonne demande?",
          answer:
            "Vous avez peut-être déjà la citoyenneté. Dans ce cas, vous demandez une preuve de citoyenneté, avec un autre formulaire. Dites-nous le lieu et la date de votre naissance et de celle de votre parent.",
        },
        {
          question: "Je n'ai pas encore la résidence permanente. Par où commencer?",
          answer: [
            "Par une des ",
            { text: "voies d'immigration", href: "/immigration" },
            " ou par le ",
            { text: "parrainage de la famille", href: "/sponsorship" },
            ". Les jours que vous passez ici maintenant pourront compter plus tard, pour moitié.",
          ],
        },
      ],
    },
  ],
  next: {
    heading: "Parlons de vos jours",
    text: "Envoyez-nous la date où vous avez obtenu la résidence permanente et la liste de vos voyages. Si nous pouvons vous aider, nous vous invitons à une consultation, où nous les comptons avec vous.",
    action: "contact",
    label: "Poser une question sur la citoyenneté",
  },
  sources: [official.citizenship, official.discoverCanada, official.processingTimes],
};
