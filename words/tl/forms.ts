import type { RefusalValues, Words } from "#lead/words.ts";

/* Tagalog as spoken in the Philippines: po in greetings only, and English terms where everybody uses them. */

/** Its `other` are the numbers before the linker “na”: 4, 6, 9, 14. */
const plural = new Intl.PluralRules("tl");
const linked = (count: number) => `${count}${plural.select(count) === "other" ? "\u00a0na" : ""}`;

export const form: Words["form"] = {
  language: "tl",
  quote: (text) => `“${text}”`,
  noChoice: "Pumili ng sagot",
  effort: (required) =>
    `Libre, hindi kailangan ng account. Mga 7\u00a0minuto kung walang asawa o partner, 10 kung mayroon. ${linked(required)}\u00a0tanong lang ang kailangang sagutin.`,
  forOthers:
    "Para sa anak, magulang o empleyado ninyo? Impormasyon niya ang isagot, pero sarili ninyong email at telepono ang ilagay. Magbigay lang ng impormasyon tungkol sa ibang tao kung pumayag siya.",
  othersAgree: "Magbigay lang ng impormasyon tungkol sa ibang tao kung pumayag siya.",
  allRequired: "Kailangang sagutin ang bawat tanong.",
  part: (at, count) => `Bahagi ${at} ng ${count}`,
  terms: "Sa opisyal na termino",
  optional: " (opsyonal)",
  condition: (answers, question) =>
    `Sagutin lang kung ${answers.join(" o ")} ang sagot ninyo sa ${question}:`,
  leaveEmpty: "Iwanang blangko ito",
  phoneCountry: "Bansa ng numero ng telepono",
  phoneCountries: {
    CA: "Canada",
    // English names, like the countries beside them.
    KR: "South Korea",
    US: "United States",
    ZZ: "International",
    // Where browsers’ `Intl` is misspelt or out of date.
    AC: "Ascension Island",
    SZ: "Eswatini",
    TA: "Tristan da Cunha",
  },
  didYouMean: (email) => `${email} ba ang ibig ninyong sabihin?`,
  replyTo: "Sasagot kami sa: ",
  readAs: (text) => `Itatala namin: ${text}.`,
  writeInstead: "Magpadala sa amin ng mensahe",
  questionsFollow: (count, section) =>
    `May ${linked(count)}\u00a0maikling tanong pa malapit sa dulo, sa bahaging “${section}”.`,
  questionsGone: (section) => `Hindi na kailangan ang mga tanong sa “${section}”.`,
  beginWith: "Magsimula sa:",
  beginnings: ["Nasa Canada ako hanggang …", "Na-deny ako …", "Kailangan kong sumagot sa sulat bago ang …"],
  sending: "Ipinapadala na po ang mensahe... Sandali lang po",
  connectionLost:
    "Hindi pa naipapadala: naputol ang koneksyon. Nariyan pa ang mga sagot ninyo. Pakipadala ulit; isang beses lang bibilangin ang mga ito.",
  notSent:
    "Hindi pa naipapadala: may hindi gumana sa pahinang ito. Nariyan pa ang mga sagot ninyo. Pakipadala ulit; isang beses lang bibilangin ang mga ito.",
  test: "Test lang ito: walang ipinapadala kahit kanino.",
  noClearAnswer:
    "Baka hindi pa naipapadala: hindi namin alam kung dumating ang mensahe ninyo. Nariyan pa ang mga sagot ninyo. Pakipadala ulit; isang beses lang bibilangin ang mga ito.",
  sendAgain: (country) => `${country}. Pakipadala ulit.`,
  lookAgain: "Pakitingnan ulit ang sagot na ito.",
  wrongAnswers: (count) =>
    count === 1 ? "Pakitama ang isang sagot." : `Pakitama ang ${linked(count)}\u00a0sagot.`,
  reference: "Reference number ninyo: ",
  another: "Sumagot ng isa pang form",
  sent: "Salamat po. Naipadala na. ",
  newTab: " (bagong tab)",
};

const phone = {
  label: "Telepono",
  hint: "Hindi sa Canada ang numero ninyo? Piliin muna ang bansa, halimbawa, Pilipinas\u00a0(+63), o simulan ang numero sa +.",
};

