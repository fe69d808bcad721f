import type { ReportPage } from "../../support/report-page.ts";

/** docs/hosts.md: `npm run test:full -- hosts` writes it. */
export const hostsPage: ReportPage = {
  file: "docs/hosts.md",
  intro: `# Pages on which the forms were tried

What partners' pages do to a form, and whether it works there all the same. \`npm run test:full -- hosts\`
tries the kinds below and writes this page; each figure is of the day named above its table. \`npm test\` tries a fixed
spread of them in Chromium on every change. \`npm run test:examples\` writes the last part.
`,
};

/** Says that this run was asked for everything, so that its tables are whole. */
export const writesHosts = process.env.WRITE_HOSTS === "1";
