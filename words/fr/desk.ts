import type { desk as english } from "../en/desk.ts";

const locale = "fr-CA";
const number = (count: number) => count.toLocaleString(locale);
const demandes = (count: number) => `${number(count)}\u00a0demande${count < 2 ? "" : "s"}`;

/** The same in French, as it is written in Canada. */
export const desk: typeof english = {
  locale,
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
        "Ce n’est pas un pourriel\u00a0: son propre courriel arrive d’ici deux minutes, avec toutes les réponses.",
      button: "Pas un pourriel",
      done: (reference) => `${reference} est maintenant une demande`,
    },
    spam: {
      ask: (reference) => `Marquer ${reference} comme pourriel?`,
      effect:
        "Le message quitte vos listes, n’envoie plus de courriel et sera effacé comme les autres pourriels.",
      button: "Marquer comme pourriel",
      done: (reference) => `${reference} est marqué comme pourriel`,
    },
    erased: {
      ask: (reference) => `Effacer ${reference}?`,
      effect:
        "La demande quittera la base de données dans un jour. D’ici là, vous pouvez annuler. Les autres demandes de la même personne restent, tout comme les courriels dans votre boîte.",
      button: "Effacer dans un jour",
      all: (count) => `Effacer les ${count} versions dans un jour`,
      done: (reference) => `${reference} sera effacée dans un jour`,
    },
    restored: {
      ask: (reference) => `Garder ${reference} finalement?`,
      effect: "La demande reste telle qu’elle était avant que vous demandiez de l’effacer.",
      button: "La garder finalement",
      done: (reference) => `${reference} est gardée`,
    },
  },
  states: {
    new: (reference) => `${reference} est une nouvelle demande et attend un contact.`,
    contacted: (reference) => `Contact pris avec ${reference}.`,
    closed: (reference) => `${reference} est fermée.`,
    suspect: (reference) => `${reference} est retenu, parce que le message ressemble à un pourriel.`,
    spam: (reference) => `${reference} est marqué comme pourriel.`,
    erasing: (reference) => `${reference} est sur le point d’être effacée.`,
  },
  versions: (references) =>
    references.length === 1
      ? "Une version est enregistrée."
      : `${references.length} versions sont enregistrées\u00a0: ${references.join(", ")}.`,
  refusals: {
    forged: {
      title: "Ce lien n’est pas un des nôtres",
      text: "Il a été coupé ou modifié en chemin. Ouvrez-le de nouveau à partir du courriel; rien n’a été fait.",
    },
    expired: {
      title: "Ce lien est trop vieux",
      text: "Les liens des courriels fonctionnent pendant 30\u00a0jours. Rien n’a été fait. Un courriel plus récent sur la demande contient un lien plus récent.",
    },
    gone: {
      title: "Cette demande n’est plus enregistrée",
      text: "Elle a été effacée, ou sa période de conservation est terminée. Il n’y a plus rien à faire.",
    },
    used: {
      title: "Ce lien a déjà servi",
      text: "Chaque lien fonctionne une fois. Rien n’a été fait cette fois-ci.",
    },
    unfit: {
      title: "Il n’y a rien à faire",
      text: "Rien n’a été fait.",
    },
    unavailable: {
      title: "La base de données ne répond pas",
      text: "Ouvrez le lien de nouveau dans une minute\u00a0: il montre si quelque chose a été fait.",
    },
  },
  when: (done, time) => `${done}\u00a0: ${time}.`,
  offer: "Autre chose?",
  notice:
    "Cette page s’ouvre par un lien d’un de vos courriels. Elle ne montre que la référence; les réponses sont dans le courriel.",
  desk: {
    title: "Bureau",
    skip: "Aller au contenu",
    navigation: "Bureau",
    pages: { list: "Demandes", month: "Mois", health: "État" },
    signedIn: (by) => `Session de ${by}`,
    refused: {
      title: "Ce compte n’a pas accès au bureau",
      text: "Ouvrez une nouvelle session à l’adresse du bureau. Si cela ne suffit pas, adressez-vous à la personne qui s’occupe du site.",
    },
    unreachable: {
      title: "Personne ne peut ouvrir de session en ce moment",
      text: "Le service qui confirme les identités ne répond pas. Les courriels et leurs liens continuent de fonctionner; réessayez dans une minute.",
    },
    failed: {
      title: "La base de données ne répond pas",
      text: "Les demandes qui arrivent sont conservées, et les courriels repartiront avec elle. Réessayez dans une minute.",
    },
    foreign: {
      title: "Cet envoi vient d’une autre page",
      text: "Rien n’a été fait. Utilisez le bouton du bureau lui-même.",
    },
    unknown: {
      title: "Il n’y a pas de telle demande",
      text: "Elle a été effacée, sa période de conservation est terminée, ou la référence est différente.",
    },
    back: "Toutes les demandes",
  },
  list: {
    search: "Recherche",
    searchHint: "Nom, téléphone, courriel, référence, partenaire ou mots du message",
    find: "Rechercher",
    filters: "Filtres",
    anyOf: "indifférent",
    form: "Formulaire",
    partner: "Partenaire",
    language: "Langue",
    country: "Pays du téléphone",
    day: "Jour ou mois",
    dayHint: "2026-11-23 ou 2026-11",
    reset: "Tout effacer",
    states: {
      waiting: "En attente",
      contacted: "Contact pris",
      closed: "Fermées",
      held: "Retenues comme pourriels",
      erasing: "À effacer",
      all: "Toutes",
    },
    statesName: "États",
    caption: demandes,
    none: "Aucune demande ne correspond.",
    onAll: {
      erased: {
        open: "Effacer toutes ces demandes",
        effect: (count) =>
          `${demandes(count)} de la liste, les autres pages comprises, ${count < 2 ? "sera effacée" : "seront effacées"} dans un jour. D’ici là, vous pouvez revenir sur votre décision. Au plus 5\u00a0000 à la fois.`,
        button: (count) => `Effacer ${demandes(count)} dans un jour`,
      },
      restored: {
        open: "Finalement, garder toutes ces demandes",
        effect: (count) =>
          `${demandes(count)} de la liste, les autres pages comprises, ${count < 2 ? "redeviendra" : "redeviendront"} comme avant. Au plus 5\u00a0000 à la fois.`,
        button: (count) => `Garder ${demandes(count)}`,
      },
    },
    columns: {
      reference: "Référence",
      name: "Nom",
      what: "Objet",
      received: "Reçue",
      waits: "Attend depuis",
      state: "État",
    },
    pagesName: "Pages",
    newer: "Plus récentes",
    older: "Plus anciennes",
    pageOf: (page, pages) => `Page ${number(page)} sur ${number(pages)}`,
    export: "Exporter",
    csv: "CSV pour un tableur",
    json: "JSON",
  },
  progress: {
    new: "En attente",
    contacted: "Contact pris",
    closed: "Fermée",
    suspect: "Retenue",
    spam: "Pourriel",
    erasing: "Sur le point d’être effacée",
  },
  lead: {
    state: "État",
    since: (state, time) => `${state}, ${time}`,
    erasedAt: (time) => `Sur le point d’être effacée\u00a0: définitivement le ${time}`,
    actions: "Que faire",
    resend: "M’envoyer de nouveau son courriel",
    note: "Note",
    addNote: "Garder la note",
    answerIn: (language) => `Le formulaire a été rempli en ${language}.`,
    browserIn: (language) => `Langue du navigateur\u00a0: ${language}.`,
    correct: "Corriger une réponse",
    correctThis: (label) => `Corriger «\u00a0${label}\u00a0»`,
    question: "Question",
    choose: "Choisir",
    newAnswer: (label) => `Bonne réponse à «\u00a0${label}\u00a0»`,
    noAnswer: "aucune réponse",
    save: "Garder la bonne réponse",
    cancel: "Laisser telle quelle",
    versions: "Versions",
    thisOne: "celle-ci",
    history: "Ce qui s’est passé",
    pending: "Pas encore transmis",
    pendingLine: (channel, tries, due) =>
      `par ${channel}, ${number(tries)}\u00a0essai${tries < 2 ? "" : "s"}, prévu ${due}`,
    failing: (since, error) => `en panne depuis ${since}\u00a0: ${error}`,
    copy: "Copie pour la personne",
    copyHint: "Tout ce qui est enregistré à son sujet, pour une demande d’accès.",
    copyJson: "La même chose en JSON",
    copyTitle: (name) => `Ce qui est enregistré au sujet de ${name}`,
    print: "Imprimez cette page, ou enregistrez-la en PDF, avec votre navigateur.",
    said: {
      noted: "La note est gardée.",
      resent: "Son courriel part d’ici deux minutes.",
      corrected: "La réponse est corrigée.",
      nothing:
        "Rien n’a été changé\u00a0: quelqu’un l’a fait avant vous, ou c’était déjà le cas. Voici où en est la demande.",
    },
    entry: {
      received: "reçue",
      mail: "annoncée par son propre courriel",
      digest: "annoncée dans un courriel groupé",
      webhook: "transmise au webhook",
      "sent again": "envoyée de nouveau par la personne",
      contacted: "contact pris",
      closed: "fermée",
      reopened: "rouverte",
      released: "reconnue comme demande",
      spam: "marquée comme pourriel",
      erased: "effacement demandé",
      restored: "effacement annulé",
      noted: "note",
      corrected: "corrigée",
      resent: "courriel redemandé",
    },
    answered: (answer) => `réponse\u00a0: ${answer}`,
    changed: (label, from, to) => `«\u00a0${label}\u00a0»\u00a0: ${from} → ${to}`,
    by: (who) => `par ${who}`,
    who: { link: "un lien d’un courriel", command: "la ligne de commande", local: "cet ordinateur" },
  },
  month: {
    title: (month) => `Demandes de ${month}`,
    earlier: "Mois précédent",
    later: "Mois suivant",
    these: "Voir ces demandes",
    many: "Demandes",
  },
  health: {
    title: "État du système",
    leads: "Demandes",
    leadsText: (all, lastDay) => `${number(all)}, dans les dernières 24\u00a0heures ${number(lastDay)}`,
    waiting: "En attente d’un contact",
    suspects: "Retenues comme pourriels",
    mails: "Courriels des dernières 24\u00a0heures",
    unsent: "Non transmis",
    unsentBy: (channel) => `Non transmis par ${channel}`,
    unsentText: (count, since) => `${number(count)}, en retard depuis ${since}`,
    lastCron: "Dernière tâche planifiée",
    lastDaily: "Dernier courriel quotidien",
    lastDigest: "Dernier courriel groupé",
    alerts: "Alertes des deux derniers jours",
    database: "Base de données",
    megabytes: (size) => `${size.toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0Mo`,
    never: "aucun connu",
    none: "aucune",
    deadLetters: "Messages non enregistrés",
    deadLettersText:
      "Messages de la file qui n’ont pas pu être enregistrés. Après une réparation, faites-les reprendre.",
    noDeadLetters: "Il n’y en a pas.",
    replay: "Reprendre",
    replaying: "sera repris d’ici deux minutes",
  },
};
