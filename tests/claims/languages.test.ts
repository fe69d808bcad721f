import { describe, expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { replyLanguages } from "#content/firm/practice.ts";
import { pageLanguages } from "#content/languages.ts";
import type { LanguagePageWords } from "#content/site/language-page.ts";
import { conditionWords } from "#forms/condition-words.ts";
import { countryNamer } from "#lead/country-namer.ts";
import { type Field, fieldsOf } from "#lead/field.ts";
import { directionOf, type Language, languageCodes, languages, siteLanguageCodes } from "#lead/languages.ts";
import { home as homeEn } from "#words/en/home.ts";
import { words as siteEn } from "#words/en/site.ts";
import { forms } from "#words/forms.ts";
import { home as homeFr } from "#words/fr/home.ts";
import { words as siteFr } from "#words/fr/site.ts";
import { sheets } from "#words/sheets.ts";
import { toolsWordsIn } from "#words/tools-words-in.ts";
import { wordsIn } from "#words/words-in.ts";
import { wordRefusal } from "../../worker/intake/word-refusal.ts";
import { textsIn } from "../support/contents.ts";

/** Chromium’s `Intl` has no data for these languages, which Node has, and falls back to another one. */
const withoutIntl: readonly Language[] = ["pa"];

const fieldOfRequest = (wanted: string) =>
  fieldsOf(forms.en.request).find(({ name }) => name === wanted) as Field;

describe.each(languageCodes)("the words of %s", (code) => {
  const words = wordsIn[code];

  test("have no text that is empty", () => {
    const texts = textsIn(words);
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
  });

  test("give every field a label of its own, and its options", () => {
    for (const form of Object.values(forms[code])) {
      const fields = fieldsOf(form);
      const labels = fields.map(({ label }) => label);
      expect(labels).toEqual([...new Set(labels)]);
      for (const { options = [], optionTexts = {} } of fields)
        expect(Object.keys(optionTexts)).toEqual(options);
    }
  });

  test("bring months and countries where browsers have none", () => {
    const { months = [] } = words.receipt;
    expect(months).toHaveLength(withoutIntl.includes(code) ? 12 : 0);
    expect(Object.keys(words.form.phoneCountries).length > 200).toBe(withoutIntl.includes(code));
  });

  test("carry the space before what follows them, and none after a full-width mark", () => {
    const joined = [
      words.form.replyTo,
      words.form.reference,
      words.firm.licence(["A"]),
      words.firm.privacy("", "", "consultant", ""),
    ];
    for (const text of joined) expect(text).toMatch(/: $|：$/);
    expect(words.form.beginnings).toHaveLength(3);
    for (const text of words.form.beginnings) expect(text).toMatch(/[^：] …$|：……$/);
    expect(words.form.sent).toMatch(/[.।] $|。$/);
    expect(words.refusals.plan("A", "+1")).toMatch(/^A \(\+1\)$|^A（\+1）$/);
  });

  test("join licensed persons by a mark of their own", () => {
    expect(words.firm.licence(["A", "B"])).toMatch(/^A(; |；|؛ )B/);
  });

  test("join a person and their class by the comma of the class's script", () => {
    const { holder, licenceClasses } = words.firm;
    expect(holder("A. B", licenceClasses.RCIC)).toMatch(/^A\. B, (RCIC|CRIC)$/);
    const comma = directionOf(code) ? "،" : code === "zh" ? "，" : ",";
    expect(holder("A. B", licenceClasses.lawyer)).toContain(comma);
  });

  test.runIf(directionOf(code))("keep a name and its licence from left to right", () => {
    expect(words.firm.licensed("A. B, RCIC", "R1")).toMatch(/^\u2066A\. B, RCIC\u2069.*\u2066R1\u2069$/);
  });

  test("refuse an age in Latin digits", () => {
    const refusal = wordRefusal(fieldOfRequest("age"), { problem: "wrong" }, code);
    expect(refusal.match(/\p{Nd}+/gu)).toEqual(["16", "99"]);
  });

  test.runIf(pageLanguages.includes(code))("keep a number and its unit in one line", () => {
    const units =
      /\d (años?|días?|anos?|dias?|років|дня|днів|робоч|ਸਾਲ|ਦਿਨ|ਕੰਮ|ਲੋਕ|ਸਵਾਲ|ਅੱਖਰ|ਜਵਾਬ|taon|araw|business|preguntas|perguntas|respuestas|respostas|caracteres|tanong|sagot|karakter|سنة|يوم|أيام|سال|روز|天|岁|年|个|级|部分)/;
    const { form, firm, receipt, refusals } = words;
    const { filled, kept } = toolsWordsIn[code].answersFile;
    const long = refusals.answers.long as (values: object) => string;
    const counted = [2, 3, 11, 365].flatMap((days) => [
      firm.keptFor(days),
      receipt.replyBy(days),
      receipt.answered({ of: 40, answered: 38, days }),
      form.effort(days),
      form.part(days, days),
      form.questionsFollow(days, ""),
      form.wrongAnswers(days),
      filled(days),
      kept(days),
      long({ name: "", max: String(days) }),
    ]);
    expect([...textsIn(words), ...counted].filter((text) => units.test(text))).toEqual([]);
  });

  test("write a phone number without a place to break it", () => {
    const refusal = wordRefusal(fieldOfRequest("phone"), { problem: "no country" }, code);
    expect(refusal).toMatch(/\+1\u00a0416\u2011555\u20110123/);
  });

  // English has the specification's words, whose first ones are alike.
  test.skipIf(code === "en")(
    "differ between the options of a choice within what a closed select shows on a phone",
    () => {
      for (const { name, optionTexts = {} } of Object.values(forms[code]).flatMap((form) => fieldsOf(form))) {
        const shown = Object.values(optionTexts).map((text) => text.slice(0, 20));
        expect(new Set(shown).size, `${name}: ${shown}`).toBe(shown.length);
      }
    },
  );

  test("name a tag that Intl knows", () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(languages[code].tag)).not.toEqual([]);
  });
});

