import { latin } from "#lead/latin.ts";
import type { RefusalValues, Words } from "#lead/words.ts";

/*
 * Persian as it is read in Iran and Afghanistan: the polite plural, plain words that both know, Western
 * digits, and names of programs as Canada writes them.
 */

export const form: Words["form"] = {
  language: "fa",
  quote: (text) => `«${text}»`,
  noChoice: "لطفاً انتخاب کنید",
  effort: (required) =>
    `رایگان و بدون ایجاد حساب کاربری. حدود 7\u00a0دقیقه برای یک نفر و 10\u00a0دقیقه برای زوج‌ها؛ فقط پاسخ به ${required}\u00a0پرسش لازم است.`,
  forOthers:
    "برای فرزند، پدر یا مادر، یا کارمندتان پر می‌کنید؟ از زبان همان فرد پاسخ بدهید، اما ایمیل و تلفن خودتان را بنویسید. دربارهٔ فرد دیگر فقط با رضایت خود او بنویسید.",
  othersAgree: "دربارهٔ فرد دیگر فقط با رضایت خود او بنویسید.",
  allRequired: "پاسخ به همهٔ پرسش‌ها لازم است.",
  part: (at, count) => `بخش ${at} از ${count}`,
  terms: "با اصطلاح‌های رسمی",
  optional: " (اختیاری)",
  condition: (answers, question) => `فقط اگر به ${question} پاسخ ${answers.join(" یا ")} داده‌اید:`,
  leaveEmpty: "این قسمت را خالی بگذارید",
  phoneCountry: "کشور شمارهٔ تلفن",
  phoneCountries: { CA: "کانادا", ZZ: "بین‌المللی" },
  didYouMean: (email) => `آیا منظورتان ${latin(email)} است؟`,
  replyTo: "از این راه به شما پاسخ می‌دهیم: ",
  readAs: (text) => `ثبت می‌کنیم: ${text}.`,
  writeInstead: "برای ما پیام بفرستید",
  questionsFollow: (count, section) =>
    `نزدیک پایان، در بخش «${section}»، ${count}\u00a0پرسش کوتاه دیگر می‌آید.`,
  questionsGone: (section) => `پرسش‌های بخش «${section}» دیگر لازم نیست.`,
  beginWith: "شروع کنید با:",
  beginnings: [
    "تا این تاریخ در کانادا هستم: …",
    "این درخواستم رد شده است: …",
    "باید تا این تاریخ به نامه‌ای پاسخ بدهم: …",
  ],
  sending: "پیام در حال ارسال است... لطفاً صبر کنید",
  connectionLost:
    "هنوز فرستاده نشده است: ارتباط قطع شد. پاسخ‌های شما محفوظ‌اند. لطفاً دوباره بفرستید؛ فقط یک بار حساب می‌شوند.",
  notSent:
    "هنوز فرستاده نشده است: در این صفحه مشکلی پیش آمد. پاسخ‌های شما محفوظ‌اند. لطفاً دوباره بفرستید؛ فقط یک بار حساب می‌شوند.",
  test: "آزمایشی: چیزی برای کسی فرستاده نمی‌شود.",
  noClearAnswer:
    "شاید هنوز فرستاده نشده باشد: نمی‌دانیم پیام شما رسیده است یا نه. پاسخ‌های شما محفوظ‌اند. لطفاً دوباره بفرستید؛ فقط یک بار حساب می‌شوند.",
  sendAgain: (country) => `${country}. لطفاً دوباره بفرستید.`,
  lookAgain: "لطفاً این پاسخ را دوباره بررسی کنید.",
  wrongAnswers: (count) =>
    count === 1 ? "لطفاً یک پاسخ را اصلاح کنید." : `لطفاً ${count}\u00a0پاسخ را اصلاح کنید.`,
  reference: "شمارهٔ پیگیری شما: ",
  another: "پر کردن یک فرم دیگر",
  sent: "سپاسگزاریم. فرستاده شد. ",
  newTab: " (برگهٔ جدید)",
};

