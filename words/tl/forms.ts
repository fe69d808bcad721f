import type { Asked, Words } from "#lead/words.ts";

/* Tagalog as it is spoken in the Philippines, with po kept to greetings, and English terms where everybody uses them. */

export const form: Words["form"] = {
  language: "tl",
  quote: (text) => `“${text}”`,
  noChoice: "Pumili ng sagot",
  effort:
    "Libre, walang account. Mga 7\u00a0minuto kung mag-isa, 10 kung mag-asawa; sampung tanong ang kailangang sagutin.",
  allRequired: "Kailangang sagutin ang bawat tanong.",
  part: (at, count) => `Bahagi ${at} ng ${count}`,
  terms: "Sa opisyal na salita",
  optional: " (hindi sapilitan)",
  condition: (answers, question) => `Sagutan lang kung ${answers} ang sagot ninyo sa ${question}:`,
  leaveEmpty: "Iwanang blangko ito",
  phoneCountry: "Bansa ng numero ng telepono",
  phoneCountries: { CA: "Canada", ZZ: "International" },
  didYouMean: (email) => `${email} ba ang ibig ninyong sabihin?`,
  replyTo: "Sasagot kami sa: ",
  questionsFollow: (count, section) =>
    `May ${count} maikling tanong pa malapit sa dulo, sa ilalim ng “${section}”.`,
  beginWith: "Pindutin para magsimula sa:",
  beginnings: [
    "Gusto kong magtrabaho sa Canada",
    "Gusto kong mag-aral",
    "Gusto kong bumisita",
    "Gusto kong dalhin ang pamilya ko",
    "Nasa Canada ako hanggang …",
    "Na-deny ako …",
    "Pinakamagandang oras para tawagan ako: …",
  ],
  sending: "Ipinapadala ang mensahe... Sandali lang",
  connectionLost:
    "Hindi pa naipadala: naputol ang koneksyon. Nariyan pa ang mga sagot ninyo. Ipadala ulit; isang beses lang itong bibilangin.",
  test: "Pagsubok: walang ipinapadala kahit kanino.",
  preview: "Preview lang ito, kaya walang naipadala. Gagana ang form kapag nailathala na ang pahina.",
  noClearAnswer:
    "Mukhang hindi pa naipadala: hindi namin alam kung dumating ang mensahe ninyo. Nariyan pa ang mga sagot ninyo. Ipadala ulit; isang beses lang itong bibilangin.",
  lookAgain: "Pakitingnan ulit ang sagot na ito.",
  wrongAnswers: (count) => (count === 1 ? "Pakitama ang isang sagot." : `Pakitama ang ${count} na sagot.`),
  reference: "Ang inyong reference: ",
  sent: "Naipadala na.",
  newTab: " (bagong tab)",
};

const phone = {
  label: "Telepono",
  hint: "Hindi ba ito numero sa Canada? Piliin muna ang bansa, halimbawa Pilipinas (+63), o magsimula sa +.",
};

export const contact: Words["contact"] = {
  heading: "Sumulat sa amin",
  submitLabel: "Ipadala ang mensahe",
  successMessage:
    "Salamat po. Naipadala na ang mensahe ninyo. May lisensyadong consultant na susulat o tatawag para sabihin kung makakatulong kami.",
  sections: {},
  fields: {
    fullName: { label: "Buong pangalan" },
    phone,
    email: { label: "E-mail" },
    body: { label: "Ang inyong mensahe" },
  },
};

const education = {
  "Less than secondary": "Hindi nakatapos ng high school",
  "Secondary school": "Nakatapos ng high school",
  "Diploma/Certificate one year": "Isang taong diploma o certificate",
  "Diploma/Certificate two year": "Dalawang taong diploma o certificate",
  Bachelors: "Bachelor’s degree (kolehiyo)",
  Masters: "Master’s degree",
  "PhD/Doctorate": "PhD o doktorado",
  "More than two secondary designations": "Higit sa dalawang diploma pagkatapos ng high school",
};
const level = { None: "Wala", Beginner: "Baguhan", Intermediate: "Katamtaman", Advanced: "Mahusay" };
const years = {
  None: "Wala",
  "1 year": "1\u00a0taon",
  "2 year": "2\u00a0taon",
  "3 year": "3\u00a0taon",
  "4 year": "4 na taon",
  "5 year": "5\u00a0taon",
  "5+ year": "Higit sa 5\u00a0taon",
};
const yesNo = { Yes: "Oo", No: "Hindi" };
const haveOrNot = { Yes: "Mayroon", No: "Wala" };
const status = {
  Married: "May asawa",
  "Single/Never Married": "Walang asawa, hindi pa ikinasal",
  Divorced: "Diborsyado o diborsyada",
  Separated: "Hiwalay",
  "Common-law relationship": "Nagsasama nang hindi kasal (common-law)",
  Widow: "Balo",
};