test("countries in Ukrainian have the apostrophe of our words", () => {
  expect(countryNamer("uk")("VN")).toBe("В’єтнам");
});

test.each([
  ["en", "Only if you answered “Married” or “Common-law relationship” to “Marital status”:"],
  [
    "fr",
    "Seulement si vous avez répondu «\u00a0Marié, mariée\u00a0» ou «\u00a0En union de fait\u00a0» à «\u00a0État matrimonial\u00a0»\u00a0:",
  ],
] as const)("a condition in %s names its question and answers as they show: %s", (code, expected) => {
  const { when = { field: "", is: [] } } = fieldOfRequest("spouseAge");
  expect(conditionWords(forms[code].request, when, wordsIn[code].form)).toBe(expected);
});

/** How each language says that they represent, what is not enough, and what can happen to a licence. */
const whoMayAdvise: Record<Language, readonly RegExp[]> = {
  en: [/advise or represent/, /No other notary/, /suspended or revoked/],
  fr: [/conseiller ou vous représenter/, /Aucun autre notaire/, /suspendu ou révoqué/],
  ar: [/تمثيلكم/, /ولا يكفي.*كاتب عدل.*بلد آخر/, /يُعلَّق الترخيص أو يُسحب/],
  es: [/asesorarle o representarle/, /ser notario no basta.*en otro país/, /suspender o retirar/],
  fa: [/نمایندگی شما/, /notary public.*کافی نیست/, /تعلیق یا لغو/],
  pa: [/ਪ੍ਰਤਿਨਿਧੀ/, /ਪੰਜਾਬ ਸਰਕਾਰ ਦਾ ਏਜੰਟ ਲਾਇਸੈਂਸ.*ਨੋਟਰੀ.*ਕਾਫ਼ੀ ਨਹੀਂ/, /ਮੁਅੱਤਲ ਜਾਂ ਰੱਦ/],
  pt: [/orientar ou representar/, /ser notário ou tabelião não basta.*em outro país/, /suspensa ou cassada/],
  tl: [
    /payo o pag-aasikaso/,
    /Hindi sapat ang lisensya ng ahensya.*notaryo sa Pilipinas/,
    /suspendihin o bawiin/,
  ],
  uk: [/поради.*представництво/, /свідоцтва адвоката чи нотаріуса.*недостатньо/, /призупинити або припинити/],
  zh: [/咨询或代办/, /其他国家的公证人资格.*中介.*不够/, /暂停或吊销/],
};

const homes = { en: homeEn, fr: homeFr };
const sites = { en: siteEn, fr: siteFr };

async function checkOf(code: Language): Promise<readonly string[]> {
  if (code === "en" || code === "fr") {
    const { text, cards } = homes[code].whyLicensed;
    return [text, cards[0].text, sites[code].licensees.check.compare];
  }
  const { page }: { page: LanguagePageWords } = await import(`../../words/${code}/page.ts`);
  return page.check.texts;
}

