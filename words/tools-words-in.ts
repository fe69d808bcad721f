import type { ToolsWords } from "#lead/form-tools-words.ts";
import { type Language, languageCodes } from "#lead/languages.ts";

const loaded = await Promise.all(
  languageCodes.map(
    async (code): Promise<[Language, ToolsWords]> => [code, await import(`./${code}/form-tools.ts`)],
  ),
);

export const toolsWordsIn = Object.fromEntries(loaded) as Readonly<Record<Language, ToolsWords>>;