export const assessment: Words["assessment"] = {
  heading: "Libreng assessment",
  submitLabel: "Ipadala ang assessment ko",
  successMessage:
    "Salamat po. Naipadala na ang mga sagot ninyo. May lisensyadong consultant na susulat o tatawag para sabihin kung makakatulong kami.",
  sections: {
    you: "Kayo",
    education: "Pag-aaral",
    languages: "Wika",
    work: "Trabaho",
    family: "Pamilya at Canada",
    spouse: "Ang inyong asawa o partner",
    rest: "Iba pa",
  },
  fields: {
    firstName: { label: "Pangalan" },
    lastName: { label: "Apelyido" },
    email: { label: "E-mail" },
    phone,
    age: { label: "Edad ninyo", hint: "Mula 16\u00a0taong gulang." },
    status: {
      label: "Civil status",
      hint: "Common-law: nagsasama nang isang taon o higit pa.",
      options: status,
    },
    cityOfResidence: { label: "Lungsod kung saan kayo nakatira ngayon" },
    citizenship: { label: "Bansa ng citizenship" },
    educationLevel: {
      label: "Pinakamataas na natapos",
      hint: "Ang pinakamataas na natapos ninyo. Bachelor’s degree: natapos na kurso sa kolehiyo o university na tatlong taon o higit pa.",
      options: education,
    },
    fieldOfStudy: { label: "Kurso", hint: "Halimbawa, nursing, accounting o welding." },
    postSecondaryCanada: {
      label: "Nag-aral ba kayo sa Canada pagkatapos ng high school?",
      hint: "Sa college, university o trade school.",
      options: yesNo,
    },
    eca: {
      label: "May educational credential assessment (ECA) na ba kayo?",
      hint: "Report na may bayad tungkol sa diplomang galing sa labas ng Canada, halimbawa, mula sa WES. Karamihan ay wala pa: ayos lang ang “Wala”.",
      options: haveOrNot,
    },
    englishLevel: {
      label: "Antas ng Ingles",
      hint: "Baguhan: mga simpleng salita. Katamtaman: kaya sa trabaho. Mahusay: kayang mag-aral gamit ito. Ilagay ang resulta ng test sa huling tanong.",
      terms:
        "Sa Canadian Language Benchmarks (CLB), ang baguhan ay 1 hanggang 4, katamtaman 5 hanggang 8, mahusay 9 pataas. Sa Pranses, NCLC ang tawag sa parehong sukatan.",
      options: level,
    },
    frenchLevel: {
      label: "Antas ng Pranses",
      hint: "Piliin ang “Wala” kung hindi kayo nagsasalita nito.",
      options: level,
    },
    skilledWorkOutside: {
      label: "Mga taon ng skilled work sa labas ng Canada",
      hint: "Buong taon, sa trabahong kailangan ng pagsasanay: nurse, welder, cook, accountant, manager. Hindi sigurado? Isama; kami ang titingin.",
      terms: "Ang skilled ay TEER 0, 1, 2 o 3 sa opisyal na listahan ng trabaho ng Canada, ang NOC.",
    },
    jobTitle: { label: "Ang inyong trabaho", hint: "Sa sarili ninyong salita." },
    otherJobTitle: { label: "Iba pang naging trabaho ninyo", hint: "Mula sa nakaraang sampung taon." },
    workExpCanada: {
      label: "Karanasan sa trabaho sa Canada",
      hint: "Trabahong may suweldo na pinahintulutan kayong gawin.",
      options: years,
    },
    dependent: {
      label: "May dependent ba kayong wala pang 21\u00a0taong gulang?",
      hint: "Mga anak na umaasa sa suporta ninyo.",
      options: haveOrNot,
    },
    dependentAge: { label: "Mga edad ng dependent ninyo", hint: "Halimbawa, 3, 7" },
    relativeCanada: { label: "Mga kamag-anak sa Canada", hint: "Halimbawa, kapatid o tiyuhin." },
    province: {
      label: "Probinsya o teritoryong gusto ninyong tirhan",
      hint: "Iwanang blangko kung kahit saan.",
    },
    spouseFirstName: { label: "Pangalan ng asawa" },
    spouseLastName: { label: "Apelyido ng asawa" },
    spouseAge: { label: "Edad ng asawa" },
    spouseEnglishLevel: { label: "Antas ng Ingles ng asawa", options: level },
    spouseFrenchLevel: { label: "Antas ng Pranses ng asawa", options: level },
    spouseEducationLevel: { label: "Pinakamataas na natapos ng asawa", options: education },
    spouseWorkExpCanada: { label: "Karanasan ng asawa sa trabaho sa Canada", options: years },
    spouseWorkOutsideExpCanada: {
      label: "Karanasan ng asawa sa trabaho sa labas ng Canada",
      options: years,
    },
    additional: {
      label: "Iba pang dapat naming malaman",
      hint: "Halimbawa, pagka-deny, deadline o tanong.",
    },
  },
};