export const keeping: Words["keeping"] = {
  heading: "I-save ang mga sagot ko",
  offer: (days) => `I-save ang mga sagot ko sa device na ito nang ${days}\u00a0araw`,
  kept: (day) => `Naka-save sa device na ito hanggang ${day}.`,
  forget: "Burahin sa device na ito",
  deleted: "Nabura na sa device na ito ang mga sagot ninyo.",
  found: (day) => `Naka-save ang mga sagot ninyo sa device na ito hanggang ${day}.`,
  resume: "Ituloy ang pagsagot",
  open: "Buksan ang file ng mga sagot ko",
  wrote: (time) => `Sumulat kayo nang ${time}: may nakabasa na ba?`,
};

export const contact: Words["contact"] = {
  heading: "Kontakin kami",
  submitLabel: "Ipadala ang mensahe",
  successMessage: (by) =>
    `Salamat po. Naipadala na ang mensahe ninyo. May ${firm.advisers[by]} na susulat o tatawag sa inyo para sabihin kung makakatulong kami.`,
  sections: {},
  fields: {
    fullName: { label: "Buong pangalan" },
    phone,
    email: { label: "Email" },
    body: { label: "Mensahe ninyo" },
  },
};

const education = {
  "Less than secondary": "Hindi nakatapos ng high school",
  "Secondary school": "Nakatapos ng high school (kasama ang senior high, kahit may NC II)",
  "Diploma/Certificate one year": "1\u00a0taon: diploma o certificate pagkatapos ng high school (hal. TESDA)",
  "Diploma/Certificate two year": "2\u00a0taon: diploma o certificate pagkatapos ng high school (hal. TESDA)",
  Bachelors: "Bachelor’s degree (kolehiyo)",
  Masters: "Master’s degree",
  "PhD/Doctorate": "PhD o doktorado",
  "More than two secondary designations": "Higit sa dalawang diploma o degree pagkatapos ng high school",
};
const level = { None: "Wala", Beginner: "Baguhan", Intermediate: "Katamtaman", Advanced: "Mahusay" };
const years = {
  None: "Wala",
  "1 year": "1\u00a0taon",
  "2 year": "2\u00a0taon",
  "3 year": "3\u00a0taon",
  "4 year": "4\u00a0na\u00a0taon",
  "5 year": "5\u00a0taon",
  "5+ year": "Higit sa 5\u00a0taon",
};
const yesNo = { Yes: "Oo", No: "Hindi" };
const haveOrNot = { Yes: "Mayroon", No: "Wala" };
const status = {
  Married: "May asawa",
  "Single/Never Married": "Single, hindi pa ikinakasal",
  Divorced: "Divorced o annulled",
  Separated: "Hiwalay sa asawa",
  "Common-law relationship": "May live-in partner (common-law)",
  Widow: "Balo",
};

