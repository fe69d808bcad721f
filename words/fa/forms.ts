import { latin } from "#lead/latin.ts";
import type { Asked, Words } from "#lead/words.ts";

/*
 * Persian as it is read in Iran and Afghanistan: the polite plural, plain words that both know, Western digits, and names
 * of programs as Canada writes them.
 */

export const form: Words["form"] = {
  language: "fa",
  quote: (text) => `«${text}»`,
  noChoice: "لطفاً انتخاب کنید",
  effort:
    "رایگان و بدون ساختن حساب. حدود 7\u00a0دقیقه برای یک نفر و 10\u00a0دقیقه برای زوج‌ها؛ فقط ده پرسش پاسخ لازم دارد.",
  allRequired: "همهٔ پرسش‌ها پاسخ لازم دارند.",
  part: (at, count) => `بخش ${at} از ${count}`,
  terms: "با اصطلاح‌های رسمی",
  optional: " (اختیاری)",
  condition: (answers, question) => `فقط اگر به ${question} پاسخ ${answers} داده‌اید:`,
  leaveEmpty: "این قسمت را خالی بگذارید",
  phoneCountry: "کشور شمارهٔ تلفن",
  phoneCountries: { CA: "کانادا", ZZ: "بین‌المللی" },
  didYouMean: (email) => `آیا منظورتان ${latin(email)} است؟`,
  replyTo: "از این راه به شما پاسخ می‌دهیم: ",
  questionsFollow: (count, section) => `نزدیک پایان، در بخش «${section}»، ${count} پرسش کوتاه دیگر می‌آید.`,
  beginWith: "برای شروع، یکی را انتخاب کنید:",
  beginnings: [
    "می‌خواهم در کانادا کار کنم",
    "می‌خواهم درس بخوانم",
    "می‌خواهم به کانادا سفر کنم",
    "می‌خواهم خانواده‌ام را بیاورم",
    "تا این تاریخ در کانادا هستم: …",
    "این درخواستم رد شده است: …",
    "بهترین وقت برای تماس با من: …",
  ],
  sending: "پیام در حال ارسال است... لطفاً صبر کنید",
  connectionLost:
    "هنوز فرستاده نشده است: ارتباط قطع شد. پاسخ‌های شما محفوظ‌اند. لطفاً دوباره بفرستید؛ فقط یک بار حساب می‌شوند.",
  test: "آزمایشی: چیزی برای کسی فرستاده نمی‌شود.",
  preview: "این یک پیش‌نمایش است و چیزی فرستاده نشد. فرم بعد از انتشار صفحه کار خواهد کرد.",
  noClearAnswer:
    "به نظر می‌رسد هنوز فرستاده نشده است: نمی‌دانیم پیام شما رسیده است یا نه. پاسخ‌های شما محفوظ‌اند. لطفاً دوباره بفرستید؛ فقط یک بار حساب می‌شوند.",
  lookAgain: "لطفاً این پاسخ را دوباره نگاه کنید.",
  wrongAnswers: (count) =>
    count === 1 ? "لطفاً یک پاسخ را اصلاح کنید." : `لطفاً ${count} پاسخ را اصلاح کنید.`,
  reference: "شمارهٔ پیگیری شما: ",
  sent: "فرستاده شد.",
  newTab: " (برگهٔ جدید)",
};

export const contact: Words["contact"] = {
  heading: "تماس با ما",
  submitLabel: "ارسال پیام",
  successMessage:
    "سپاسگزاریم. پیام شما فرستاده شد. یک مشاور دارای مجوز برای شما می‌نویسد یا به شما زنگ می‌زند تا بگوید آیا می‌توانیم کمک کنیم.",
  sections: {},
  fields: {
    fullName: { label: "نام کامل" },
    phone: {
      label: "تلفن",
      hint: `شمارهٔ شما کانادایی نیست؟ اول کشور را انتخاب کنید، مثلاً ایران (${latin("+98")})، یا شماره را با + شروع کنید.`,
    },
    email: { label: "ایمیل" },
    body: { label: "پیام شما" },
  },
};

