import type * as english from "./news.ts";

export const news: typeof english.news = "";