// Immigration and Refugee Protection Act, s. 91; Citizenship Act, s. 21.1.
test.each(languageCodes)(
  "in %s those who may advise for a fee are named by their bodies, and what is not enough",
  async (code) => {
    const text = (await checkOf(code)).join(" ");
    const bodies =
      code === "fr"
        ? [/Collège des consultants/, /parajuristes membres d’un barreau/]
        : [/College of Immigration and Citizenship Consultants/, /law society/, /paralegal/];
    const register =
      code === "fr"
        ? [/« Actif »/, /« oui »/, /Autorisé\/autorisée à exercer la pratique/]
        : [/[“«]Active[”»]/, /[“«]Yes[”»]/, /Entitled to Practise/];
    const wanted = [...bodies, /Chambre des notaires du Québec/, /MIFI/, ...whoMayAdvise[code]];
    // One page says how to read the register of whoever is licensed here.
    if (firm.hasConsultant || code in homes) wanted.push(...register);
    for (const body of wanted) expect(text.replaceAll("\u00a0", " ")).toMatch(body);
  },
);

test.runIf(firm.hasConsultant).each(pageLanguages)(
  "the page in %s names the College with the letters of its register",
  async (code) => {
    const { page }: { page: LanguagePageWords } = await import(`../../words/${code}/page.ts`);
    expect(page.who("A", ["B"]).texts.join(" ")).toContain("CICC");
  },
);

/** The right to withdraw consent, and to write about others only with theirs. */
const consent: Record<Language, readonly [RegExp, RegExp]> = {
  en: [/withdraw your consent/, /another person only if they agree/],
  fr: [/retirer votre consentement/, /autre personne qu’avec son accord/],
  ar: [/سحب موافقتكم/, /شخص آخر إلا بموافقته/],
  es: [/retirar su consentimiento/, /otra persona solo si/],
  fa: [/پس گرفتن رضایت خود/, /فرد دیگر فقط با رضایت/],
  pa: [/ਸਹਿਮਤੀ ਵਾਪਸ ਲੈਣ/, /ਕਿਸੇ ਹੋਰ ਵਿਅਕਤੀ ਬਾਰੇ ਸਿਰਫ਼ ਉਸ ਦੀ ਸਹਿਮਤੀ/],
  pt: [/retirar o seu consentimento/, /outra pessoa se ela concordar/],
  tl: [/bawiin ang pahintulot/, /ibang tao kung pumayag/],
  uk: [/відкликати свою згоду/, /іншу людину пишіть лише за її згодою/],
  zh: [/撤回您的同意/, /他人的信息前，请先征得对方同意/],
};

test.each(languageCodes)("in %s the receipt and the form speak of consent, theirs and others'", (code) => {
  const [withdraw, others] = consent[code];
  const { receipt, form } = wordsIn[code];
  expect(receipt.notes({ email: "a@b.ca", phone: "1" } as never).join(" ")).toMatch(withdraw);
  expect(form.forOthers).toMatch(others);
});

test.each(pageLanguages)(
  "the notice of the page in %s speaks of consent, theirs and others'",
  async (code) => {
    const { page }: { page: LanguagePageWords } = await import(`../../words/${code}/page.ts`);
    const notice = page.privacy("A", "a@b.ca", "", "").texts.join(" ");
    expect(notice).toMatch(
      code === "ar" ? /تسحبوا موافقتكم/ : code === "fa" ? /رضایت خود را پس بگیرید/ : consent[code][0],
    );
    expect(notice).toMatch(consent[code][1]);
  },
);

/** That no more than some questions are required; the button that leads to the contact form. */
const onlyOf: Record<Language, RegExp> = {
  en: /Only 10 questions/,
  fr: /Seules 10 questions/,
  ar: /10 فقط/,
  es: /Solo 10 preguntas/,
  fa: /فقط پاسخ به 10/,
  pa: /ਸਿਰਫ਼ 10 ਸਵਾਲਾਂ/,
  pt: /Só 10 perguntas/,
  tl: /10 tanong lang/,
  uk: /лише 10/,
  zh: /只有 10 个/,
};

test.each(languageCodes)("in %s only some questions are required, and no two tens meet", (code) => {
  const effort = wordsIn[code].form.effort(10).replaceAll("\u00a0", " ");
  expect(effort).toMatch(onlyOf[code]);
  expect(effort).not.toMatch(/10[;,] 10/);
});

test.each(languageCodes)("in %s what is said after sending never says that nothing was sent", (code) => {
  const { unsent, savedCopy, copyOf } = toolsWordsIn[code].answersFile;
  const nothingSent = unsent.trim();
  expect(nothingSent).not.toBe("");
  const { form, contact, assessment, receipt } = wordsIn[code];
  const after = [savedCopy("x"), copyOf("x"), form.sent, form.another, form.reference];
  for (const text of [...after, contact.successMessage, assessment.successMessage, ...textsIn(receipt)])
    expect(text).not.toContain(nothingSent);
});

