import type { Deployment } from "#scripts/deploy/deployment.ts";

/** The settings of the firm's deployment; docs/operating.md explains each. */
export const deployment: Deployment = {
  worker: "evermaple",
  databaseId: "00000000-0000-0000-0000-000000000000",
  mailFrom: "website@evermaple.example",
  mailTo: ["consultant@evermaple.example"],
  timeZone: "America/Vancouver",
  deskLanguage: "en",
  dailyMailHour: 6,
  mailPerHour: 20,
  mailPerDay: 200,
  leadsKeptDays: 365,
  suspectsKeptDays: 30,
  hstsDays: 1,
};