export const keeping: Words["keeping"] = {
  heading: "نگه داشتن پاسخ‌هایم",
  offer: (days) => `پاسخ‌هایم ${days}\u00a0روز روی این دستگاه نگه داشته شود`,
  kept: (day) => `تا ${day} روی این دستگاه می‌ماند.`,
  forget: "پاک کردن از این دستگاه",
  deleted: "پاسخ‌های شما از این دستگاه پاک شد.",
  found: (day) => `پاسخ‌های شما تا ${day} روی این دستگاه می‌ماند.`,
  resume: "ادامه با همین پاسخ‌ها",
  open: "باز کردن فایل پاسخ‌هایم",
  wrote: (time) => `ساعت ${time} برای ما نوشتید: آیا کسی آن را خوانده است؟`,
};

export const contact: Words["contact"] = {
  heading: "تماس با ما",
  submitLabel: "ارسال پیام",
  successMessage: (by) =>
    `سپاسگزاریم. پیام شما فرستاده شد. ${firm.advisers[by]} برای شما می‌نویسد یا به شما زنگ می‌زند تا بگوید آیا می‌توانیم کمک کنیم.`,
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
  "Less than secondary": "زیر دیپلم (کمتر از صنف 12)",
  "Secondary school": "پایان دبیرستان (دیپلم، صنف 12)",
  "Diploma/Certificate one year": "یک‌ساله: مدرک یا گواهی پس از دبیرستان",
  "Diploma/Certificate two year": "دوساله: مدرک یا گواهی پس از دبیرستان",
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
  "Common-law relationship": "شریک زندگی بدون ازدواج (common-law)",
  Widow: "همسر فوت‌شده (بیوه)",
};

export const assessment: Words["assessment"] = {
  heading: "فرم ارزیابی رایگان",
  submitLabel: "ارسال پاسخ‌های من",
  successMessage: (by) =>
    `سپاسگزاریم. پاسخ‌های شما فرستاده شد. ${firm.advisers[by]} برای شما می‌نویسد یا به شما زنگ می‌زند تا بگوید آیا می‌توانیم کمک کنیم.`,
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
    age: { label: "سن شما", hint: "از 16\u00a0سال به بالا. دربارهٔ فرزند کوچک‌تر، برای ما پیام بفرستید." },
    status: {
      label: "وضعیت تأهل",
      hint: "شریک زندگی (common-law): کسی که یک سال یا بیشتر است، بدون ازدواج، مثل یک زوج با او زندگی می‌کنید.",
      options: status,
    },
    cityOfResidence: { label: "شهری که اکنون در آن زندگی می‌کنید" },
    citizenship: { label: "کشور تابعیت" },
    educationLevel: {
      label: "بالاترین سطح تحصیلات",
      hint: "بالاترین سطحی که تمام کرده‌اید. لیسانس (Bachelors): مدرک دانشگاهی سه‌ساله یا بیشتر. پیش‌دانشگاهی: «پایان دبیرستان» را انتخاب کنید. فوق‌دیپلم (کاردانی): «دوساله: مدرک یا گواهی پس از دبیرستان» را انتخاب کنید.",
      options: education,
    },
    fieldOfStudy: { label: "رشتهٔ تحصیلی", hint: "مثلاً پرستاری، حسابداری یا جوشکاری." },
    postSecondaryCanada: {
      label: "آیا بعد از دبیرستان در کانادا درس خوانده‌اید؟",
      hint: "در کالج، دانشگاه یا آموزشگاه فنی‌وحرفه‌ای.",
      options: yesNo,
    },
    eca: {
      label: "آیا ارزیابی مدرک تحصیلی (ECA) دارید؟",
      hint: "گزارشی (Educational Credential Assessment) که مؤسسه‌ای مانند WES با دریافت هزینه دربارهٔ مدرکی که خارج از کانادا گرفته‌اید صادر می‌کند. بیشتر افراد هنوز آن را ندارند: پاسخ «خیر» اشکالی ندارد.",
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
      label: "تعداد سال‌های کار مهارتی در خارج از کانادا",
      hint: "سال‌های کامل، در کارهایی که آموزش لازم دارند: پرستار، جوشکار، آشپز، حسابدار، مدیر. دربارهٔ کاری مطمئن نیستید؟ آن را هم به حساب بیاورید؛ ما بررسی می‌کنیم.",
      terms: "کار مهارتی یعنی گروه 0 یا 1 یا 2 یا 3 از TEER در فهرست رسمی شغل‌های کانادا، یعنی NOC.",
    },
    jobTitle: { label: "عنوان شغلی شما", hint: "با کلمه‌های خودتان." },
    otherJobTitle: { label: "شغل‌های دیگری که داشته‌اید", hint: "در ده سال گذشته." },
    workExpCanada: {
      label: "سابقهٔ کار در کانادا",
      hint: "کاری با دستمزد که اجازهٔ انجام آن را داشتید.",
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
      hint: "اگر برایتان فرقی ندارد، خالی بگذارید. استان کبک مهاجران خود را طبق مقررات خودش انتخاب می‌کند.",
    },
    spouseFirstName: { label: "نام همسر یا شریک زندگی" },
    spouseLastName: { label: "نام خانوادگی (تخلص) همسر یا شریک زندگی" },
    spouseAge: { label: "سن همسر یا شریک زندگی" },
    spouseEnglishLevel: { label: "سطح زبان انگلیسی همسر یا شریک زندگی", options: level },
    spouseFrenchLevel: { label: "سطح زبان فرانسوی همسر یا شریک زندگی", options: level },
    spouseEducationLevel: { label: "بالاترین سطح تحصیلات همسر یا شریک زندگی", options: education },
    spouseWorkExpCanada: { label: "سابقهٔ کار همسر یا شریک زندگی در کانادا", options: years },
    spouseWorkOutsideExpCanada: { label: "سابقهٔ کار همسر یا شریک زندگی خارج از کانادا", options: years },
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
  ownForm: "باز کردن این فرم در سایت ما، که می‌توانید پاسخ‌هایتان را آنجا نگه دارید",
};

