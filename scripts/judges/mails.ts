import type { Finding, Judge } from "./finding.ts";
import { load } from "./packages.ts";

interface DoIUseEmail {
  readonly doIUseEmail: (
    html: string,
    options: { readonly emailClients: readonly string[] },
  ) => { readonly errors?: readonly string[] };
}

const contact = {
  type: "contact",
  fullName: "Amélie Nguyễn",
  email: "amelie@example.com",
  phone: "+16045550142",
  body: "Can my sister join me next year? She is a nurse.",
};
const assessment = {
  type: "request",
  firstName: "Amélie",
  lastName: "Nguyễn",
  email: "amelie@example.com",
  phone: "+16045550142",
  age: 34,
  status: "Single/Never Married",
  citizenship: "France",
  educationLevel: "Masters",
  englishLevel: "Advanced",
  frenchLevel: "Advanced",
};

/** What doiuse-email says of the mail that each form brings. */
export const mails: Judge = async (origin) => {
  const { doIUseEmail } = load<DoIUseEmail>("doiuse-email");
  const findings: Finding[] = [];
  for (const [path, answers] of [
    ["/api/contact", contact],
    ["/api/request", assessment],
  ] as const) {
    const html = await mailOf(origin, path, answers);
    const { errors = [] } = doIUseEmail(html, { emailClients: ["gmail.*", "outlook.*", "apple-mail.*"] });
    findings.push(...[...new Set(errors)].map((text) => ({ rule: "doiuse-email", place: path, text })));
  }
  return findings;
};

async function mailOf(origin: string, path: string, answers: object): Promise<string> {
  const answer = await fetch(origin + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(answers),
  });
  const { reference } = (await answer.json()) as { reference?: string };
  if (!reference) throw new Error(`${path} answered ${answer.status}.`);
  for (let tries = 0; tries < 60; tries++) {
    const list = await (await fetch(`${origin}/__mail/`)).text();
    const [, address] = new RegExp(`href="(/__mail/[^"]+)">[^<]*${reference}`).exec(list) ?? [];
    // Its page in the browser opens links beside the frame, which no mail does.
    if (address)
      return (await (await fetch(`${origin}${address}/html`)).text()).replace('<base target="_blank">', "");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No mail came for ${reference}.`);
}