export const element: Words["element"] = {
  failure: "Hindi ma-load ang form na ito. Pakisubukan ulit.",
  hosted: "Buksan sa bagong tab",
  close: "Isara",
};

export const firm: Words["firm"] = {
  licenceClasses: { RCIC: "RCIC", "RCIC-IRB": "RCIC-IRB" },
  licenceNumber: (number) => `Lisensya ${number}`,
  licensed: (holder, number) => `${holder}, lisensya ${number}`,
  licence: (everyone) => `${everyone.join("; ")}. Pampublikong rehistro: `,
  keptFor: (days) => (days > 0 ? `sa loob ng ${days}\u00a0araw` : "hanggang hilingin ninyong burahin"),
  privacy: (kept) =>
    `Babasahin ito ng lisensyadong consultant para makita kung makakatulong kami, at ise-save ng hosting company naming Cloudflare, maaaring sa labas ng Canada, ${kept}: `,
  privacyLink: "Abiso sa privacy",
};

export const receipt: Words["receipt"] = {
  offer: "Mag-save ng katibayan",
  received: { contact: "Natanggap namin ang mensahe ninyo", request: "Natanggap namin ang assessment ninyo" },
  title: (name) => `Katibayan mula sa ${name}`,
  reference: "Ang inyong reference",
  keep: "I-print ang pahinang ito o isulat ang reference. Banggitin ito kapag tumawag o sumulat kayo ulit.",
  nextHeading: "Ano ang susunod",
  replyBy(days) {
    if (days === undefined)
      return "Wala kaming sinasabing araw. Kung hindi na kayo makapaghintay, tumawag o sumulat at ibigay ang reference.";
    return days === 1
      ? "May sagot kayo hanggang sa susunod na business day."
      : `May sagot kayo sa loob ng ${days} business day.`;
  },
  steps: (reply) => [
    "Binabasa ng lisensyadong consultant ang bawat linya. Kung may kulang, magtatanong kami.",
    `Sasagot kami sa e-mail o telepono at sasabihin kung makakatulong kami. ${reply}`,
    "Para sa payo sa kaso ninyo, iimbitahan namin kayo sa konsultasyon. Makakatanggap muna kayo ng nakasulat na kasunduan na may presyo, saka kayo magpapasya. Walang makapapangako ng visa.",
  ],
  notes: ({ email, phone: number }) => [
    "Walang lisensyadong tao na hihingi ng pera bago kayo magkaroon ng nakasulat na kasunduan. Kung may humingi ng pera bago nito gamit ang pangalan namin, huwag kayong magbayad. Sabihin ninyo agad sa amin.",
    "Kung mawalan kayo ng pera dahil sa hindi tapat na gawa ng lisensyadong consultant, maaaring kuwalipikado kayo sa bayad-pinsala mula sa pondo ng College na nagbibigay ng lisensya.",
    `Para itama o burahin ang ipinadala ninyo, sumulat sa ${email} o tumawag sa ${number} at ibigay ang reference.`,
  ],
  print: "I-print o i-save",
  copy: "Kopyahin",
  copied: "Nakopya",
  share: "Ibahagi",
  hide: "Itago",
};

export const reply: Words["reply"] = {
  subject: { contact: "Ang inyong mensahe", request: "Ang inyong assessment" },
  opening: {
    contact: (name, reference) =>
      `Magandang araw po, ito ang ${name}. Salamat sa mensahe ninyo; ang reference nito ay ${reference}.`,
    request: (name, reference) =>
      `Magandang araw po, ito ang ${name}. Salamat sa assessment ninyo; ang reference nito ay ${reference}.`,
  },
  ask: "Pakikuwento pa po ang tungkol sa:",
};