export const firm: Words["firm"] = {
  advisers: {
    consultant: "یک مشاور مهاجرت دارای مجوز کانادا",
    lawyer: "یک وکیل دارای مجوز کانادا",
    notary: "یک سردفتر استان کبک",
    professional: "یک متخصص دارای مجوز کانادا",
  },
  licenceClasses: {
    RCIC: "RCIC",
    "RCIC-IRB": "RCIC-IRB",
    RISIA: "RISIA",
    lawyer: "وکیل",
    avocate: "وکیل",
    paralegal: "دستیار حقوقی (paralegal)",
    notary: "سردفتر اسناد رسمی کبک (notary)",
  },
  licenceNumber: (number) => `شمارهٔ مجوز ${latin(number)}`,
  // The class is Latin letters or a word of ours.
  holder: (name, title) => (/^[A-Z]/.test(title) ? `${name}, ${title}` : `${latin(name)}، ${title}`),
  licensed: (holder, number) => `${latin(holder)}، شمارهٔ مجوز ${latin(number)}`,
  membership: (regulator, number) => `${latin(regulator)}، شمارهٔ ${latin(number)}`,
  member: (holder, membership) => `${holder}، ${membership}`,
  licence: (everyone) => `${everyone.join("؛ ")}. فهرست عمومی دارندگان مجوز: `,
  stopped: (firm, by, several) =>
    `${latin(firm)} در حال حاضر پیام نمی‌پذیرد و مشاوره نمی‌دهد. ${by === "consultant" ? "لطفاً در فهرست عمومی نهاد صدور مجوز (College) یک مشاور دارای مجوز پیدا کنید." : `لطفاً در ${several ? "فهرست‌های عمومی" : "فهرست عمومی"} شخص دیگری را پیدا کنید که اجازهٔ مشاوره دارد.`}`,
  keptFor: (days) => (days > 0 ? `به مدت ${days}\u00a0روز` : "تا وقتی که پاک کردن آن را از ما بخواهید"),
  storedIn: { unknown: "شاید خارج از کانادا", us: "در ایالات متحده", eu: "در اتحادیهٔ اروپا" },
  privacy: (kept, where, by, languages) =>
    `${firm.advisers[by]} نوشتهٔ شما را می‌خواند تا ببیند آیا می‌توانیم کمک کنیم${languages && `، و به ${languages} پاسخ می‌دهد`}، و Cloudflare، شرکت میزبان سایت ما، آن را نگه می‌دارد، ${where}، ${kept}. اطلاعات بیشتر: `,
  quebec: (firm, names) =>
    names
      ? `${latin(names)}: مورد تأیید وزارت مهاجرت کبک (MIFI).`
      : `هیچ‌کس در ${latin(firm)} مورد تأیید وزارت مهاجرت کبک (MIFI) نیست؛ بنابراین پروندهٔ برنامه‌های کبک را نمی‌پذیریم.`,
  quebecMembers: (names) =>
    `${latin(names)}: عضو کانون وکلای کبک (Barreau du Québec) یا کانون سردفتران کبک (Chambre des notaires du Québec).`,
  siteLanguages: { en: "انگلیسی", fr: "فرانسوی" },
  or: " یا ",
  taxes: { included: "با احتساب مالیات", extra: "به‌علاوهٔ مالیات" },
  privacyLink: "اطلاعیهٔ حریم خصوصی",
  accessibilityLink: "دسترس‌پذیری (به انگلیسی)",
};