const education = {
  "Less than secondary": "کمتر از دبیرستان",
  "Secondary school": "پایان دبیرستان (دیپلم، صنف 12)",
  "Diploma/Certificate one year": "مدرک یا گواهی یک‌ساله",
  "Diploma/Certificate two year": "مدرک یا گواهی دوساله",
  Bachelors: "لیسانس (کارشناسی)",
  Masters: "فوق‌لیسانس (کارشناسی ارشد، ماستری)",
  "PhD/Doctorate": "دکترا",
  "More than two secondary designations": "بیش از دو مدرک پس از دبیرستان",
};
const level = {
  None: "هیچ",
  Beginner: "مبتدی",
  Intermediate: "متوسط",
  Advanced: "پیشرفته",
};
const years = {
  None: "بدون سابقه",
  "1 year": "1\u00a0سال",
  "2 year": "2\u00a0سال",
  "3 year": "3\u00a0سال",
  "4 year": "4\u00a0سال",
  "5 year": "5\u00a0سال",
  "5+ year": "بیش از 5\u00a0سال",
};
const yesNo = { Yes: "بله", No: "خیر" };
const status = {
  Married: "متأهل",
  "Single/Never Married": "مجرد، بدون ازدواج قبلی",
  Divorced: "طلاق‌گرفته",
  Separated: "جداشده بدون طلاق",
  "Common-law relationship": "زندگی مشترک بدون ازدواج (common-law)",
  Widow: "بیوه (زن یا مرد)",
};

export const assessment: Words["assessment"] = {
  heading: "ارزیابی رایگان",
  submitLabel: "ارسال پاسخ‌های من",
  successMessage:
    "سپاسگزاریم. پاسخ‌های شما فرستاده شد. یک مشاور دارای مجوز برای شما می‌نویسد یا به شما زنگ می‌زند تا بگوید آیا می‌توانیم کمک کنیم.",
  sections: {
    you: "دربارهٔ شما",
    education: "تحصیلات",
    languages: "زبان‌ها",
    work: "کار",
    family: "خانواده و کانادا",
    spouse: "همسر یا شریک زندگی شما",
    rest: "توضیحات دیگر",
  },
  fields: {
    firstName: { label: "نام" },
    lastName: { label: "نام خانوادگی (تخلص)" },
    email: { label: "ایمیل" },
    phone: {
      label: "تلفن",
      hint: `شمارهٔ شما کانادایی نیست؟ اول کشور را انتخاب کنید، مثلاً ایران (${latin("+98")})، یا شماره را با + شروع کنید.`,
    },
    age: { label: "سن شما", hint: "از 16\u00a0سال به بالا." },
    status: {
      label: "وضعیت تأهل",
      hint: "زندگی مشترک (common-law): یک سال یا بیشتر زندگی با هم، بدون ازدواج.",
      options: status,
    },
    cityOfResidence: { label: "شهری که اکنون در آن زندگی می‌کنید" },
    citizenship: { label: "کشور تابعیت" },
    educationLevel: {
      label: "بالاترین سطح تحصیلات",
      hint: "بالاترین سطحی که تمام کرده‌اید. لیسانس (Bachelors): مدرک دانشگاهی سه‌ساله یا بیشتر.",
      options: education,
    },
    fieldOfStudy: { label: "رشتهٔ تحصیلی", hint: "مثلاً پرستاری، حسابداری یا جوشکاری." },
    postSecondaryCanada: {
      label: "آیا بعد از دبیرستان در کانادا درس خوانده‌اید؟",
      hint: "در کالج، دانشگاه یا آموزشگاه فنی‌وحرفه‌ای.",
      options: yesNo,
    },
    eca: {
      label: "آیا ارزیابی مدرک تحصیلی (Educational Credential Assessment, ECA) دارید؟",
      hint: "گزارشی که با پرداخت هزینه دربارهٔ مدرکی که خارج از کانادا گرفته شده است می‌گیرند، مثلاً از WES. بیشتر افراد هنوز آن را ندارند: پاسخ «خیر» اشکالی ندارد.",
      options: yesNo,
    },
    englishLevel: {
      label: "سطح زبان انگلیسی",
      hint: "مبتدی: کلمه‌های ساده. متوسط: در کار از پس آن برمی‌آیم. پیشرفته: می‌توانم به این زبان درس بخوانم. نتیجهٔ آزمون را می‌توانید در قسمت آخر بنویسید.",
      terms:
        "در معیار زبان کانادا، Canadian Language Benchmarks (CLB)، مبتدی از 1 تا 4 است، متوسط از 5 تا 8 و پیشرفته 9 یا بالاتر. همین معیار برای زبان فرانسوی NCLC نام دارد.",
      options: level,
    },
    frenchLevel: {
      label: "سطح زبان فرانسوی",
      hint: "اگر فرانسوی بلد نیستید، «هیچ» را انتخاب کنید.",
      options: level,
    },
    skilledWorkOutside: {
      label: "سال‌های کار نیازمند مهارت (skilled) خارج از کانادا",
      hint: "سال‌های کامل، در کارهایی که آموزش لازم دارند: پرستار، جوشکار، آشپز، حسابدار، مدیر. مطمئن نیستید؟ آن را حساب کنید؛ ما بررسی می‌کنیم.",
      terms:
        "کار نیازمند مهارت (skilled) یعنی گروه 0 یا 1 یا 2 یا 3 از TEER در فهرست رسمی شغل‌های کانادا، یعنی NOC.",
    },
    jobTitle: { label: "عنوان شغل شما", hint: "با کلمه‌های خودتان." },
    otherJobTitle: { label: "شغل‌های دیگری که داشته‌اید", hint: "در ده سال گذشته." },
    workExpCanada: {
      label: "سابقهٔ کار در کانادا",
      hint: "کار با مزد که اجازهٔ انجام آن را داشتید.",
      options: years,
    },
    dependent: {
      label: "آیا افراد تحت تکفل زیر 21\u00a0سال دارید؟",
      hint: "فرزندانی که خرج زندگی‌شان با شماست.",
      options: yesNo,
    },
    dependentAge: { label: "سن افراد تحت تکفل شما", hint: "مثلاً 3، 7" },
    relativeCanada: { label: "خویشاوندان در کانادا", hint: "مثلاً خواهر، عمو یا دایی." },
    province: {
      label: "استان (ولایت) یا قلمرویی که دوست دارید در آن زندگی کنید",
      hint: "اگر برایتان فرقی ندارد، خالی بگذارید.",
    },
    spouseFirstName: { label: "نام همسر" },
    spouseLastName: { label: "نام خانوادگی (تخلص) همسر" },
    spouseAge: { label: "سن همسر" },
    spouseEnglishLevel: { label: "سطح زبان انگلیسی همسر", options: level },
    spouseFrenchLevel: { label: "سطح زبان فرانسوی همسر", options: level },
    spouseEducationLevel: { label: "بالاترین سطح تحصیلات همسر", options: education },
    spouseWorkExpCanada: { label: "سابقهٔ کار همسر در کانادا", options: years },
    spouseWorkOutsideExpCanada: { label: "سابقهٔ کار همسر خارج از کانادا", options: years },
    additional: {
      label: "چیز دیگری که باید بدانیم",
      hint: "مثلاً رد شدن یک درخواست، یک مهلت یا یک پرسش.",
    },
  },
};

