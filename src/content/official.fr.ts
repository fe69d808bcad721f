import type { official as english } from "./official.ts";
import type { Translated } from "./translated.ts";

const ircc = "https://www.canada.ca/fr/immigration-refugies-citoyennete";
const services = `${ircc}/services`;
const irccInEnglish = "https://www.canada.ca/en/immigration-refugees-citizenship";

/** A page whose French address we could not confirm: the English one, which says so and has a switch of its own. */
function inEnglish(text: string, page: string) {
  return { text: `${text} (en anglais)`, href: `${irccInEnglish}/${page}` } as const;
}

export const official = {
  processingTimes: {
    text: "IRCC : Vérifier les délais de traitement",
    href: `${services}/demande/verifier-delais-traitement.html`,
  },
  immigrate: { text: "IRCC : Immigrer au Canada", href: `${services}/immigrer-canada.html` },
  expressEntry: {
    text: "IRCC : Entrée express",
    href: `${services}/immigrer-canada/entree-express.html`,
  },
  proofOfFunds: {
    text: "IRCC : Preuve de fonds pour Entrée express",
    href: `${services}/immigrer-canada/entree-express/documents/preuve-fonds-suffisants.html`,
  },
  nominees: {
    text: "IRCC : Immigrer à titre de candidat d'une province",
    href: `${services}/immigrer-canada/candidats-provinces.html`,
  },
  occupations: {
    text: "EDSC : Classification nationale des professions",
    href: "https://noc.esdc.gc.ca/?GoCTemplateCulture=fr-CA",
  },
  study: { text: "IRCC : Étudier au Canada", href: `${services}/etudier-canada.html` },
  studyPermit: { text: "IRCC : Permis d'études", href: `${services}/etudier-canada/permis-etudes.html` },
  visit: { text: "IRCC : Visiter le Canada", href: `${services}/visiter-canada.html` },
  entryByCountry: {
    text: "IRCC : Exigences d'admission selon le pays",
    href: `${services}/visiter-canada/exigences-admission-selon-pays.html`,
  },
  eta: {
    text: "IRCC : Autorisation de voyage électronique (AVE)",
    href: `${services}/visiter-canada/ave.html`,
  },
  superVisa: {
    text: "IRCC : Super visa pour les parents et les grands-parents",
    href: `${services}/visiter-canada/super-visa-parents-grands-parents.html`,
  },
  family: {
    text: "IRCC : Parrainer les membres de votre famille",
    href: `${services}/immigrer-canada/parrainer-membre-famille.html`,
  },
  citizenship: { text: "IRCC : Citoyenneté canadienne", href: `${services}/citoyennete-canadienne.html` },
  discoverCanada: {
    text: "IRCC : Découvrir le Canada, le guide d'étude",
    href: `${ircc}/organisation/publications-guides/decouvrir-canada.html`,
  },
  startUp: inEnglish(
    "IRCC : Programme de visa pour démarrage d'entreprise",
    "services/immigrate-canada/start-visa.html",
  ),
  selfEmployed: inEnglish(
    "IRCC : Programme des travailleurs autonomes",
    "services/immigrate-canada/self-employed.html",
  ),
  parents: {
    text: "IRCC : Parrainer vos parents et vos grands-parents",
    href: `${services}/immigrer-canada/parrainer-membre-famille/parrainer-parents-grands-parents.html`,
  },
  regulatoryPlan: inEnglish(
    "IRCC : Plan prospectif de la réglementation",
    "corporate/acts-regulations/forward-regulatory-plan.html",
  ),
  homeCareInstructions: inEnglish(
    "IRCC : Instructions ministérielles sur les projets pilotes de soins à domicile",
    "corporate/mandate/policies-operational-instructions-agreements/ministerial-instructions/other-goals/mi86-87-88.html",
  ),
  caregiverPermits: inEnglish(
    "IRCC : Permis de travail d'aides familiaux qui ne sont pas traités",
    "corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/foreign-workers/work-without-permit/changes-work-permits-issued-caregivers/refusal-to-process.html",
  ),
  caregivers: inEnglish("IRCC : Aides familiaux", "services/immigrate-canada/caregivers.html"),
  work: { text: "IRCC : Travailler au Canada", href: `${services}/travailler-canada.html` },
  foreignWorkers: {
    text: "EDSC : Embaucher un travailleur étranger temporaire",
    href: "https://www.canada.ca/fr/emploi-developpement-social/services/travailleurs-etrangers.html",
  },
  privacyCommissioner: {
    text: "Commissariat à la protection de la vie privée du Canada",
    href: "https://www.priv.gc.ca/fr/",
  },
  representatives: inEnglish(
    "IRCC : À propos des représentants",
    "services/immigration-citizenship-representative.html",
  ),
} as const satisfies Translated<typeof english>;
