/** Beside the name of a province’s program; `{day}` is when its official page was read. */
export const provinceStates = {
  open: "As of {day}: open.",
  changing: "As of {day}: limited or changing.",
  paused: "As of {day}: paused.",
  closed: "As of {day}: closed.",
} as const;
