import type { SheetWords } from "#lead/words.ts";

export const sheet: SheetWords = {
  heading: "Quer morar, trabalhar ou estudar no Canadá?",
  lead: "Perguntar não custa nada. Um consultor ou uma consultora de imigração com licença canadense lê a sua mensagem e diz se podemos ajudar.",
  scan: "Aponte a câmera do celular para o código ou abra",
  check: "Antes de escrever, confira quem somos:",
  print: "Imprimir a folha",
};
