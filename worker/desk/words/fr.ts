import type { DeskWords } from "./en.ts";

/** The same in French, as it is written in Canada. */
export const french: DeskWords = {
  locale: "fr-CA",
  actions: {
    contacted: {
      ask: (reference) => `Noter le contact pris avec ${reference}?`,
      effect: "La demande quitte la liste de celles qui vous attendent.",
      button: "Noter le contact",
      done: (reference) => `Contact pris avec ${reference}`,
    },
    closed: {
      ask: (reference) => `Fermer ${reference}?`,
      effect:
        "La demande est terminée et quitte la liste de celles qui vous attendent. Elle reste enregistrée.",
      button: "Fermer la demande",
      done: (reference) => `${reference} est fermée`,
    },
    reopened: {
      ask: (reference) => `Rouvrir ${reference}?`,
      effect: "La demande attend de nouveau un contact.",
      button: "Rouvrir la demande",
      done: (reference) => `${reference} attend de nouveau un contact`,
    },
    released: {
      ask: (reference) => `Faire de ${reference} une demande?`,
      effect:
        "Ce n'est pas un pourriel\u00a0: son propre courriel arrive en deux minutes, avec toutes les réponses.",
      button: "Pas un pourriel",
      done: (reference) => `${reference} est maintenant une demande`,
    },
    spam: {
      ask: (reference) => `Marquer ${reference} comme pourriel?`,
      effect:
        "Le message quitte vos listes, n'envoie plus de courriel et sera effacé comme les autres pourriels.",
      button: "Marquer comme pourriel",
      done: (reference) => `${reference} est marqué comme pourriel`,
    },
    erased: {
      ask: (reference) => `Effacer ${reference} pour toujours?`,
      effect:
        "Toutes les réponses de cette seule demande quittent la base de données, et personne ne peut les ramener. Les autres demandes de la même personne restent, tout comme les courriels dans votre boîte.",
      button: "Effacer pour toujours",
      done: (reference) => `${reference} est effacée`,
    },
  },
  standing: {
    new: (reference) => `${reference} est une nouvelle demande et attend un contact.`,
    contacted: (reference) => `Contact pris avec ${reference}.`,
    closed: (reference) => `${reference} est fermée.`,
    suspect: (reference) => `${reference} est retenu, parce que le message ressemble à un pourriel.`,
    spam: (reference) => `${reference} est marqué comme pourriel.`,
  },
  refusals: {
    forged: {
      title: "Ce lien n'est pas un des nôtres",
      text: "Il a été coupé ou changé en route. Ouvrez-le de nouveau à partir du courriel; rien n'a été fait.",
    },
    expired: {
      title: "Ce lien est trop vieux",
      text: "Les liens des courriels fonctionnent pendant 30\u00a0jours. Rien n'a été fait. Un courriel plus récent sur la demande a un lien plus récent.",
    },
    gone: {
      title: "Cette demande n'est plus enregistrée",
      text: "Elle a été effacée, ou son temps était écoulé. Il n'y a plus rien à faire.",
    },
    used: {
      title: "Ce lien a déjà servi",
      text: "Chaque lien fonctionne une fois. Rien n'a été fait cette fois-ci.",
    },
    unfit: {
      title: "Il n'y a rien à faire",
      text: "Rien n'a été fait.",
    },
    unavailable: {
      title: "La base de données ne répond pas",
      text: "Ouvrez le lien de nouveau dans une minute\u00a0: il montre si quelque chose a été fait.",
    },
  },
  when: (done, time) => `${done}\u00a0: ${time}.`,
  offer: "Autre chose?",
  notice:
    "Cette page appartient à un lien d'un de vos courriels. Elle ne montre que la référence; les réponses sont dans le courriel.",
};
