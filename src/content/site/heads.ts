import type { Day } from "#content/day.ts";
import { withFirm } from "#content/firm/firm.ts";
import { words } from "#language/site.ts";

export interface OwnHead {
  title: string;
  description: string;
  updated: Day;
}

export const heads = {
  home: { ...words.heads.home, updated: "2026-11-29" },
  assessment: { ...words.heads.assessment, updated: "2026-11-22" },
  receipt: { ...words.heads.receipt, updated: "2026-11-22" },
} as const satisfies Record<string, OwnHead>;

export const notFoundHead = {
  title: withFirm(words.notFound.title),
  description: words.notFound.description,
};