test.each(languageCodes)("in %s no colon follows a question mark", (code) => {
  const texts = textsIn([wordsIn[code], toolsWordsIn[code], sheets[code]]);
  expect(texts.filter((text) => /[?？؟]\s*[:：]/.test(text))).toEqual([]);
});

test.each(languageCodes)("the privacy line in %s ends its sentence before it leads to the notice", (code) => {
  const { firm } = wordsIn[code];
  for (const days of [0, 365])
    expect(firm.privacy(firm.keptFor(days), firm.storedIn.unknown, "consultant", "")).toMatch(
      /\P{L}[.。।] ?[^.。।:：]+[:：] ?$|\p{L}[.。।] ?[^.。।:：]+[:：] ?$/u,
    );
});

/** Programs read other texts too: the refusals of the API keep the hyphen of a keyboard. */
test.each(languageCodes)("in %s the word e-mail has no place to break in a sentence", (code) => {
  const { refusals, ...words } = wordsIn[code];
  const facts = { name: "", email: "", phone: "", profession: "consultant", hasConsultant: true } as const;
  const texts = textsIn([words, code === "en" ? [] : refusals, toolsWordsIn[code], sheets[code]]);
  const said = [...texts, ...words.receipt.steps("", "consultant", ""), ...words.receipt.notes(facts)];
  expect(said.filter((text) => /\be-mail/i.test(text) && text !== "E-mail")).toEqual([]);
});

test.each(languageCodes)("a firm that does not answer in %s says in which language it answers", (code) => {
  const { siteLanguages, or, ...firm } = wordsIn[code].firm;
  const both = Object.values(siteLanguages).join(or);
  const said = [
    firm.privacy("", "", "consultant", both),
    wordsIn[code].receipt.steps("", "consultant", both)[1] ?? "",
    sheets[code].lead(both),
  ];
  for (const text of said) expect(text).toContain(both);
  expect(wordsIn[code].reply.rest(siteLanguages.fr)).toContain(siteLanguages.fr);
  const other = firmTextsIn(wordsIn[code]);
  const named = siteLanguageCodes.filter((site) => replyLanguages.includes(site));
  const spoken = named.map((site) => siteLanguages[site]).join(or);
  for (const text of [other.privacy.line, other.receipt.next.steps[1]])
    expect(text?.includes(spoken)).toBe(!replyLanguages.includes(code));
});

/** That a diploma comes after school; in English the hint says it, because the options are agreed. */
const afterSchool: Record<Language, RegExp> = {
  en: /ends school, such as WASSCE.*secondary school/,
  fr: /postsecondaire/,
  ar: /بعد الثانوية/,
  es: /después del bachillerato escolar/,
  fa: /پس از دبیرستان/,
  pa: /12ਵੀਂ ਤੋਂ ਬਾਅਦ/,
  pt: /depois do ensino médio/,
  tl: /pagkatapos ng high school/,
  uk: /після школи/,
  zh: /高中后/,
};

test.each(languageCodes)("in %s no paper of a school passes for a diploma after it", (code) => {
  const { hint, options } = wordsIn[code].assessment.fields.educationLevel;
  const years = [options["Diploma/Certificate one year"], options["Diploma/Certificate two year"]];
  for (const text of code === "en" ? [hint] : years) expect(text).toMatch(afterSchool[code]);
});

test("each clock has a name in the script of the page", () => {
  for (const code of languageCodes.filter((code) => !/\p{Script=Latin}/u.test(wordsIn[code].form.sending)))
    for (const city of ["Vancouver", "Edmonton", "Winnipeg", "Toronto", "Halifax", "St_Johns"])
      expect(wordsIn[code].followUp.cities[city], `${code}: ${city}`).toMatch(/^\P{Script=Latin}+$/u);
});

/** The words for a text message on a phone, for which a button that opens the contact form was taken. */
const textMessage =
  /mensaje corto|mensagem curta|رسالة قصيرة|پیام کوتاه|ਛੋਟਾ ਸੁਨੇਹਾ|коротке повідомлення|maikling mensahe|短信/;

test.each(pageLanguages)("the page in %s does not offer to send a text message", async (code) => {
  const { page }: { page: LanguagePageWords } = await import(`../../words/${code}/page.ts`);
  expect(page.toContact).not.toMatch(textMessage);
});
