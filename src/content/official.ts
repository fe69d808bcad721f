const ircc = "https://www.canada.ca/en/immigration-refugees-citizenship";
const services = `${ircc}/services`;

// Landing pages rather than deep ones: they keep their addresses when the department rearranges what is below.
export const official = {
  processingTimes: {
    text: "IRCC: Check processing times",
    href: `${services}/application/check-processing-times.html`,
  },
  immigrate: { text: "IRCC: Immigrate to Canada", href: `${services}/immigrate-canada.html` },
  expressEntry: { text: "IRCC: Express Entry", href: `${services}/immigrate-canada/express-entry.html` },
  proofOfFunds: {
    text: "IRCC: Proof of funds for Express Entry",
    href: `${services}/immigrate-canada/express-entry/documents/proof-funds.html`,
  },
  nominees: {
    text: "IRCC: Immigrate as a provincial nominee",
    href: `${services}/immigrate-canada/provincial-nominees.html`,
  },
  occupations: { text: "ESDC: National Occupational Classification", href: "https://noc.esdc.gc.ca/" },
  study: { text: "IRCC: Study in Canada", href: `${services}/study-canada.html` },
  studyPermit: { text: "IRCC: Study permit", href: `${services}/study-canada/study-permit.html` },
  visit: { text: "IRCC: Visit Canada", href: `${services}/visit-canada.html` },
  entryByCountry: {
    text: "IRCC: Entry requirements by country",
    href: `${services}/visit-canada/entry-requirements-country.html`,
  },
  eta: { text: "IRCC: Electronic travel authorization (eTA)", href: `${services}/visit-canada/eta.html` },
  superVisa: {
    text: "IRCC: Super visa for parents and grandparents",
    href: `${services}/visit-canada/parent-grandparent-super-visa.html`,
  },
  family: {
    text: "IRCC: Sponsor your family members",
    href: `${services}/immigrate-canada/family-sponsorship.html`,
  },
  citizenship: { text: "IRCC: Canadian citizenship", href: `${services}/canadian-citizenship.html` },
  discoverCanada: {
    text: "IRCC: Discover Canada, the study guide",
    href: `${ircc}/corporate/publications-manuals/discover-canada.html`,
  },
  startUp: { text: "IRCC: Start-up Visa Program", href: `${services}/immigrate-canada/start-visa.html` },
  selfEmployed: {
    text: "IRCC: Self-Employed Persons Program",
    href: `${services}/immigrate-canada/self-employed.html`,
  },
  parents: {
    text: "IRCC: Sponsor your parents and grandparents",
    href: `${services}/immigrate-canada/family-sponsorship/sponsor-parents-grandparents.html`,
  },
  regulatoryPlan: {
    text: "IRCC: Forward Regulatory Plan",
    href: `${ircc}/corporate/acts-regulations/forward-regulatory-plan.html`,
  },
  homeCareInstructions: {
    text: "IRCC: Ministerial Instructions on the Home Care Worker pilots",
    href: `${ircc}/corporate/mandate/policies-operational-instructions-agreements/ministerial-instructions/other-goals/mi86-87-88.html`,
  },
  caregiverPermits: {
    text: "IRCC: Work permits for caregivers that are not processed",
    href: `${ircc}/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/foreign-workers/work-without-permit/changes-work-permits-issued-caregivers/refusal-to-process.html`,
  },
  caregivers: { text: "IRCC: Caregivers", href: `${services}/immigrate-canada/caregivers.html` },
  work: { text: "IRCC: Work in Canada", href: `${services}/work-canada.html` },
  foreignWorkers: {
    text: "ESDC: Hire a temporary foreign worker",
    href: "https://www.canada.ca/en/employment-social-development/services/foreign-workers.html",
  },
  privacyCommissioner: { text: "Privacy Commissioner of Canada", href: "https://www.priv.gc.ca/en/" },
  representatives: {
    text: "IRCC: Learn about representatives",
    href: `${services}/immigration-citizenship-representative.html`,
  },
} as const;