export const assessment: Words["assessment"] = {
  heading: "Libreng assessment",
  submitLabel: "Ipadala ang mga sagot",
  successMessage: (by) =>
    `Salamat po. Naipadala na ang mga sagot ninyo. May ${firm.advisers[by]} na susulat o tatawag sa inyo para sabihin kung makakatulong kami.`,
  sections: {
    you: "Tungkol sa inyo",
    education: "Pag-aaral",
    languages: "Wika",
    work: "Trabaho",
    family: "Pamilya at Canada",
    spouse: "Asawa o partner ninyo",
    rest: "Iba pa",
  },
  fields: {
    firstName: { label: "Pangalan (first name)" },
    lastName: { label: "Apelyido (last name)" },
    email: { label: "Email" },
    phone,
    age: {
      label: "Edad ninyo",
      hint: "Mula 16\u00a0taong gulang. Kung mas bata ang anak ninyo, magpadala na lang sa amin ng mensahe.",
    },
    status: {
      label: "Civil status",
      hint: "Common-law: nagsasama na parang mag-asawa nang isang taon o higit pa.",
      options: status,
    },
    cityOfResidence: { label: "Lungsod o bayang tinitirhan ninyo ngayon" },
    citizenship: { label: "Bansa ng citizenship ninyo" },
    educationLevel: {
      label: "Pinakamataas na natapos sa pag-aaral",
      hint: "Ang pinakamataas na natapos ninyo. Bachelor’s degree: natapos na degree sa kolehiyo o university, tatlong taon o higit pa (hindi diploma, associate o vocational).",
      options: education,
    },
    fieldOfStudy: { label: "Kurso", hint: "Halimbawa: nursing, accounting o welding." },
    postSecondaryCanada: {
      label: "Nag-aral ba kayo sa Canada pagkatapos ng high school?",
      hint: "Sa college, university o trade school.",
      options: yesNo,
    },
    eca: {
      label: "May educational credential assessment (ECA) na ba kayo?",
      hint: "Binabayarang report, halimbawa mula sa WES, tungkol sa diplomang nakuha sa labas ng Canada. Wala pa nito ang karamihan, kaya ayos lang ang “Wala”.",
      options: haveOrNot,
    },
    englishLevel: {
      label: "Antas ng Ingles",
      hint: "Baguhan: mga simpleng salita. Katamtaman: kaya sa trabaho. Mahusay: kayang mag-aral gamit ang wikang ito. Kung may resulta kayo ng test, puwede itong ilagay sa huling tanong.",
      terms:
        "Sa Canadian Language Benchmarks (CLB), ang Baguhan ay 1 hanggang 4, ang Katamtaman ay 5 hanggang 8, at ang Mahusay ay 9 pataas. Sa French, NCLC ang tawag sa parehong sukatan.",
      options: level,
    },
    frenchLevel: {
      label: "Antas ng French",
      hint: "Piliin ang “Wala” kung hindi kayo marunong mag-French.",
      options: level,
    },
    skilledWorkOutside: {
      label: "Bilang ng taon ng skilled work sa labas ng Canada",
      hint: "Buong bilang (halimbawa, 3), sa mga trabahong nangangailangan ng training: nurse, welder, cook, accountant, manager. Hindi kayo sigurado? Isama ninyo; titiyakin namin kung kabilang ito.",
      terms: "Ang skilled ay TEER 0, 1, 2 o 3 sa opisyal na listahan ng mga trabaho sa Canada, ang NOC.",
    },
    jobTitle: { label: "Trabaho o posisyon ninyo", hint: "Sa sarili ninyong salita." },
    otherJobTitle: { label: "Iba pang naging trabaho o posisyon ninyo", hint: "Sa nakaraang sampung taon." },
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
    dependentAge: { label: "Edad ng mga dependent ninyo", hint: "Halimbawa: 3, 7" },
    relativeCanada: { label: "Mga kamag-anak sa Canada", hint: "Halimbawa: kapatid o tiyuhin." },
    province: {
      label: "Probinsya o teritoryo ng Canada na gusto ninyong tirhan",
      hint: "Iwanang blangko kung puwede kahit saan. May sariling patakaran ang Québec sa pagpili ng mga imigrante nito.",
    },
    spouseFirstName: { label: "Pangalan ng asawa o partner (first name)" },
    spouseLastName: { label: "Apelyido ng asawa o partner (last name)" },
    spouseAge: { label: "Edad ng asawa o partner" },
    spouseEnglishLevel: { label: "Antas ng Ingles ng asawa o partner", options: level },
    spouseFrenchLevel: { label: "Antas ng French ng asawa o partner", options: level },
    spouseEducationLevel: {
      label: "Pinakamataas na natapos ng asawa o partner sa pag-aaral",
      options: education,
    },
    spouseWorkExpCanada: { label: "Karanasan ng asawa o partner sa trabaho sa Canada", options: years },
    spouseWorkOutsideExpCanada: {
      label: "Karanasan ng asawa o partner sa trabaho sa labas ng Canada",
      options: years,
    },
    additional: {
      label: "Iba pang dapat naming malaman",
      hint: "Halimbawa: na-deny na application, deadline o tanong.",
    },
  },
};

export const element: Words["element"] = {
  failure: "Hindi ma-load ang form na ito. Pakisubukan ulit.",
  hosted: "Buksan sa bagong tab",
  close: "Isara",
  ownForm: "Buksan ang form na ito sa aming site, kung saan puwede ninyong i-save ang mga sagot ninyo",
};

