import { firm } from "../firm.ts";
import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Nous joindre",
  description: `Écrivez à ${firm.name}, appelez-nous ou vérifiez notre permis. Une question sur un visa, un permis ou une demande? Réservez une consultation.`,
  lead: "Dites-nous dans vos mots ce que vous aimeriez faire\u00a0: venir au Canada ou y rester. Vous n'avez pas à connaître le nom d'un programme.",
  blocks: [
    {
      kind: "list",
      heading: "Ce qui nous aide à vous aider",
      intro: "Quelques lignes suffisent. Si possible, indiquez :",
      items: [
        "votre nationalité et le pays où vous vivez maintenant",
        "ce que vous voulez : visiter, étudier, travailler, rejoindre votre famille ou obtenir la citoyenneté",
        "les dates importantes, comme la fin d'un permis ou le début d'un cours",
        "tout refus que vous avez reçu, du Canada ou d'un autre pays",
      ],
      outro:
        "N'envoyez pas de numéro de passeport, de renseignements bancaires ou de documents numérisés dans votre premier message. Nous demandons les documents plus tard, d'une façon sûre.",
    },
    {
      kind: "steps",
      heading: "La suite",
      steps: [
        {
          title: "Vous recevez un numéro de référence",
          text: "Il apparaît dès que votre message est enregistré. Gardez-le et donnez-le quand vous appelez ou écrivez de nouveau.",
        },
        {
          title: "Une personne lit votre message",
          text: "Nous regardons votre question et, s'il manque quelque chose, nous vous le demandons.",
        },
        {
          title: "Nous vous répondons",
          text: "Nous vous disons si nous pouvons vous aider. Pour des conseils sur votre cas, nous vous invitons à une consultation. Vous recevez d'abord une entente écrite avec le prix, puis vous décidez.",
        },
      ],
    },
    {
      kind: "questions",
      heading: "Avant d'écrire",
      questions: [
        {
          question: "Comment savoir que vous avez un permis?",
          answer: [
            "Cherchez notre numéro de permis dans le ",
            { text: "répertoire public de l'organisme de réglementation", href: firm.registry },
            ". Faites-le pour tout consultant, avant de payer qui que ce soit.",
          ],
        },
        {
          question: "Vaut-il mieux un message ou l'évaluation?",
          answer:
            "Écrivez un message si vous avez une question. Remplissez l'évaluation gratuite si vous voulez parler des programmes qui pourraient vous convenir.",
        },
        {
          question: "Est-ce que cela coûte quelque chose d'écrire?",
          answer:
            "Non. Un message est gratuit, et l'évaluation aussi. Les conseils commencent avec une consultation. Vous en voyez d'abord le prix dans une entente écrite, et rien ne commence avant votre signature.",
        },
        {
          question: "Mon échéance approche. Que dois-je faire?",
          answer:
            "Mettez la date dans la première ligne, ou appelez-nous. Ne laissez pas passer la date d'une lettre du gouvernement en attendant qui que ce soit : envoyez ce que vous avez, ou demandez plus de temps à ce bureau.",
        },
        {
          question: "Dois-je habiter près de chez vous?",
          answer: "Non. Nous parlons par téléphone ou en ligne, et les demandes se font aussi en ligne.",
        },
      ],
    },
  ],
  next: {
    heading: "Voulez-vous le portrait complet?",
    text: "L'évaluation gratuite pose plus de questions, et nous en savons donc plus avant de vous parler. Elle ne coûte rien et vous laisse la décision.",
    action: "assessment",
    label: "Commencer l'évaluation gratuite",
  },
  sources: [official.representatives],
};
