import { partners } from "#firm/partners.ts";
import { stateOf } from "../signing/revocable-links.ts";
import { findWorkerStates } from "./worker-state.ts";

const opened = stateOf("partner ");

export async function findOpenedPartners(db: D1Database): Promise<readonly string[]> {
  return (await findWorkerStates(db, opened)).map(({ name }) => name.slice(opened.length));
}

export const partnerCodes = (opened: readonly string[]): readonly string[] => [
  ...new Set([...partners.flatMap(({ code }) => code ?? []), ...opened]),
];
