import { type Language, languageCodes } from "#lead/languages.ts";
import type { SheetWords } from "#lead/words.ts";

/** The words of the sheet that partners print, which only the build needs. */
const found = await Promise.all(
  languageCodes.map(async (code): Promise<[Language, SheetWords]> => {
    const { sheet } = await import(`./${code}/sheet.ts`);
    return [code, sheet];
  }),
);
export const sheets = Object.fromEntries(found) as Readonly<Record<Language, SheetWords>>;
