import { firm } from "#content/firm/firm.ts";
import type { SheetWords } from "#lead/words.ts";
import { firm as words } from "./forms.ts";

const adviser = { ...words.advisers, consultant: "ਕੈਨੇਡਾ ਦੇ ਲਾਇਸੈਂਸ ਵਾਲੇ ਇਮੀਗ੍ਰੇਸ਼ਨ ਸਲਾਹਕਾਰ" }[firm.profession];

export const sheet: SheetWords = {
  heading: "ਕੀ ਤੁਸੀਂ ਕੈਨੇਡਾ ਵਿੱਚ ਰਹਿਣਾ, ਕੰਮ ਕਰਨਾ ਜਾਂ ਪੜ੍ਹਨਾ ਚਾਹੁੰਦੇ ਹੋ?",
  lead: (languages) =>
    `ਪੁੱਛਣ ਦੇ ਕੋਈ ਪੈਸੇ ਨਹੀਂ ਲੱਗਦੇ। ${adviser} ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਪੜ੍ਹਦੇ ਹਨ ਅਤੇ ${languages && `${languages} ਵਿੱਚ `}ਦੱਸਦੇ ਹਨ ਕਿ ਅਸੀਂ ਮਦਦ ਕਰ ਸਕਦੇ ਹਾਂ ਜਾਂ ਨਹੀਂ।`,
  scan: "ਫ਼ੋਨ ਦਾ ਕੈਮਰਾ ਕੋਡ ਵੱਲ ਕਰੋ, ਜਾਂ ਇਹ ਪਤਾ ਖੋਲ੍ਹੋ: ",
  check: "ਲਿਖਣ ਤੋਂ ਪਹਿਲਾਂ ਜਾਂਚ ਲਓ ਕਿ ਅਸੀਂ ਕੌਣ ਹਾਂ: ",
  malformed:
    "ਇਹ ਸਾਥੀ ਕੋਡ ਨਹੀਂ ਹੈ, ਇਸ ਲਈ ਇਸ ਪਰਚੇ ਤੋਂ ਆਉਣ ਵਾਲੇ ਸੁਨੇਹੇ ਕਿਸੇ ਦੇ ਨਾਂ ਨਹੀਂ ਲੱਗਣਗੇ। ਕੋਡ ਵਿੱਚ 1 ਤੋਂ 64 ਅੱਖਰ ਹੁੰਦੇ ਹਨ: a–z, 0–9 ਅਤੇ ਹਾਈਫ਼ਨ।",
  print: "ਇਹ ਪਰਚਾ ਪ੍ਰਿੰਟ ਕਰੋ",
};
