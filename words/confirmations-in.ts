import type { ConfirmationWords } from "#lead/confirmation-words.ts";
import { type Language, languageCodes } from "#lead/languages.ts";

const loaded = await Promise.all(
  languageCodes.map(
    async (code): Promise<[Language, ConfirmationWords]> => [
      code,
      (await import(`./${code}/confirmation.ts`)).confirmation,
    ],
  ),
);

export const confirmationsIn = Object.fromEntries(loaded) as Readonly<Record<Language, ConfirmationWords>>;
