import { firm } from "#content/firm/firm.ts";
import type { SheetWords } from "#lead/words.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const sheet: SheetWords = {
  heading: "Gusto ba ninyong tumira, magtrabaho o mag-aral sa Canada?",
  lead: (languages) =>
    `Libre ang magtanong. Babasahin ng ${adviser} ang mensahe ninyo at sasabihin${languages && ` sa ${languages}`} kung makakatulong kami.`,
  scan: "I-scan ang QR code gamit ang telepono, o buksan ang ",
  check: "Bago sumulat, tiyakin kung sino kami: ",
  malformed:
    "Hindi ito partner code, kaya walang makakatanggap ng credit para sa darating mula sa papel na ito. Ang code ay may 1 hanggang 64\u00a0na\u00a0karakter: a–z, 0–9 at gitling.",
  print: "I-print ito",
};
