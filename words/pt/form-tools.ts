import type { AnswersFileWords, ResendWords } from "#lead/form-tools-words.ts";

export const answersFile: AnswersFileWords = {
  save: "Salvar minhas respostas em um arquivo",
  caution: "Não faça isso em um computador compartilhado: outras pessoas poderiam ler o arquivo.",
  saved: (name) => `Suas respostas estão no arquivo ${name}.`,
  savedCopy: (name) => `Uma cópia do que você enviou está no arquivo ${name}.`,
  download: "Baixar o arquivo",
  cannotSave:
    "Este aplicativo não consegue salvar arquivos. Copie suas respostas ou abra esta página no seu navegador de costume.",
  filled: (count) => `Respostas preenchidas a partir do arquivo: ${count}.`,
  unsent: " Nada foi enviado.",
  kept: (count) => `Respostas que você já tinha escrito e que continuam como estavam: ${count}.`,
  replace: "Substituir pelas do arquivo",
  unplaced: "Este formulário não tem lugar para estas respostas do arquivo:",
  problems: {
    large:
      "Este arquivo é grande demais para ser um arquivo de respostas. Escolha um que você salvou de um formulário.",
    foreign: "Este não é um arquivo de respostas. Escolha um que você salvou de um formulário.",
    newer: "Este arquivo é de um formulário mais novo. Abra-o no formulário em que você o salvou.",
    archive:
      "Este é um arquivo da web (MHTML) que um navegador fez a partir do arquivo. Escolha o arquivo que você salvou de um formulário.",
    encoding:
      "Um programa salvou este arquivo de novo em uma codificação que não é UTF-8, e letras se perderam. Escolha o arquivo que você salvou de um formulário.",
  },
  title: (form) => `Minhas respostas: ${form}`,
  savedOn: (day) => `Salvo em ${day}`,
  copyOf: (day) => `Cópia do que você enviou, salva em ${day}`,
  reopen: (firm, button) =>
    `Para continuar com estas respostas, abra este formulário da ${firm} e toque em “${button}”:`,
  fileName: "respostas",
};

export const resend: ResendWords = {
  offer: "Enviar assim que eu tiver conexão",
  waiting:
    "Enviaremos assim que você tiver conexão. Deixe esta página aberta. O envio será contado uma vez só.",
  stop: "Parar",
  stopped: "Parado. Suas respostas continuam aqui.",
  slow: "A conexão está lenta. Estamos esperando uma resposta.",
  otherWays: "Se ainda não funcionar, você também pode falar conosco por aqui:",
  ownForm: "O formulário no nosso site",
};