export const firm: Words["firm"] = {
  advisers: {
    consultant: "immigration consultant na lisensyado sa Canada",
    lawyer: "abogadong lisensyado sa Canada",
    notary: "notaryo ng Québec",
    professional: "propesyonal na lisensyado sa Canada",
  },
  licenceClasses: {
    RCIC: "RCIC",
    "RCIC-IRB": "RCIC-IRB",
    RISIA: "RISIA",
    lawyer: "abogado",
    avocate: "abogada",
    paralegal: "paralegal",
    notary: "notaryo ng Québec (notary)",
  },
  licenceNumber: (number) => `Lisensya ${number}`,
  holder: (name, title) => `${name}, ${title}`,
  licensed: (holder, number) => `${holder}, lisensya\u00a0${number}`,
  membership: (regulator, number) => `${regulator}, blg.\u00a0${number}`,
  member: (holder, membership) => `${holder}, ${membership}`,
  licence: (everyone) => `${everyone.join("; ")}. Pampublikong rehistro: `,
  stopped: (firm, by, several) =>
    `Hindi muna tumatanggap ng mensahe o nagbibigay ng payo ang ${firm}. ${by === "consultant" ? "Maghanap ng lisensyadong consultant sa pampublikong rehistro ng College, ang lupong nagbibigay ng lisensya sa mga consultant." : `Maghanap sa ${several ? "mga pampublikong rehistro" : "pampublikong rehistro"} ng ibang taong awtorisadong magpayo.`}`,
  keptFor: (days) => (days > 0 ? `nang ${days}\u00a0araw` : "hanggang hilingin ninyong burahin"),
  storedIn: { unknown: "maaaring sa labas ng Canada", us: "sa United States", eu: "sa European Union" },
  privacy: (kept, where, by, languages) =>
    `Babasahin ito ng ${firm.advisers[by]} para makita kung makakatulong kami${languages && `, at sasagot siya sa ${languages}`}. Mananatili itong naka-save sa hosting company namin, ang Cloudflare, ${where}, ${kept}. Iba pang detalye: `,
  quebec: (firm, names) =>
    names
      ? `${names}: kinikilala ng ministeryo ng imigrasyon ng Québec, ang MIFI.`
      : `Walang sinuman sa ${firm} ang kinikilala ng ministeryo ng imigrasyon ng Québec, ang MIFI, kaya hindi kami tumatanggap ng kaso para sa mga programa ng Québec.`,
  quebecMembers: (names) =>
    `${names}: mga miyembro ng Barreau du Québec o ng Chambre des notaires du Québec, ang mga samahan ng mga abogado at notaryo sa Québec.`,
  siteLanguages: { en: "Ingles", fr: "French" },
  or: " o ",
  taxes: { included: "kasama na ang buwis", extra: "may dagdag na buwis" },
  privacyLink: "Abiso sa privacy",
  accessibilityLink: "Accessibility (sa Ingles)",
};

export const receipt: Words["receipt"] = {
  offer: "Mag-save ng acknowledgment receipt",
  received: { contact: "Natanggap namin ang mensahe ninyo", request: "Natanggap namin ang mga sagot ninyo" },
  title: (name) => `Acknowledgment receipt mula sa ${name}`,
  reference: "Reference number ninyo",
  keep: "I-print ang pahinang ito o isulat ang reference number. Banggitin ito kapag tumawag o sumulat kayo ulit.",
  nextHeading: "Ano ang susunod",
  away: (from, until) =>
    `Sarado kami mula ${from} hanggang ${until}. Babasahin namin pagbalik namin ang anumang ipapadala ninyo sa panahong iyon, at mula sa araw ng pagbalik bibilangin ang mga araw hanggang sa sagot namin.`,
  answered: ({ of, answered, days }) =>
    `Sa huling ${of}\u00a0na sumulat sa amin, ${answered} ang nasagot namin ${days === 1 ? "bago matapos ang susunod na business day" : `sa loob ng ${linked(days)}\u00a0business day`}.`,
  replyBy(days) {
    if (days === undefined)
      return "Hindi kami makakapangako ng tiyak na araw. Kung maging urgent ito, tumawag o sumulat sa amin at ibigay ang reference number.";
    return days === 1
      ? "Makakatanggap kayo ng sagot bago matapos ang susunod na business day."
      : `Makakatanggap kayo ng sagot sa loob ng ${linked(days)}\u00a0business day.`;
  },
  steps: (reply, by, languages) => [
    `Babasahin ng ${firm.advisers[by]} ang bawat linya. Kung may kulang, magtatanong kami.`,
    `Sasagot kami sa email o telepono${languages && `, sa ${languages}`}, at sasabihin namin kung makakatulong kami. ${reply}`,
    "Para sa payo sa kaso ninyo, iimbitahan namin kayo sa konsultasyon. Makakatanggap muna kayo ng nakasulat na kasunduan na may presyo, saka kayo magpapasya. Walang makakapangako sa inyo ng visa.",
  ],
  booking: "Mag-book ng konsultasyon online",
  notes: ({ email, phone: number, profession, hasConsultant }) => [
    `${profession === "consultant" ? "Hindi dapat humingi ng pera sa inyo ang sinumang lisensyadong consultant hangga’t wala pa kayong nakasulat na kasunduan." : "Hindi kami hihingi ng pera sa inyo hangga’t wala pa kayong nakasulat na kasunduan."} Kung may humingi ng pera bago nito gamit ang pangalan namin, huwag kayong magbayad. Sabihin ninyo sa amin.`,
    ...(hasConsultant
      ? [
          "Kung mawalan kayo ng pera dahil sa hindi tapat na gawa ng lisensyadong consultant, maaaring kuwalipikado kayo sa bayad-pinsala mula sa pondo ng College na nagbibigay ng lisensya sa mga consultant.",
        ]
      : []),
    `Para itama o burahin ang ipinadala ninyo, o para bawiin ang pahintulot ninyo, sumulat sa ${email} o tumawag sa ${number} at ibigay ang reference number.`,
  ],
  question: "May nakabasa na ba ng ipinadala ko?",
  openPage: "Buksan ang pahina ko: may nakabasa na ba ng ipinadala ko?",
  copyLink: "Kopyahin ang link",
  copied: "Nakopya na ang link",
  print: "I-print o i-save",
  share: "Ibahagi",
  hide: "Isara",
};

