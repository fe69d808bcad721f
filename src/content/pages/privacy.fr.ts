import { daysKept } from "../build-facts.ts";
import { firm } from "../firm.ts";
import { news } from "../news.fr.ts";
import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";
import { keptFor, noticeVersion } from "../practice.fr.ts";

const version = new Intl.DateTimeFormat("fr-CA", { dateStyle: "long", timeZone: "UTC" });
const day = version.format(new Date(noticeVersion)).replaceAll(" ", "\u00a0");

export const page: PageContent = {
  updated: noticeVersion,
  headTitle: "Politique de confidentialité",
  description: `Ce que ${firm.name} conserve de vos envois, pourquoi, où et combien de temps, et comment le consulter, le corriger ou le faire effacer.`,
  lead: "Vous nous confiez peut-être des choses que vous dites à peu de gens. Cette page dit qui les lit, pourquoi nous les conservons, où et combien de temps, et ce que vous pouvez nous demander.",
  blocks: [
    {
      kind: "list",
      heading: "En bref",
      items: [
        "Une personne titulaire d'un permis lit ce que vous envoyez, pour voir si nous pouvons vous aider.",
        "Cloudflare le conserve pour nous, peut-être hors du Canada.",
        `Cela est conservé ${keptFor(daysKept.leads)}.`,
        "Vous pouvez demander à le consulter, à le corriger ou à le faire effacer.",
        "Nous ne le vendons à personne, et il n'y a pas de publicité ici.",
      ],
    },
    {
      kind: "list",
      heading: "Ce que nous conservons",
      items: [
        "Les réponses que vous envoyez, avec un numéro de référence et l'heure",
        "La page où se trouvait le formulaire, ici ou sur le site d'un partenaire, et la campagne nommée dans son adresse",
        "La langue et le fuseau horaire de votre navigateur",
        "La langue du formulaire et la version de cette politique qui l'accompagnait",
        ...(news ? ["La phrase à côté de la case pour les nouvelles, si vous l'avez cochée"] : []),
        "Un code tiré de votre adresse réseau, contre les pourriels. Sa clé est jetée chaque jour, et le code lui-même en quelques jours.",
        "Ce que notre filtre contre les pourriels a trouvé, quand nous avons été avertis de votre message, et si nous vous avons rappelé ou écrit",
      ],
    },
    {
      kind: "text",
      heading: "Pourquoi nous le conservons",
      paragraphs: [
        "Pour voir si nous pouvons vous aider, pour vous écrire ou vous rappeler, et contre les pourriels. Un ordinateur peut marquer un message comme pourriel. Une personne le voit quand même.",
        "Si vous devenez notre client ou notre cliente, votre entente écrite dit ce que nous conservons de votre dossier.",
      ],
    },
    {
      kind: "text",
      heading: "Qui le reçoit",
      paragraphs: [
        "La personne titulaire du permis, et celles qui travaillent pour elle et sont tenues au secret. Cloudflare fait fonctionner pour nous ce site, sa base de données et son courrier. Notre boîte de courriel et nos logiciels de bureau en ont aussi une copie. Demandez-nous lesquels.",
        "Un partenaire dont la page montre notre formulaire ne reçoit de nous aucune de vos réponses\u00a0: votre navigateur nous les envoie directement. Sa page apprend qu'un formulaire a été envoyé, et son numéro de référence. Comme toute page, elle pourrait lire ce qu'on y écrit. Dans le doute, prenez le formulaire de notre propre site.",
      ],
    },
    {
      kind: "text",
      heading: "Combien de temps nous le conservons",
      paragraphs: [
        `Un message ou une évaluation reste dans notre base de données ${keptFor(daysKept.leads)}. Ce qui ressemble à un pourriel y reste ${keptFor(daysKept.suspects)}. La base de données efface les deux d'elle-même, mais pas avant que nous ayons pu en être avertis.`,
        "Le courriel qui nous l'a apporté reste dans notre boîte jusqu'à ce que nous l'effacions. Les copies qui permettent de réparer la base de données prennent fin d'elles-mêmes après 30\u00a0jours au plus.",
      ],
    },
    {
      kind: "text",
      heading: "Où cela est conservé",
      paragraphs: [
        "Chez Cloudflare, une société des États-Unis qui a des ordinateurs dans bien des pays. Vos réponses peuvent donc être conservées hors du Canada. Les tribunaux et la police de ce pays pourraient alors les demander.",
        "Comme tout hébergeur, Cloudflare voit votre adresse réseau quand vous ouvrez une page. Nos propres journaux nomment le formulaire et le numéro de référence, jamais une réponse ni une adresse.",
      ],
    },
    {
      kind: "list",
      heading: "Ce que vous pouvez nous demander",
      intro: `Écrivez à ${firm.email} ou appelez le ${firm.phone}. Donnez votre numéro de référence, pour que nous puissions voir que le message est le vôtre.`,
      items: [
        "Ce que nous avons sur vous, et une copie",
        "La correction d'une erreur",
        "L'effacement, aussi si vous changez d'avis",
        "La façon dont votre message a été marqué ou classé",
      ],
      outro: [
        "La loi canadienne sur la vie privée pour les entreprises, la LPRPDE, vous donne le droit de consulter et de corriger ce qui est conservé. Certaines provinces ont leurs propres lois. Si notre réponse ne suffit pas, vous pouvez vous adresser au ",
        official.privacyCommissioner,
        ".",
      ],
    },
    {
      kind: "text",
      heading: "Témoins de navigation",
      paragraphs: [
        "Ce site ne place aucun témoin (cookie) et ne vous suit pas. C'est pourquoi aucun bandeau ne vous pose la question.",
        "Pendant que vous remplissez un formulaire ici, cet onglet de votre navigateur peut garder ce que vous avez écrit, pour qu'un faux pas ne le perde pas. Cela disparaît quand vous l'envoyez, le jetez ou fermez l'onglet. Quand vous changez de langue, l'onglet garde votre place dans la page jusqu'à ce que la suivante soit là. Sur la page d'un partenaire, rien n'est gardé.",
      ],
    },
    {
      kind: "note",
      heading: "Quelle version est-ce?",
      text: `La version du ${day}. La version que votre formulaire a nommée est conservée avec votre message.`,
    },
  ],
  next: {
    heading: "Une question sur vos données?",
    text: "Demandez-nous ce que nous avons, ou dites-nous quoi corriger ou effacer. Cela ne vous coûte rien.",
    action: "contact",
    label: "Demander au sujet de mes données",
  },
  sources: [
    official.privacyCommissioner,
    {
      text: "Cloudflare\u00a0: politique de confidentialité (en anglais)",
      href: "https://www.cloudflare.com/privacypolicy/",
    },
  ],
};
