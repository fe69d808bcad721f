export const provinceStates = {
  open: "Au {day}\u00a0: programme ouvert.",
  changing: "Au {day}\u00a0: programme limité ou en changement.",
  paused: "Au {day}\u00a0: programme en pause.",
  closed: "Au {day}\u00a0: programme fermé.",
} as const;
