import { expect, test } from "vitest";
import { mendedEmail } from "#forms/controls/mended-email.ts";

test.each([
  ["ngozi@gmail.con", "ngozi@gmail.com"],
  ["ngozi@gmial.com", "ngozi@gmail.com"],
  ["ngozi@gamil.con", "ngozi@gmail.com"],
  [" Ngozi.A+visa@Hotmial.com ", "Ngozi.A+visa@hotmail.com"],
  ["awa@yahoo.f", "awa@yahoo.fr"],
  ["ngozi@gmail.co", "ngozi@gmail.com"],
  ["liming@qq.con", "liming@qq.com"],
  ["juan@outlok.com", "juan@outlook.com"],
])("%s: did you mean %s?", (typed, meant) => {
  expect(mendedEmail(typed)).toBe(meant);
});

const sound =
  "ngozi@gmail.com reza@hotmail.fr ana@gmx.de li@sina.com kim@naver.com ana@yahoo.com.br ana@yahoo.es ana@hotmail.it ana@mail.com ana@live.fr ana@email.com ana@aol.com ana@free.fr ana@me.com ana@example.com ana@kpmg.ca ana@foxmail.com ana@love.com";

test.each([...sound.split(" "), "ana@", "gmial.com", ""])("%s is left as it is", (typed) => {
  expect(mendedEmail(typed)).toBeUndefined();
});
