import { expect, test } from "vitest";
import { mentionsQuebec } from "#lead/mentions-quebec.ts";

test.each([
  ["en", "Quebec City", "Gatineau", "Longueuil or Sherbrooke", "QC", "Montreal", "moving to Mtl"],
  ["fr", "Québec", "Qc", "Montréal", "QUÉBEC", "Laval", "Trois-Rivières", "Lévis", "Saguenay"],
  ["es", "Quebec", "provincia de Québec", "Montreal"],
  ["pt", "Quebeque", "Québec", "Montréal"],
  ["zh", "魁北克", "魁省", "蒙特利尔", "蒙特利爾", "蒙特婁", "满地可", "滿地可", "拉瓦尔", "加蒂諾"],
  ["ar", "كيبك", "كيبيك", "كويبك", "كِيبِك", "مونتريال", "مونتريـال", "منتريال", "لافال", "غاتينو"],
  ["fa", "کبک", "استان کِبِک", "کوبک", "مونترال", "مونترآل", "مونتره‌آل", "لاوال", "گاتینو"],
  ["pa", "ਕਿਊਬੈਕ", "ਕਿਊਬੇਕ", "ਕਿਊਬਿਕ", "ਮਾਂਟਰੀਅਲ", "ਮੌਂਟਰੀਅਲ", "ਮਾਂਟ੍ਰੀਅਲ", "ਲਾਵਾਲ"],
  ["uk", "Квебек", "у Квебеку", "Монреаль", "біля Монреаля", "у Лавалі", "Гатіно"],
  ["tl", "Quebec", "sa Montreal"],
])("in %s Québec is found by %s and its other spellings", (_, ...spellings) => {
  for (const text of spellings) expect(mentionsQuebec(text), text).toBe(true);
});

test.each([
  "Ontario",
  "安大略",
  "أونتاريو",
  "تورنتو",
  "ਓਨਟਾਰੀਓ",
  "Онтаріо",
  "مونتانا",
  "کانادا",
  "no preference",
  "ਮਾਨਸਾ",
])("%s is not Québec", (text) => {
  expect(mentionsQuebec(text)).toBe(false);
});
