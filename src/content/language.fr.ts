import type * as english from "./language.ts";

export const language: typeof english.language = "fr";
export const locale: typeof english.locale = "fr-CA";
export const bannerWords: typeof english.bannerWords = "menu";