export const element: Words["element"] = {
  failure: "این فرم باز نشد. لطفاً دوباره امتحان کنید.",
  hosted: "باز کردن در برگهٔ جدید",
  close: "بستن",
};

export const firm: Words["firm"] = {
  licenceClasses: { RCIC: "RCIC", "RCIC-IRB": "RCIC-IRB" },
  licenceNumber: (number) => `شمارهٔ مجوز ${latin(number)}`,
  licensed: (holder, number) => `${holder}، شمارهٔ مجوز ${latin(number)}`,
  licence: (everyone) => `${everyone.join("؛ ")}. فهرست عمومی دارندگان مجوز: `,
  keptFor: (days) => (days > 0 ? `به مدت ${days}\u00a0روز` : "تا وقتی که از ما بخواهید پاک کنیم"),
  privacy: (kept) =>
    `یک مشاور دارای مجوز این را می‌خواند تا ببیند آیا می‌توانیم کمک کنیم، و Cloudflare، شرکت میزبان سایت ما، آن را نگه می‌دارد، شاید خارج از کانادا، ${kept}: `,
  privacyLink: "اطلاعیهٔ حریم خصوصی",
};

export const receipt: Words["receipt"] = {
  offer: "نگه داشتن رسید",
  received: { contact: "پیام شما به ما رسید", request: "فرم ارزیابی شما به ما رسید" },
  title: (name) => `رسید از طرف ${latin(name)}`,
  reference: "شمارهٔ پیگیری شما",
  keep: "این صفحه را چاپ کنید یا شمارهٔ پیگیری را یادداشت کنید. وقتی دوباره زنگ می‌زنید یا می‌نویسید، آن را هم بگویید.",
  nextHeading: "بعد چه می‌شود",
  replyBy(days) {
    if (days === undefined)
      return "برای پاسخ روز مشخصی تعیین نکرده‌ایم. اگر بیش از این نمی‌توانید منتظر بمانید، زنگ بزنید یا بنویسید و شمارهٔ پیگیری خود را بگویید.";
    return days === 1
      ? "حداکثر تا روز کاری بعد به شما خبر می‌دهیم."
      : `حداکثر ظرف ${days}\u00a0روز کاری به شما خبر می‌دهیم.`;
  },
  steps: (reply) => [
    "یک مشاور دارای مجوز همهٔ سطرها را می‌خواند. اگر چیزی کم باشد، از شما می‌پرسیم.",
    `با ایمیل یا تلفن پاسخ می‌دهیم و می‌گوییم آیا می‌توانیم به شما کمک کنیم. ${reply}`,
    "برای مشاوره دربارهٔ پروندهٔ خودتان، شما را به یک جلسهٔ مشاوره دعوت می‌کنیم. اول قراردادی کتبی می‌گیرید که قیمت در آن آمده است، و بعد تصمیم می‌گیرید. هیچ‌کس نمی‌تواند به شما قول ویزا بدهد.",
  ],
  notes: ({ email, phone }) => [
    "هیچ مشاور دارای مجوزی پیش از آنکه قرارداد کتبی داشته باشید از شما پول نمی‌خواهد. اگر کسی به نام ما چنین کرد، پول ندهید و به ما خبر بدهید.",
    "اگر رفتار نادرست یک مشاور دارای مجوز به شما زیان مالی بزند، شاید واجد شرایط دریافت غرامت از صندوق College، نهاد صادرکنندهٔ مجوز، باشید.",
    `برای اصلاح یا پاک کردن آنچه فرستاده‌اید، به ${latin(email)} بنویسید یا به ${latin(phone)} زنگ بزنید و شمارهٔ پیگیری خود را بگویید.`,
  ],
  print: "چاپ یا ذخیره",
  copy: "کپی",
  copied: "کپی شد",
  share: "هم‌رسانی",
  hide: "پنهان کردن",
};