export const receipt: Words["receipt"] = {
  offer: "نگه داشتن تأییدیه",
  received: { contact: "پیام شما به ما رسید", request: "فرم ارزیابی شما به ما رسید" },
  title: (name) => `تأییدیهٔ دریافت از طرف ${latin(name)}`,
  reference: "شمارهٔ پیگیری شما",
  keep: "این صفحه را چاپ کنید یا شمارهٔ پیگیری را یادداشت کنید. وقتی دوباره زنگ می‌زنید یا می‌نویسید، آن را هم بگویید.",
  nextHeading: "بعد چه می‌شود",
  away: (from, until) =>
    `دفتر ما از ${from} تا ${until} بسته است. آنچه در این روزها بفرستید پس از بازگشت خوانده می‌شود و مهلت پاسخ ما از روز بازگشت حساب می‌شود.`,
  answered: ({ of, answered, days }) =>
    `از ${of}\u00a0نفر آخری که برای ما نوشتند، به ${answered}\u00a0نفر ${days === 1 ? "حداکثر تا روز کاری بعد" : `ظرف ${days}\u00a0روز کاری`} پاسخ دادیم.`,
  replyBy(days) {
    if (days === undefined)
      return "نمی‌توانیم تاریخ مشخصی برای پاسخ قول بدهیم. اگر کارتان فوری شد، زنگ بزنید یا بنویسید و شمارهٔ پیگیری خود را بگویید.";
    return days === 1
      ? "حداکثر تا روز کاری بعد به شما خبر می‌دهیم."
      : `حداکثر ظرف ${days}\u00a0روز کاری به شما خبر می‌دهیم.`;
  },
  steps: (reply, by, languages) => [
    `${firm.advisers[by]} همهٔ سطرها را می‌خواند. اگر چیزی کم باشد، از شما می‌پرسیم.`,
    `با ایمیل یا تلفن${languages && `، به ${languages}،`} پاسخ می‌دهیم و می‌گوییم آیا می‌توانیم به شما کمک کنیم. ${reply}`,
    "برای مشاوره دربارهٔ پروندهٔ خودتان، شما را به یک جلسهٔ مشاوره دعوت می‌کنیم. اول قراردادی کتبی می‌گیرید که هزینه در آن آمده است، و بعد تصمیم می‌گیرید. هیچ‌کس نمی‌تواند به شما قول ویزا بدهد.",
  ],
  booking: "رزرو آنلاین وقت مشاوره",
  notes: ({ email, phone, profession, hasConsultant }) => [
    `${profession === "consultant" ? "هیچ مشاور دارای مجوزی نباید پیش از آنکه قراردادی کتبی داشته باشید از شما پول بخواهد." : "ما پیش از آنکه قراردادی کتبی داشته باشید از شما پول نمی‌خواهیم."} اگر کسی به نام ما چنین کرد، پول ندهید و به ما خبر بدهید.`,
    ...(hasConsultant
      ? [
          "اگر رفتار غیرصادقانهٔ یک مشاور دارای مجوز به شما زیان مالی برساند، شاید واجد شرایط دریافت غرامت از صندوق College، نهاد صادرکنندهٔ مجوز، باشید.",
        ]
      : []),
    `برای اصلاح یا پاک کردن آنچه فرستاده‌اید، یا برای پس گرفتن رضایت خود، به ${latin(email)} بنویسید یا به ${latin(phone)} زنگ بزنید و شمارهٔ پیگیری خود را بگویید.`,
  ],
  question: "آیا کسی آنچه را فرستاده‌ام خوانده است؟",
  openPage: "باز کردن صفحه‌ام: آیا کسی آنچه را فرستاده‌ام خوانده است؟",
  copyLink: "کپی کردن پیوند",
  copied: "پیوند کپی شد",
  print: "چاپ یا ذخیره",
  share: "اشتراک‌گذاری",
  hide: "پنهان کردن",
};

