import { firm } from "#content/firm/firm.ts";
import type { SheetWords } from "#lead/words.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const sheet: SheetWords = {
  heading: "Хочете жити, працювати чи навчатися в Канаді?",
  lead: (languages) =>
    `Запитати нічого не коштує. ${adviser} прочитає ваше повідомлення й скаже${languages && ` ${languages}`}, чи можемо ми допомогти.`,
  scan: "Наведіть камеру телефона на код або відкрийте ",
  check: "Перш ніж писати, перевірте, хто ми: ",
  malformed:
    "Це не код партнера, тому звернення з цього аркуша не будуть нікому зараховані. Код має від 1 до 64 символів: a–z, 0–9 і дефіси.",
  print: "Роздрукувати аркуш",
};
