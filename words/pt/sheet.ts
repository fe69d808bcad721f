import { firm } from "#content/firm/firm.ts";
import type { SheetWords } from "#lead/words.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const sheet: SheetWords = {
  heading: "Quer morar, trabalhar ou estudar no Canadá?",
  lead: (languages) =>
    `Perguntar não custa nada. ${adviser} lê a sua mensagem e diz${languages && `, em ${languages},`} se podemos ajudar.`,
  scan: "Aponte a câmera do celular para o código ou abra ",
  check: "Antes de escrever, confira quem somos: ",
  malformed:
    "Isto não é um código de parceiro; o que chegar por esta folha não seria atribuído a ninguém. Um código tem de 1 a 64\u00a0caracteres: a–z, 0–9 e hifens.",
  print: "Imprimir a folha",
};
