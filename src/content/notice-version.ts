import type { Day } from "./day.ts";
import { firm } from "./firm.ts";

/** Day of the first privacy notice that a form has shown. */
export const firstNotice: Day = "2026-11-20";

/** Day on which a sentence of the privacy notice last changed. */
const noticeWritten: Day = "2026-11-23";

/** Day of the last change to the privacy notice; stored with each lead whose form has shown it. */
export const noticeVersion: Day = firm.noticeVersion > noticeWritten ? firm.noticeVersion : noticeWritten;
