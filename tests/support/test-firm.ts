import { readFileSync } from "node:fs";
import { readFirmFile } from "#scripts/firm/read-firm.ts";

const read = (firm: string, file: string) => readFileSync(`tests/firm/${firm}/${file}.yaml`, "utf8");

/** Facts of a firm of the tests that is set up. */
export const factsOf = (firm: string) => readFirmFile("facts", read(firm, "facts"));
export const deploymentOf = (firm: string) => readFirmFile("deployment", read(firm, "deployment"));
