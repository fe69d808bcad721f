import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

export interface LocalMail {
  id: string;
  /** The first line of its text part. */
  subject: string;
  text: string;
  html: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** The local mails, newest first. Each is a pair of files of one name, somewhere below the folder. */
export function readMails(folder: string): readonly LocalMail[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = new Map(paths.map((path) => [basename(path), join(folder, path)]));
  return [...files]
    .filter(([name]) => name.endsWith(".txt"))
    .flatMap(([name, path]) => {
      const id = name.slice(0, -4);
      const html = files.get(`${id}.html`);
      // The two files are written one after the other, so the HTML may come later.
      if (html === undefined) return [];
      const text = readFileSync(path, "utf8");
      const [subject = ""] = text.split("\n");
      return { id, subject, text, html: readFileSync(html, "utf8"), sentAt: statSync(path).mtimeMs };
    })
    .sort((one, other) => other.sentAt - one.sentAt);
}
