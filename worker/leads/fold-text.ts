import { asciiDigits } from "#lead/ascii-digits.ts";
import { visibleText } from "#lead/invisible.ts";

/**
 * A text for comparison: without case, accents, widths and invisible marks, with ASCII digits, one letter for
 * similar ones, and one apostrophe.
 */
export function foldText(text: string): string {
  const visible = visibleText(text.replace(joiners, "'"));
  return asciiDigits(visible.normalize("NFKD"))
    .replace(/\p{M}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/\p{L}+/gu, (word) => (/\p{Script=Cyrillic}/u.test(word) ? inCyrillic(word) : word));
}

/**
 * Apostrophes, what keyboards without one have in its place, and the joiner of Persian and Urdu: some people
 * leave them out.
 */
const joiners =
  /['`´\u02b9-\u02bf\u02c8\u02ee\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78c\uff07\u200c]|(?<=\p{L})["*”“](?=\p{L})/gu;

export function withoutJoiners(word: string): string | undefined {
  const joined = word.replace(/(?<=\p{L})['-](?=\p{L})/gu, "");
  return joined === word ? undefined : joined;
}

/** Separates the characters of scripts without spaces, so that each is searched as a word. */
export function apart(text: string): string {
  return text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, " $& ");
}

/**
 * A word in the letters that Ukrainian and Russian keyboards share, also where Latin ones of the same look
 * were typed; an apostrophe of the one is a sign of the other.
 */
function inCyrillic(word: string) {
  return word
    .replace(/[aceiopxy]/g, (letter) => "асеіорху"["aceiopxy".indexOf(letter)] ?? letter)
    .replace(/[іыєэґ]/g, (letter) => "ииеег"["іыєэґ".indexOf(letter)] ?? letter)
    .replace(/[ьъ]/g, "");
}

/** Traditional Chinese characters that are frequent in names, each before its simplified form. */
const traditional = Object.fromEntries(
  `張张劉刘陳陈楊杨趙赵黃黄吳吴孫孙馬马羅罗鄭郑謝谢韓韩馮冯許许鄧邓鄒邹蘇苏盧卢蔣蒋賈贾葉叶閻阎鐘钟鍾钟譚谭陸陆錢钱嚴严
   龔龚龐庞蕭萧齊齐賀贺顧顾龍龙萬万湯汤莊庄關关倫伦溫温單单歐欧連连國国華华麗丽軍军鳳凤紅红強强偉伟傑杰東东蘭兰靜静
   慶庆榮荣貴贵寶宝愛爱雲云飛飞鵬鹏輝辉燦灿樂乐曉晓學学義义誠诚銘铭鋒锋瓊琼穎颖潔洁嬌娇婭娅藝艺詩诗夢梦
   啟启興兴業业達达遠远進进澤泽濤涛濱滨瑋玮瑩莹維维綺绮緯纬績绩縣县聰聪聲声職职衛卫豐丰賢贤質质賓宾躍跃輪轮
   錦锦鎮镇鐵铁長长門门開开陽阳際际雙双難难韻韵順顺頌颂顏颜願愿風风養养駿骏驍骁鴻鸿鵑鹃鶴鹤麥麦黨党發发`
    .match(/\S{2}/g)
    ?.map(([from = "", to = ""]) => [from, to]) ?? [],
);

const plainLetters: Record<string, string> = {
  đ: "d",
  ð: "d",
  ł: "l",
  ø: "o",
  ħ: "h",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  // Arabic, Persian and Urdu keyboards have letters of their own; tatweel only stretches a word.
  ي: "ی",
  ى: "ی",
  ے: "ی",
  ك: "ک",
  ة: "ه",
  ۃ: "ه",
  ہ: "ه",
  ھ: "ه",
  ە: "ه",
  ٱ: "ا",
  ء: "",
  ـ: "",
  ...traditional,
};
