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
  ["harpreet@rediffmial.com", "harpreet@rediffmail.com"],
  ["awa@orange.f", "awa@orange.fr"],
  ["juan@hotmal.es", "juan@hotmail.es"],
  ["ana@protonmial.com", "ana@protonmail.com"],
  ["ana@iclould.com", "ana@icloud.com"],
])("%s: did you mean %s?", (typed, meant) => {
  expect(mendedEmail(typed)).toBe(meant);
});

/** Providers where visitors of the ten languages have their addresses. */
const sound = `
  gmail.com mail.com email.com aol.com me.com live.fr love.com zoho.com example.com kpmg.ca
  videotron.ca sympatico.ca rogers.com telus.net shaw.ca bell.net
  hotmail.fr hotmail.it hotmail.com.mx outlook.com.br yahoo.es yahoo.com.br yahoo.com.ph yahoo.co.in
  free.fr laposte.net sfr.fr wanadoo.fr gmx.de uol.com.br terra.com.br bol.com.br globe.com.ph
  163.com 126.com sina.com sohu.com foxmail.com naver.com chmail.ir ukr.net i.ua meta.ua ukrpost.ua yandex.ru`;

test.each([
  ...sound
    .trim()
    .split(/\s+/)
    .map((domain) => `ana@${domain}`),
  "ana@",
  "gmial.com",
  "",
])("%s is left as it is", (typed) => {
  expect(mendedEmail(typed)).toBeUndefined();
});
