import { readFileSync } from "node:fs";
import { escapeHtml } from "#lead/escape-html.ts";
import { showTime } from "#lead/local-time.ts";
import type { LocalMail } from "./local-mails.ts";

// A mail may contain a visitor's text, so nothing runs, loads or is sent; its links open as in a mail
// program.
const links = "allow-popups allow-popups-to-escape-sandbox";
const mailPolicy = `sandbox ${links}; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`;
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function mailPage(path: string, mails: readonly LocalMail[]) {
  const [id, part] = path.split("/");
  if (id === "") return page("Local mails", list(mails));
  const mail = mails.find((one) => one.id === id);
  if (mail === undefined)
    return { ...page("No such mail", `<p><a href="/__mail/">All mails</a></p>`), status: 404 };
  if (part === undefined) return page(mail.subject, framed(mail));
  // In the frame a link would have to load the site, which no frame may show.
  const body = mail.html.replace("<head>", '<head><base target="_blank">');
  return { status: 200, body, policy: mailPolicy };
}

function list(mails: readonly LocalMail[]) {
  if (mails.length === 0)
    return "<p>None yet. Send a form on the site, and its mail is here some seconds later.</p>";
  const items = mails.map(
    ({ id, subject, sentAt }) =>
      `<li><a href="/__mail/${id}">${escapeHtml(subject)}</a> <small>${showTime(sentAt)}</small></li>`,
  );
  return `<p>What the consultant and visitors would get, newest first.</p><ol>${items.join("")}</ol>`;
}

function framed({ id, text, sentAt }: LocalMail) {
  return `<p><a href="/__mail/">All mails</a> · ${showTime(sentAt)}</p>
<div class="parts"><iframe sandbox="${links}" src="/__mail/${id}/html" title="The HTML part"></iframe><pre>${escapeHtml(text)}</pre></div>`;
}

const template = readFileSync("scripts/mails/page.html", "utf8");

function page(title: string, body: string) {
  const parts: Readonly<Record<string, string>> = { title: escapeHtml(title), body };
  return {
    status: 200,
    policy: pagePolicy,
    body: template.replace(/%(title|body)%/g, (_, name: string) => parts[name] ?? ""),
  };
}