export const followUp: Words["followUp"] = {
  arrived: "زمان رسیدن",
  read: "زمان خواندن",
  answered: "زمان پاسخ",
  ways: { phone: "زمان پاسخ تلفنی", email: "زمان پاسخ با ایمیل", chat: "زمان پاسخ در واتس‌اپ" },
  unanswered: "زمانی که گفتید از ما خبری به شما نرسیده است",
  ahead: {
    read: "آن را خواهیم خواند",
    answered: "پاسخ خواهیم داد",
    time: "زمان آن همین‌جا نشان داده می‌شود",
  },
  promised: (day) => `حداکثر تا ${day} به شما خبر می‌دهیم.`,
  news: {
    read: (day) => `در تاریخ ${day} آن را خواندیم`,
    answered: (day) => `در تاریخ ${day} به شما پاسخ دادیم`,
    phone: (day) => `در تاریخ ${day} به شما تلفن کردیم`,
    email: (day) => `در تاریخ ${day} به شما ایمیل زدیم`,
    chat: (day) => `در تاریخ ${day} در واتس‌اپ به شما پیام دادیم`,
    unanswered: (day) => `در تاریخ ${day} گفتید که از ما خبری به شما نرسیده است`,
  },
  cities: {
    Vancouver: "ونکوور",
    Edmonton: "ادمونتون",
    Regina: "رجاینا",
    Winnipeg: "وینیپگ",
    Toronto: "تورنتو",
    Halifax: "هلیفکس",
    St_Johns: "سنت جانز",
    New_York: "نیویورک",
    Chicago: "شیکاگو",
    Denver: "دنور",
    Phoenix: "فینیکس",
    Los_Angeles: "لوس‌آنجلس",
    Mexico_City: "مکزیکوسیتی",
    Sao_Paulo: "سائوپائولو",
    Sydney: "سیدنی",
    Melbourne: "ملبورن",
    Brisbane: "بریسبین",
    Perth: "پرت",
    Moscow: "مسکو",
    Jakarta: "جاکارتا",
  },
  spam: "شاید ایمیل ما در پوشهٔ هرزنامه (Spam) باشد؛ آنجا را هم ببینید.",
  again:
    "اگر هیچ ایمیل، تماس یا پیامی از ما نگرفته‌اید، همین‌جا به ما بگویید. یک بار کافی است: آنچه را فرستاده‌اید دوباره در نوبت پاسخ می‌گذاریم.",
  nobody: "از شما خبری به من نرسیده است",
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
  rest: (language) => `ادامه به ${language}:`,
};

const phoneExample = `مثلاً ${latin("+1\u00a0416\u2011555\u20110123")}`;
const checkNumber = ({ hasCode }: RefusalValues) =>
  hasCode
    ? "لطفاً رقم‌ها و کشور را بررسی کنید."
    : "لطفاً رقم‌ها را بررسی کنید، کشور را انتخاب کنید، یا با + و کد کشور شروع کنید.";
const range = ({ min, max }: RefusalValues) => `یک عدد صحیح از ${min} تا ${max}`;

