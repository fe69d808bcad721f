import { mo, po } from "gettext-parser";

/** Translations by the text that they translate; an empty one counts as not there. */
export type Catalogue = Readonly<Record<string, string>>;

export interface CatalogueHead {
  readonly project: string;
  readonly locale: string;
}

/** Writes a catalogue as text, for translators; with empty translations it is a template (`.pot`). */
export function poFile(catalogue: Catalogue, head: CatalogueHead): Uint8Array {
  return po.compile(tableOf(catalogue, head), { foldLength: 0 });
}

/** Writes a catalogue as WordPress reads it, in the GNU MO format. */
export function moFile(catalogue: Catalogue, head: CatalogueHead): Uint8Array {
  return mo.compile(tableOf(catalogue, head));
}

function tableOf(catalogue: Catalogue, { project, locale }: CatalogueHead) {
  return {
    charset: "utf-8",
    headers: {
      "Project-Id-Version": project,
      Language: locale,
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Transfer-Encoding": "8bit",
    },
    translations: {
      "": Object.fromEntries(
        Object.entries(catalogue).map(([msgid, translation]) => [msgid, { msgid, msgstr: [translation] }]),
      ),
    },
  };
}