export const reply: Words["reply"] = {
  subject: { contact: "پیام شما", request: "فرم ارزیابی شما" },
  opening: {
    contact: (name, reference) =>
      `سلام، از ${latin(name)} برای شما می‌نویسیم. از پیام شما سپاسگزاریم؛ شمارهٔ پیگیری آن ${latin(reference)} است.`,
    request: (name, reference) =>
      `سلام، از ${latin(name)} برای شما می‌نویسیم. از پر کردن فرم ارزیابی سپاسگزاریم؛ شمارهٔ پیگیری آن ${latin(reference)} است.`,
  },
  ask: "لطفاً در این موارد بیشتر توضیح بدهید:",
};

const phoneExample = `مثلاً ${latin("+1 416 555 0123")}`;
const range = ({ min, max }: Asked) => `یک عدد صحیح از ${min} تا ${max}`;

export const refusals: Words["refusals"] = {
  reasons: {
    tooOften: "افراد زیادی از همین اتصال فرم می‌فرستند. لطفاً یک دقیقه صبر کنید و دوباره بفرستید.",
    notJson: "لطفاً فرم را به صورت JSON با UTF-8 و نوع محتوای application/json بفرستید.",
    withoutToken: "لطفاً صفحه را دوباره بارگذاری کنید و فرم را دوباره بفرستید.",
    malformed: "لطفاً فرم را به صورت یک شیء کامل JSON با UTF-8 بفرستید.",
    incomplete: "فرم کامل نرسید. لطفاً دوباره بفرستید.",
    brokenPage: "فرم کامل نرسید. لطفاً برگردید و دوباره بفرستید.",
    tooLarge: `لطفاً پاسخ‌ها را کوتاه‌تر کنید. حجم همهٔ آنها با هم باید حداکثر ${latin("64 KiB")} باشد.`,
    compressed: "لطفاً فرم را همان‌طور که هست و بدون فشرده‌سازی بفرستید.",
    foreign: "لطفاً فرم را در سایت خود ما باز کنید و از آنجا بفرستید.",
    notStored: "الآن نتوانستیم پیام شما را ذخیره کنیم. لطفاً یک دقیقهٔ دیگر دوباره بفرستید.",
    failed: "از طرف ما مشکلی پیش آمد. لطفاً فرم را یک دقیقهٔ دیگر دوباره بفرستید.",
    nothingHere: "لطفاً نشانی را بررسی کنید، چون اینجا چیزی نیست.",
    notPosted: "لطفاً فرم را با روش POST بفرستید.",
  },
  otherType: (type) => `لطفاً این فرم را با نوع خودش، ${type}، بفرستید.`,
  answers: {
    missing: ({ name }) => `لطفاً ${name} را پر کنید.`,
    wrong: ({ name }) => `لطفاً برای ${name} پاسخی بنویسید.`,
    long: ({ name, max }) => `لطفاً ${name} را کوتاه کنید؛ حداکثر ${max} حرف جا دارد.`,
    garbled: ({ name }) => `لطفاً ${name} را دوباره در یک سطر، بدون تب و بدون حروف خراب بنویسید.`,
    "no country": () => `لطفاً شمارهٔ تلفن را با + و کد کشور شروع کنید، ${phoneExample}.`,
    "other country": ({ country }) =>
      `این شماره با ${country.replace(/\+\d+/, latin)} مطابقت ندارد. لطفاً رقم‌ها و کشور را بررسی کنید.`,
    short: ({ country }) =>
      `این شماره برای ${country.replace(/\+\d+/, latin)} کوتاه است. لطفاً رقم‌ها و کشور را بررسی کنید.`,
    asked: () =>
      "آیا این شماره از کشور دیگری است؟ آن را همین‌جا انتخاب کنید، یا شماره را بررسی کنید و دوباره بفرستید.",
    "not a number": () => `لطفاً فقط یک شمارهٔ تلفن، با رقم، بنویسید، ${phoneExample}.`,
    longText: {
      garbled: ({ name }) => `لطفاً ${name} را دوباره بدون حروف خراب بنویسید.`,
    },
    email: {
      missing: () => "لطفاً نشانی ایمیل خود را بنویسید.",
      wrong: () => `لطفاً نشانی ایمیل را کامل بنویسید، مثلاً ${latin("name@example.com")}.`,
      garbled: () => "لطفاً نشانی ایمیل را دوباره در یک سطر، بدون تب و بدون حروف خراب بنویسید.",
    },
    phone: {
      missing: () => "لطفاً شمارهٔ تلفن خود را بنویسید.",
      long: ({ country }) =>
        `این شماره برای ${country.replace(/\+\d+/, latin)} طولانی است. لطفاً رقم‌ها و کشور را بررسی کنید.`,
    },
    integer: {
      missing: (asked) => `لطفاً برای ${asked.name} ${range(asked)} بنویسید.`,
      wrong: (asked) => `پاسخ ${asked.name} باید ${range(asked)} باشد. لطفاً دوباره بنویسید.`,
    },
    ages: {
      wrong: ({ name }) =>
        `لطفاً برای ${name} عددهای صحیح بنویسید و بین آنها ویرگول بگذارید، مثلاً 3، 7، و برای نوزاد 0.`,
    },
    choice: {
      missing: ({ name }) => `لطفاً برای ${name} یک پاسخ انتخاب کنید.`,
      wrong: ({ name, options }) =>
        `لطفاً برای ${name} یکی از پاسخ‌های داده‌شده را انتخاب کنید${options.length > 2 ? "" : `: ${options.join(" یا ")}`}.`,
    },
  },
  titles: {
    received: "دریافت شد: ",
    refused: "هنوز فرستاده نشده: ",
    check: "هنوز فرستاده نشده، لطفاً بررسی کنید: ",
  },
  summary: "هنوز فرستاده نشده است. پاسخ‌های شما محفوظ‌اند؛ لطفاً این موارد را ببینید و دوباره بفرستید:",
};