const phoneExample = "halimbawa, +1 416 555 0123";
const range = ({ min, max }: Asked) => `buong numero mula ${min} hanggang ${max}`;

export const refusals: Words["refusals"] = {
  reasons: {
    tooOften: "Marami ang nagpapadala mula sa koneksyong ito. Maghintay ng isang minuto at ipadala ulit.",
    notJson: "Ipadala ang form bilang JSON sa UTF-8, na may content type na application/json.",
    withoutToken: "I-reload ang pahina at ipadala ulit ang form.",
    malformed: "Ipadala ang form bilang isang kumpletong JSON object sa UTF-8.",
    incomplete: "Hindi dumating nang buo ang form. Ipadala ulit.",
    brokenPage: "Hindi dumating nang buo ang form. Bumalik at ipadala ulit.",
    tooLarge: "Paikliin ang mga sagot. Hanggang 64 KiB lang lahat.",
    compressed: "Ipadala ang form nang hindi naka-compress.",
    foreign: "Buksan ang form sa sarili naming site at ipadala mula roon.",
    notStored: "Hindi namin na-save ang mensahe ninyo ngayon. Ipadala ulit pagkaraan ng isang minuto.",
    failed: "May mali sa panig namin. Ipadala ulit ang form pagkaraan ng isang minuto.",
    nothingHere: "Pakitingnan ang address, dahil walang laman dito.",
    notPosted: "Ipadala ang form gamit ang method na POST.",
  },
  otherType: (type) => `Ipadala ang form na ito kasama ang type nito, ${type}.`,
  answers: {
    missing: ({ name }) => `Pakisagutan ang ${name}.`,
    wrong: ({ name }) => `Sumulat ng sagot sa ${name}.`,
    long: ({ name, max }) => `Paikliin ang ${name} hanggang ${max} karakter.`,
    garbled: ({ name }) => `Isulat ulit ang ${name} nang walang bagong linya, tab o sirang karakter.`,
    "no country": () => `Simulan ang numero ng telepono sa + at code ng bansa, ${phoneExample}.`,
    "other country": ({ country }) =>
      `Hindi tugma sa ${country} ang numerong ito. Pakitingnan ang numero at ang bansa.`,
    short: ({ country }) =>
      `Masyadong maikli ang numerong ito para sa ${country}. Pakitingnan ang numero at ang bansa.`,
    asked: () => "Numero ba ito sa ibang bansa? Piliin dito ang bansa, o tingnan ang numero at ipadala ulit.",
    "not a number": () => `Isulat ang isang numero ng telepono, sa mga digit, ${phoneExample}.`,
    longText: { garbled: ({ name }) => `Isulat ulit ang ${name} nang walang sirang karakter.` },
    email: {
      missing: () => "Isulat ang inyong e-mail address.",
      wrong: () => "Isulat ang kumpletong e-mail address, halimbawa, name@example.com.",
      garbled: () => "Isulat ulit ang e-mail address nang walang bagong linya, tab o sirang karakter.",
    },
    phone: {
      missing: () => "Isulat ang inyong numero ng telepono.",
      long: ({ country }) =>
        `Masyadong mahaba ang numerong ito para sa ${country}. Pakitingnan ang numero at ang bansa.`,
    },
    integer: {
      missing: (asked) => `Sagutan ang ${asked.name} ng ${range(asked)}.`,
      wrong: (asked) => `Isulat ang ${asked.name} bilang ${range(asked)}.`,
    },
    ages: {
      wrong: ({ name }) =>
        `Isulat ang ${name} bilang mga buong numerong may kuwit sa pagitan, halimbawa, 3, 7, at 0 para sa sanggol.`,
    },
    choice: {
      missing: ({ name }) => `Pumili ng sagot sa ${name}.`,
      wrong: ({ name, options }) =>
        `Pumili ng isa sa mga sagot na nakalista sa ${name}${options.length > 2 ? "" : `, ${options.join(" o ")}`}.`,
    },
  },
  titles: {
    received: "Natanggap: ",
    refused: "Hindi pa naipadala: ",
    check: "Hindi pa naipadala, pakitingnan: ",
  },
  summary: "Hindi pa naipadala. Nariyan pa ang mga sagot ninyo; tingnan ito at ipadala ulit:",
};
