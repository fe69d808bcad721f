import type { mails as english } from "../en/mails.ts";

const locale = "fr-CA";
// A plain no-break space: mail programs of any age show it.
const number = (count: number) => count.toLocaleString(locale).replace(/\s/g, "\u00a0");
const counted = (count: number, one: string, many: string) =>
  `${number(count)}\u00a0${count < 2 ? one : many}`;
const date = (iso: string) =>
  new Date(iso)
    .toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" })
    .replace(/^1(?=\s)/, "1er")
    .replace(/\s/g, "\u00a0");
const days = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];
/** `dimanche à 18 h 07` of `dim. 18 h 07`. */
const withDay = (clock: string) =>
  clock.replace(/^(\p{L}+)\. /u, (short, start: string) => {
    const day = days.find((name) => name.startsWith(start));
    return day ? `${day} à ` : short;
  });
const status = "npm run leads -- status";

/** The same in French, as it is written in Canada. */
export const mails: typeof english = {
  locale,
  colon: "\u00a0: ",
  titles: { contact: "Message", request: "Demande d’évaluation" },
  kinds: { contact: "message", request: "demande d’évaluation" },
  namedSubjects: {
    contact: (name) => `Nouveau message\u00a0: ${name}`,
    request: (name) => `Nouvelle évaluation\u00a0: ${name}`,
  },
  subjects: {
    contact: (reference) => `Nouveau message ${reference}`,
    request: (reference) => `Nouvelle demande d’évaluation ${reference}`,
  },
  correctedSubjects: {
    contact: (reference) => `Message corrigé ${reference}`,
    request: (reference) => `Demande d’évaluation corrigée ${reference}`,
  },
  desk: { lead: "Dans le tableau de bord", waiting: "Demandes en attente", held: "Demandes mises de côté" },
  from: "De",
  noName: "(sans nom)",
  unanswered: "Cette personne dit n’avoir reçu aucune réponse.",
  refusesMail: "N’accepte pas de courriel\u00a0: appelez.",
  bounced: (where) =>
    `Deux courriels contenant ce message n’ont pas été livrés, lisez-le ici\u00a0: ${where}`,
  pressContacted:
    "Une fois la réponse donnée, appuyez sur «\u00a0Contact pris\u00a0»\u00a0: la page de cette personne indiquera alors la date, et le moyen si vous le notez dans le tableau de bord.",
  wroteBefore: (count) => `A déjà écrit ${number(count)}\u00a0fois.`,
  corrects: (reference) => `Corrige ${reference}, de la même personne.`,
  askedFrom: (page) => `Envoyé d’une page sur un programme fermé ou en pause\u00a0: ${page}`,
  inShort: "En bref",
  english: (level) => `anglais\u00a0: ${level.toLowerCase()}`,
  french: (level) => `français\u00a0: ${level.toLowerCase()}`,
  email: "Courriel",
  phone: "Téléphone",
  call: "Appeler",
  below: " plus bas",
  elsewhere: (where) => `\u00a0: ${where}`,
  more: (count, where) => `… encore ${counted(count, "caractère", "caractères")}${where}`,
  headings: {
    estimate: "Travailleurs qualifiés (fédéral)",
    toAsk: "À demander",
    source: "Provenance",
    message: "Le message",
  },
  estimate: {
    short: "TQF",
    quebec:
      "Veut vivre au Québec, qui choisit selon ses propres règles. Cette grille fédérale est pour le reste du Canada.",
    verdict: (points, verdict, questions) =>
      `Travailleurs qualifiés (fédéral)\u00a0: ${points} sur 100, ${verdict}; ${counted(questions, "question", "questions")} à poser`,
    grid: (asOf, passMark) =>
      `au ${date(asOf)}, ${passMark}\u00a0points exigés; une estimation d’après des réponses non vérifiées`,
  },
  received: "Reçu",
  source: {
    phoneTyped: "Téléphone, comme saisi",
    page: "Page",
    partner: "Partenaire",
    widget: "Élément",
    version: "Version de l’élément",
    origin: "Envoyé depuis (selon le navigateur)",
    campaign: "Campagne du partenaire",
    clientReference: "Référence du partenaire",
    language: "Langue du formulaire",
    notice: "Politique de confidentialité",
    locale: "Langue du navigateur",
    timeZone: "Fuseau horaire",
    utm: "Campagne",
    signs: "Signes de pourriel",
  },
  mixedAddress:
    "Certaines lettres de l’adresse de courriel ne font peut-être que ressembler aux lettres habituelles. Vérifiez l’adresse avec la personne avant d’envoyer quoi que ce soit.",
  phoneDoubt: {
    unknown: (number) => `Écrivez d’abord\u00a0: ${number} n’est pas un numéro en service.`,
    atHome: (number, other, country) =>
      `Écrivez d’abord\u00a0: ${number} est peut-être celui de quelqu’un d’autre. S’il est de ce pays, ${country}, ce serait ${other}.`,
  },
  numberFrom: {
    visitor: (country) => `Pays du numéro\u00a0: ${country}.`,
    clock: (country) => `Pays du numéro, d’après l’horloge de l’appareil\u00a0: ${country}.`,
    form: (country) => `Pays du numéro, d’après le formulaire\u00a0: ${country}.`,
  },
  numberAlso: (country, number) => `Le numéro pourrait aussi être de ce pays\u00a0: ${country}, ${number}.`,
  sent: (clock, zone, apart) =>
    `Envoyé ${withDay(clock)}, heure locale (${zone.replace(/^heure(?:\s: | de | d’)/, "")}), soit ${apart}.`,
  sameClock: "la même heure que chez vous",
  ahead: (hours, minutes) => `${duration(hours, minutes)} de plus que chez vous`,
  behind: (hours, minutes) => `${duration(hours, minutes)} de moins que chez vous`,
  digestSubject: (leads, suspects) =>
    [
      ...(leads === 0 ? [] : [counted(leads, "nouvelle demande", "nouvelles demandes")]),
      ...(suspects === 0 ? [] : [counted(suspects, "pourriel possible", "pourriels possibles")]),
    ].join(", "),
  digest:
    "Ce courriel regroupe les demandes qui n’ont pas eu le leur ou qui sont arrivées de nouveau. Tout est enregistré.",
  moreWait: (count, where) =>
    `Et ${number(count)} de plus, que les prochains courriels énuméreront. Pour tout voir\u00a0: ${where}`,
  moreWaitThan: (count, where) =>
    `Et plus de ${number(count)} autres, que les prochains courriels énuméreront. Pour tout voir\u00a0: ${where}`,
  perhapsSpam: "Pourriels possibles",
  suspects:
    "Ces messages sont enregistrés. Ils deviennent des demandes quand vous appuyez sur «\u00a0Pas un pourriel\u00a0».",
  heldBack: "Mis de côté parce que",
  signs: {
    honeypot: "un champ que personne ne voit a été rempli",
    "too fast": "l’envoi est venu plus vite qu’une personne ne peut écrire",
    content: "le texte ressemble à de la publicité",
  },
  lateSubject: (count) => `${counted(count, "demande", "demandes")} pas encore dans la base de données`,
  late: "La base de données ne répond pas. Ces demandes attendent dans la file; le système réessaie de les enregistrer, et elles vous seront annoncées de nouveau une fois enregistrées. D’ici là, ce courriel en est votre seule trace.",
  actionsNotice:
    "Toute personne qui a ce courriel peut utiliser les petits liens pendant 30\u00a0jours, sans ouvrir de session. Chacun demande de confirmer.",
  actions: {
    contacted: "Contact pris",
    closed: "Fermer la demande",
    released: "Pas un pourriel",
    spam: "Pourriel",
    erased: "Effacer",
  },
  daily: {
    subject: (waiting, fresh, suspects) =>
      `Bilan du jour\u00a0: ${number(waiting)} à contacter, ${counted(fresh, "nouvelle", "nouvelles")}, ${counted(suspects, "pourriel possible", "pourriels possibles")}`,
    given: "Confiées à une autre personne",
    givenTo: (name, owner, by) => `${name}, à ${owner}, par ${by}`,
    urgent: "Avec une étoile ou une échéance proche",
    newLeads: "Nouvelles demandes",
    unsent: "Non transmis depuis plus d’une heure",
    due: "À faire aujourd’hui",
    nobodys: "à personne",
    toContact: "À contacter",
    toLookAt: "À vérifier",
    tested: (posts, origin) =>
      `En mode d’essai, sans enregistrement\u00a0: ${counted(posts, "envoi", "envois")} de ${origin || "pages hors de votre liste de partenaires"}`,
    more: (count, where) => `Et ${number(count)} de plus\u00a0: ${where}`,
    pages: (count, names, desk) =>
      `${counted(count, "fait", "faits")} dont la page officielle a changé depuis sa lecture, ou n’est pas lisible\u00a0: ${names.join(", ")}${count > names.length ? ` et ${number(count - names.length)} de plus` : ""}. Voir ${desk}`,
    register: (day) =>
      `Vérifiez de nouveau chaque permis dans le registre public, et inscrivez le jour dans firm/facts.yaml (registerReadOn)\u00a0: la dernière vérification date du ${date(day)}`,
    oldFacts: (count, days, oldest, names) =>
      `${counted(count, "fait", "faits")} du site sans vérification depuis plus de ${days}\u00a0jours, le plus ancien depuis le ${date(oldest)}\u00a0: ${names.join(", ")}${count > names.length ? ` et ${number(count - names.length)} de plus` : ""}. Pour voir la liste\u00a0: npm run facts`,
  },
  practice: {
    stopped: (by, time) =>
      `Les activités du cabinet sont suspendues, et les formulaires refusent tout envoi\u00a0: ${by}, ${time}`,
    resumed: (by, time) => `Les formulaires sont de nouveau ouverts\u00a0: ${by}, ${time}`,
    byFile: (day) =>
      `Selon firm/facts.yaml, les activités du cabinet sont suspendues depuis le ${date(day)}\u00a0: les formulaires refusent tout envoi`,
  },
  state: {
    cron: "Tâche planifiée",
    firstRun: "première exécution",
    ranBefore: (minutes) =>
      `dernière exécution ${minutes <= 1 ? "une minute" : `${number(minutes)}\u00a0minutes`} plus tôt`,
    database: "Base de données",
    answers: (megabytes) =>
      `répond, ${megabytes.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0Mo`,
    mail: "Courriel",
    webhook: "Autre logiciel (webhook)",
    heartbeat: "Surveillance (signe de vie)",
    works: "fonctionne",
    on: "en marche",
    off: "arrêté",
    failing: (since, errors) => `en panne depuis ${since}\u00a0: ${errors}`,
  },
  alerts: {
    "webhook-failing": {
      subject: "Le webhook est en panne",
      text: `Il est en panne depuis un jour, ou son secret n’est pas en base64. Les demandes sont enregistrées et envoyées par courriel comme d’habitude; le système continue d’essayer d’envoyer les événements. Vérifiez son récepteur, puis exécutez\u00a0: ${status}`,
    },
    "webhook-gone": {
      subject: "Le récepteur du webhook refuse d’autres événements",
      text: "Il a répondu 410, donc plus rien n’est envoyé à cette adresse. Donnez une autre WEBHOOK_URL, ou une valeur vide pour l’arrêter.",
    },
    "mail-failing": {
      subject: "Les courriels ne partent pas",
      text: `Les demandes sont enregistrées; le système continue d’essayer d’envoyer les courriels. Vérifiez le domaine d’envoi, l’adresse confirmée, puis exécutez\u00a0: ${status}`,
    },
    "recipient-refused": {
      subject: "Une de vos adresses ne reçoit plus de courriels",
      text: "Le service d’envoi la refuse\u00a0: les courriels ne partent plus qu’à vos autres adresses. Marche à suivre\u00a0: docs/operating.md.",
    },
    "not-marked": {
      subject: "Un courriel est peut-être arrivé plusieurs fois",
      text: `Il a été envoyé, ou interrompu, plusieurs fois sans que la base de données indique son envoi. Un nouvel essai a lieu une fois par jour. Exécutez\u00a0: ${status}`,
    },
    "dead-letter": {
      subject: "Un message de la file n’a pas pu être lu",
      text: "Il est gardé, et la page «\u00a0État du système\u00a0» du tableau de bord le montre. Marche à suivre\u00a0: docs/trouble.md.",
    },
    flood: {
      subject: "Un flot de demandes\u00a0: voyez le tableau de bord",
      text: "Il est arrivé, de nombreux réseaux différents, plus de demandes qu’un récapitulatif ne peut en énumérer. Si c’est une attaque, vous pourriez apprendre en retard l’arrivée d’une vraie demande. Toutes les demandes sont dans le tableau de bord.",
    },
    "database-60": {
      subject: "La base de données est pleine à 60\u00a0%",
      text: "Cloudflare la limite à 10\u00a0Go. Au-delà, les demandes attendent dans la file et n’arrivent que par courriel. Marche à suivre\u00a0: docs/trouble.md.",
    },
    "database-80": {
      subject: "La base de données est pleine à 80\u00a0%",
      text: "Cloudflare la limite à 10\u00a0Go. Au-delà, les demandes attendent dans la file et n’arrivent que par courriel. Agissez maintenant\u00a0: docs/trouble.md.",
    },
    "confirmations-paused": {
      subject: "Les confirmations aux visiteurs sont suspendues pour un jour",
      text: "Trop d’adresses les ont refusées, ou quelqu’un en a signalé une comme pourriel. Les demandes arrivent comme d’habitude. Si elles semblent inventées, marquez-les comme pourriels. Limites\u00a0: docs/operating.md.",
    },
    "late-lead": {
      subject: "Des demandes ont été enregistrées en retard",
      text: "La base de données n’a pas répondu pendant un moment, donc elles ont attendu dans la file. Rien n’est perdu; leurs propres courriels suivent.",
    },
  },
};

function duration(hours: number, minutes: number): string {
  return [
    ...(hours === 0 ? [] : [counted(hours, "heure", "heures")]),
    ...(minutes === 0 ? [] : [counted(minutes, "minute", "minutes")]),
  ].join(" ");
}
