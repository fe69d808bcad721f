import type { ReportPage } from "../../support/report-page.ts";

/** docs/hosts.md: `npm run test:hosts` writes one part of it, `npm run test:wordpress` the other. */
export const hostsPage: ReportPage = {
  file: "docs/hosts.md",
  intro: `# Pages on which the forms were tried

What partners' pages do to a form, and whether it works there all the same. \`npm run test:hosts\` and \`npm run test:wordpress\`
try the kinds below and write this page; each figure is of the day named above its table. Chromium in English is part of
\`npm test\`, so it holds on every change.
`,
};

/** Whether this run was asked for everything, so that its tables are whole. */
export const writesHosts = process.env.WRITE_HOSTS === "1";