export const refusals: Words["refusals"] = {
  reasons: {
    tooOften: "افراد زیادی از همین اتصال اینترنت فرم می‌فرستند. لطفاً یک دقیقه صبر کنید و دوباره بفرستید.",
    notJson: "لطفاً فرم را به صورت JSON با UTF-8 و نوع محتوای application/json بفرستید.",
    withoutToken: "لطفاً صفحه را دوباره بارگذاری کنید و فرم را دوباره بفرستید.",
    malformed: "لطفاً فرم را به صورت یک شیء کامل JSON با UTF-8 بفرستید.",
    incomplete: "فرم کامل نرسید. لطفاً دوباره بفرستید.",
    brokenPage: "فرم کامل نرسید. لطفاً برگردید و دوباره بفرستید.",
    tooLarge: `لطفاً پاسخ‌ها را کوتاه‌تر کنید. حجم همهٔ آنها با هم باید حداکثر ${latin("64\u00a0KiB")} باشد.`,
    compressed: "لطفاً فرم را همان‌طور که هست و بدون فشرده‌سازی بفرستید.",
    foreign: "لطفاً فرم را در سایت خود ما باز کنید و از آنجا بفرستید.",
    notStored: "اکنون نتوانستیم پیام شما را ذخیره کنیم. لطفاً یک دقیقهٔ دیگر دوباره بفرستید.",
    failed: "از طرف ما مشکلی پیش آمد. لطفاً فرم را یک دقیقهٔ دیگر دوباره بفرستید.",
    nothingHere: "لطفاً نشانی را بررسی کنید، چون اینجا چیزی نیست.",
    notPosted: "لطفاً فرم را با روش POST بفرستید.",
  },
  pageFailed:
    "اکنون نتوانستیم این صفحه را نشان دهیم. لطفاً یک دقیقهٔ دیگر آن را دوباره بارگذاری کنید یا با ما تماس بگیرید:",
  plan: (country, calling) => `${country} (${calling})`,
  otherType: (type) => `لطفاً این فرم را با نوع خودش، ${type}، بفرستید.`,
  answers: {
    missing: ({ name }) => `لطفاً ${name} را پر کنید.`,
    wrong: ({ name }) => `لطفاً برای ${name} پاسخی بنویسید.`,
    long: ({ name, max }) => `لطفاً ${name} را کوتاه کنید؛ حداکثر ${max}\u00a0حرف جا دارد.`,
    garbled: ({ name }) => `لطفاً ${name} را دوباره در یک سطر، بدون Tab و بدون نویسه‌های خراب بنویسید.`,
    "no country": () => `لطفاً شمارهٔ تلفن را با + و کد کشور شروع کنید، ${phoneExample}.`,
    "unknown code": () =>
      "این شماره با کدی شروع می‌شود که مال هیچ کشوری نیست. لطفاً رقم‌های اول آن را بررسی کنید.",
    "other country": (asked) => `این شماره با ${asked.country} مطابقت ندارد. ${checkNumber(asked)}`,
    short: (asked) => `این شماره برای ${asked.country} کوتاه است. ${checkNumber(asked)}`,
    asked: () =>
      "آیا این شماره از کشور دیگری است؟ کشور را همین‌جا انتخاب کنید، یا شماره را با + و کد کشور شروع کنید. اگر نه، شماره را بررسی کنید و دوباره بفرستید.",
    birth: ({ name }) => `این به تاریخ تولد می‌ماند. لطفاً در ${name} سن را به سال بنویسید.`,
    young: ({ min }) =>
      `این فرم برای افراد ${min}\u00a0ساله و بزرگ‌تر است. دربارهٔ فرد کوچک‌تر، برای ما پیام بفرستید.`,
    "not a number": () => `لطفاً فقط یک شمارهٔ تلفن، با رقم، بنویسید، ${phoneExample}.`,
    longText: {
      garbled: ({ name }) => `لطفاً ${name} را دوباره بدون نویسه‌های خراب بنویسید.`,
    },
    email: {
      missing: ({ firmPhone }) =>
        `لطفاً نشانی ایمیل خود را بنویسید. ایمیل ندارید؟ ایمیل یکی از بستگانتان را بنویسید یا با ما تماس بگیرید: ${latin(firmPhone)}.`,
      wrong: () => `لطفاً نشانی ایمیل را کامل بنویسید، مثلاً ${latin("name@example.com")}.`,
      garbled: () => "لطفاً نشانی ایمیل را دوباره در یک سطر، بدون Tab و بدون نویسه‌های خراب بنویسید.",
    },
    phone: {
      missing: () => "لطفاً شمارهٔ تلفن خود را بنویسید.",
      long: (asked) => `این شماره برای ${asked.country} طولانی است. ${checkNumber(asked)}`,
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
  oneName: ({ name }) => `لطفاً ${name} را پر کنید. فقط یک نام دارید؟ همان را در هر دو کادر بنویسید.`,
  titles: {
    received: "دریافت شد: ",
    refused: "هنوز فرستاده نشده: ",
    check: "هنوز فرستاده نشده، لطفاً بررسی کنید: ",
  },
  summary: "هنوز فرستاده نشده است. پاسخ‌های شما محفوظ‌اند؛ لطفاً این موارد را بررسی کنید و دوباره بفرستید:",
};