export const followUp: Words["followUp"] = {
  arrived: "Dumating",
  read: "Nabasa",
  answered: "Nasagot",
  ways: { phone: "Nasagot sa telepono", email: "Nasagot sa email", chat: "Nasagot sa WhatsApp" },
  unanswered: "Sinabi ninyong wala pa kayong balita mula sa amin",
  ahead: { read: "Babasahin namin ito", answered: "Sasagutin namin kayo", time: "Lalabas dito ang oras" },
  promised: (day) => `Sasagot kami nang hindi lalampas sa ${day}.`,
  news: {
    read: (day) => `Binasa namin ito noong ${day}`,
    answered: (day) => `Sinagot namin kayo noong ${day}`,
    phone: (day) => `Tinawagan namin kayo noong ${day}`,
    email: (day) => `Nag-email kami sa inyo noong ${day}`,
    chat: (day) => `Sumulat kami sa inyo sa WhatsApp noong ${day}`,
    unanswered: (day) => `Noong ${day}, sinabi ninyong wala pa kayong balita mula sa amin`,
  },
  cities: {
    Mexico_City: "Mexico City",
    Sao_Paulo: "São Paulo",
    St_Johns: "St. John’s",
  },
  spam: "Baka nasa spam folder ang email namin, kaya tingnan din ninyo roon.",
  again:
    "Wala pa bang email, tawag o mensahe mula sa amin? Pindutin ang button sa ibaba para ipaalam sa amin. Sapat na ang isang beses: ibabalik namin sa pila ang ipinadala ninyo.",
  nobody: "Wala pa akong balita mula sa inyo",
};

export const reply: Words["reply"] = {
  subject: { contact: "Mensahe ninyo", request: "Mga sagot ninyo sa assessment" },
  opening: {
    contact: (name, reference) =>
      `Magandang araw po, ito ang ${name}. Salamat po sa mensahe ninyo; ang reference number nito ay ${reference}.`,
    request: (name, reference) =>
      `Magandang araw po, ito ang ${name}. Salamat po sa pagsagot ninyo sa assessment; ang reference number nito ay ${reference}.`,
  },
  ask: "Pakibigyan po kami ng dagdag na detalye tungkol sa:",
  rest: (language) => `Sa ${language} na ang kasunod:`,
};

const phoneExample = "halimbawa, +1\u00a0416\u2011555\u20110123";
const checkNumber = ({ hasCode }: RefusalValues) =>
  hasCode
    ? "Pakitingnan ang numero at ang bansa."
    : "Pakitingnan ang numero, piliin ang bansa, o magsimula sa + at code ng bansa.";
const range = ({ min, max }: RefusalValues) => `buong bilang mula ${min} hanggang ${max}`;

