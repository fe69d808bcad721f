import { firm } from "#content/firm/firm.ts";
import type { SheetWords } from "#lead/words.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const sheet: SheetWords = {
  heading: "¿Quiere vivir, trabajar o estudiar en Canadá?",
  lead: (languages) =>
    `Preguntar no cuesta nada. ${adviser} lee su mensaje y le dice${languages && `, en ${languages},`} si podemos ayudarle.`,
  scan: "Apunte la cámara de su teléfono al código o abra ",
  check: "Antes de escribir, compruebe quiénes somos: ",
  malformed:
    "Esto no es un código de socio, así que lo que llegue por esta hoja no se atribuiría a nadie. Un código tiene de 1 a 64\u00a0caracteres: a–z, 0–9 y guiones.",
  print: "Imprimir la hoja",
};
