import { firm } from "../firm.ts";
import { official } from "../official.fr.ts";
import type { PageContent } from "../page.ts";
import { licensee } from "../practice.fr.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Ce formulaire est-il le nôtre?",
  description: `Comment vérifier qu'un formulaire vu ailleurs va bien à ${firm.name}\u00a0: le permis, le registre public et la liste des sites partenaires.`,
  lead: "D'autres sites peuvent montrer nos formulaires, et d'autres encore peuvent seulement le prétendre. Avant d'écrire quoi que ce soit sur votre vie, vérifiez à qui est le formulaire.",
  blocks: [
    {
      kind: "steps",
      heading: "Comment vérifier",
      steps: [
        {
          title: "Lisez la ligne au-dessus de la première question",
          text: `Chacun de nos formulaires nomme ${licensee.holder}, et le numéro de permis ${firm.licensee.number}. Si cette ligne manque ou nomme une autre personne, le formulaire n'est pas le nôtre.`,
        },
        {
          title: "Cherchez le numéro",
          text: [
            `Cherchez le numéro ${firm.licensee.number} dans le `,
            { text: "registre public du Collège", href: firm.registry },
            ". Le nom doit y être le même, et le permis doit être actif.",
          ],
        },
        {
          title: "Trouvez le site dans notre liste",
          text: "Les sites qui montrent nos formulaires sont nommés plus bas, chacun avec le jour depuis lequel il l'est.",
        },
        {
          title: "En cas de doute, venez chez nous",
          text: [
            "Il est facile de copier un formulaire et ses mots. Sur ",
            { text: "notre propre page de contact", href: "/contact-us" },
            ", vous savez où vont vos réponses.",
          ],
        },
      ],
    },
    {
      kind: "partners",
      heading: "Les sites qui montrent nos formulaires",
      intro:
        "De ces sites, vos réponses nous arrivent directement. Seule la personne titulaire du permis donne des conseils.",
      none: "Aucun autre site ne montre nos formulaires aujourd'hui. Si vous en voyez un qui le prétend, dites-le-nous.",
      listed: "dans la liste depuis le {day}",
      agent:
        "La personne responsable du site est inscrite au Collège comme notre mandataire depuis le {day}.",
    },
    {
      kind: "list",
      heading: "Ce qu'aucun de nos formulaires ne demande",
      items: [
        "De l'argent, ou le numéro d'une carte ou d'un compte",
        "Un numéro de passeport, ou la copie numérisée d'un document",
        "Un mot de passe, ou un code envoyé à votre téléphone",
      ],
      outro:
        "Aucune personne titulaire d'un permis ne vous demande d'argent avant une entente écrite. Si quelqu'un le fait en notre nom, ne payez pas et dites-le-nous.",
    },
    {
      kind: "note",
      heading: "Cette vérification est privée",
      text: "Cette page ne vous demande rien et ne conserve rien.",
    },
  ],
  next: {
    heading: "Vous hésitez encore?",
    text: "Envoyez-nous l'adresse de la page où vous avez vu le formulaire. Nous vous disons s'il est le nôtre.",
    action: "contact",
    label: "Nous demander au sujet d'un formulaire",
  },
  sources: [
    { text: "CCIC\u00a0: trouver une personne titulaire d'un permis", href: firm.registry },
    official.representatives,
  ],
};