export const refusals: Words["refusals"] = {
  reasons: {
    tooOften:
      "Maraming form ang ipinapadala mula sa koneksyong ito. Maghintay muna ng isang minuto at pakipadala ulit.",
    notJson: "Pakipadala ang form bilang JSON sa UTF-8, na may content type na application/json.",
    withoutToken: "Paki-reload ang pahina at pakipadala ulit ang form.",
    malformed: "Pakipadala ang form bilang isang kumpletong JSON object sa UTF-8.",
    incomplete: "Hindi dumating nang buo ang form. Pakipadala ulit.",
    brokenPage: "Hindi dumating nang buo ang form. Pakibalikan ang naunang pahina at pakipadala ulit.",
    tooLarge: "Pakiiklian ang mga sagot. Hanggang 64\u00a0KiB lang ang kabuuan.",
    compressed: "Pakipadala ang form nang hindi naka-compress.",
    foreign: "Pakibuksan ang form sa sarili naming site at pakipadala mula roon.",
    notStored: "Hindi namin na-save ang mensahe ninyo ngayon. Pakipadala ulit pagkaraan ng isang minuto.",
    failed: "Nagkaproblema kami. Pakipadala ulit ang form pagkaraan ng isang minuto.",
    nothingHere: "Pakitingnan ang address, dahil walang pahina rito.",
    notPosted: "Pakipadala ang form gamit ang method na POST.",
  },
  pageFailed:
    "Hindi namin maipakita ang pahinang ito ngayon. Paki-reload ito pagkaraan ng isang minuto, o makipag-ugnayan sa amin:",
  plan: (country, calling) => `${country} (${calling})`,
  otherType: (type) => `Pakipadala ang form na ito kasama ang type nito, ${type}.`,
  answers: {
    missing: ({ name }) => `Pakisagutan ang ${name}.`,
    wrong: ({ name }) => `Pakisulat ang sagot sa ${name}.`,
    long: ({ name, max }) => `Pakiiklian ang ${name} hanggang ${max}\u00a0karakter.`,
    garbled: ({ name }) => `Pakisagutan ulit ang ${name} nang walang bagong linya, tab o sirang karakter.`,
    "no country": () => `Pakisimulan ang numero ng telepono sa + at code ng bansa, ${phoneExample}.`,
    "unknown code": () =>
      "Nagsisimula ang numerong ito sa code na hindi ginagamit ng alinmang bansa. Pakitingnan ang mga unang digit.",
    "other country": (asked) => `Hindi tugma sa ${asked.country} ang numerong ito. ${checkNumber(asked)}`,
    short: (asked) => `Masyadong maikli ang numerong ito para sa ${asked.country}. ${checkNumber(asked)}`,
    asked: () =>
      "Numero ba ito sa ibang bansa? Piliin dito ang bansa, o magsimula sa + at code ng bansa. Kung hindi, pakitingnan ang numero at pakipadala ulit.",
    birth: ({ name }) => `Mukhang petsa ito ng kapanganakan. Pakilagay sa ${name} ang edad sa taon.`,
    young: ({ min }) =>
      `Para sa mga ${min}\u00a0taong gulang pataas ang form na ito. Kung mas bata, magpadala na lang sa amin ng mensahe.`,
    "not a number": () => `Pakisulat ang isang numero lang ng telepono, mga digit lang, ${phoneExample}.`,
    longText: { garbled: ({ name }) => `Pakisagutan ulit ang ${name} nang walang sirang karakter.` },
    email: {
      missing: ({ firmPhone }) =>
        `Pakisulat ang email address ninyo. Wala kayong email? Gamitin ang sa kamag-anak, o tawagan kami: ${firmPhone}.`,
      wrong: () => "Pakisulat ang kumpletong email address, halimbawa, name@example.com.",
      garbled: () => "Pakisulat ulit ang email address nang walang bagong linya, tab o sirang karakter.",
    },
    phone: {
      missing: () => "Pakisulat ang numero ng telepono ninyo.",
      long: (asked) => `Masyadong mahaba ang numerong ito para sa ${asked.country}. ${checkNumber(asked)}`,
    },
    integer: {
      missing: (asked) => `Pakilagyan ang ${asked.name} ng ${range(asked)}.`,
      wrong: (asked) => `Pakilagyan ang ${asked.name} ng ${range(asked)}.`,
    },
    ages: {
      wrong: ({ name }) =>
        `Pakilagyan ang ${name} ng mga buong bilang na may kuwit sa pagitan (halimbawa: 3, 7), at 0 para sa sanggol.`,
    },
    choice: {
      missing: ({ name }) => `Pakipili ang sagot ninyo sa ${name}.`,
      wrong: ({ name, options }) =>
        `Pakipili ang isa sa mga sagot na nakalista sa ${name}${options.length > 2 ? "" : `, ${options.join(" o ")}`}.`,
    },
  },
  oneName: ({ name }) =>
    `Pakisagutan ang ${name}. Iisa lang ang pangalan ninyo? Isulat ito sa parehong patlang.`,
  titles: {
    received: "Natanggap: ",
    refused: "Hindi pa naipapadala: ",
    check: "Hindi pa naipapadala, pakitingnan: ",
  },
  summary: "Hindi pa naipapadala. Nariyan pa ang mga sagot ninyo; pakitingnan ito at pakipadala ulit:",
};
