import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou:
    "Ви нам не писали? Мабуть, хтось помилково вказав вашу електронну адресу. Повідомте нас, і ми її видалимо.",
  notice:
    "Щоб підтвердити отримання, ми надсилаємо один лист на вказану вами адресу. У ньому немає жодної вашої відповіді.",
};
