import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou:
    "Você não nos escreveu? Alguém deve ter digitado o seu endereço por engano. Avise-nos, e nós o apagaremos.",
  notice:
    "Para confirmar o recebimento, enviamos um único e\u2011mail para o endereço que você informou. Ele não contém nenhuma das suas respostas.",
};
