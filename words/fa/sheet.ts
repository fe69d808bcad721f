import { firm } from "#content/firm/firm.ts";
import type { SheetWords } from "#lead/words.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const sheet: SheetWords = {
  heading: "می‌خواهید در کانادا زندگی، کار یا تحصیل کنید؟",
  lead: (languages) =>
    `پرسیدن هزینه‌ای ندارد. ${adviser} پیام شما را می‌خواند و${languages && ` به ${languages}`} می‌گوید آیا می‌توانیم به شما کمک کنیم.`,
  scan: "دوربین تلفن را رو به کد بگیرید، یا این نشانی را باز کنید: ",
  check: "پیش از نوشتن، هویت ما را بررسی کنید: ",
  malformed:
    "این کد همکار نیست، پس آنچه از این برگه برسد به نام کسی ثبت نمی‌شود. کد از 1 تا 64\u00a0نویسه دارد: a–z، 0–9 و خط تیره.",
  print: "چاپ برگه",
};
