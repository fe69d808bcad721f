import { latin } from "#lead/latin.ts";
import type { RefusalValues, Words } from "#lead/words.ts";

/*
 * Arabic as it is read from Morocco to Iraq: the standard language, the polite plural or no person at all,
 * plain words, Western digits, and names of programs as Canada writes them.
 */

const plural = new Intl.PluralRules("ar");
/**
 * A counted word: 1 and 2 are words of their own, 3 to 10 take the plural, 11 to 99 the singular with tanwin.
 */
function counted(count: number, one: string, two: string, few: string, many: string, other: string): string {
  const rule = plural.select(count);
  if (rule === "one" || rule === "two") return { one, two }[rule];
  return `${count}\u00a0${{ zero: other, few, many, other }[rule]}`;
}

export const form: Words["form"] = {
  language: "ar",
  quote: (text) => `«${text}»`,
  noChoice: "يُرجى الاختيار",
  effort: (required) =>
    `مجانًا ودون إنشاء حساب. نحو 7\u00a0دقائق لشخص واحد و10\u00a0دقائق للزوجين أو الشريكين؛ عدد الأسئلة التي تجب الإجابة عنها: ${required} فقط.`,
  forOthers:
    "هل تملؤون النموذج نيابةً عن طفلكم أو أحد والديكم أو موظف لديكم؟ أجيبوا كأنكم ذلك الشخص، لكن اكتبوا بريدكم الإلكتروني ورقم هاتفكم أنتم. لا تكتبوا عن شخص آخر إلا بموافقته.",
  othersAgree: "لا تكتبوا عن شخص آخر إلا بموافقته.",
  allRequired: "تجب الإجابة عن كل الأسئلة.",
  part: (at, count) => `الجزء ${at} من ${count}`,
  terms: "بالمصطلحات الرسمية",
  optional: " (اختياري)",
  condition: (answers, question) => `فقط إذا كانت إجابتكم عن ${question} هي ${answers.join(" أو ")}:`,
  leaveEmpty: "اتركوا هذه الخانة فارغة",
  phoneCountry: "بلد رقم الهاتف",
  phoneCountries: { CA: "كندا", ZZ: "دولي" },
  didYouMean: (email) => `هل تقصدون ${latin(email)}؟`,
  replyTo: "سنردّ عليكم عبر: ",
  readAs: (text) => `سنسجّل: ${text}.`,
  writeInstead: "اكتبوا لنا رسالة",
  questionsFollow: (count, section) =>
    `قرب النهاية، في قسم «${section}»، هناك ${counted(count, "سؤال قصير آخر", "سؤالان قصيران آخران", "أسئلة قصيرة أخرى", "سؤالًا قصيرًا آخر", "سؤال قصير آخر")}.`,
  questionsGone: (section) => `لم تعد هناك حاجة إلى أسئلة قسم «${section}».`,
  beginWith: "ابدؤوا بإحدى هذه العبارات:",
  beginnings: ["أنا في كندا حتى …", "رُفض لي طلب …", "عليّ الرد على رسالة قبل …"],
  sending: "جارٍ إرسال الرسالة... يُرجى الانتظار",
  connectionLost:
    "لم يتم الإرسال بعد: انقطع الاتصال. إجاباتكم ما زالت هنا. يُرجى الإرسال مرة أخرى؛ لن تُحسب إلا مرة واحدة.",
  notSent:
    "لم يتم الإرسال بعد: حدث خلل في هذه الصفحة. إجاباتكم ما زالت هنا. يُرجى الإرسال مرة أخرى؛ لن تُحسب إلا مرة واحدة.",
  test: "تجربة: لا يُرسَل شيء إلى أحد.",
  noClearAnswer:
    "ربما لم يتم الإرسال بعد: لا نعرف هل وصلت رسالتكم. إجاباتكم ما زالت هنا. يُرجى الإرسال مرة أخرى؛ لن تُحسب إلا مرة واحدة.",
  sendAgain: (country) => `${country}. يُرجى الإرسال مرة أخرى.`,
  lookAgain: "يُرجى مراجعة هذه الإجابة.",
  wrongAnswers: (count) =>
    `يُرجى تصحيح ${counted(count, "إجابة واحدة", "إجابتين", "إجابات", "إجابة", "إجابة")}.`,
  reference: "الرقم المرجعي: ",
  another: "ملء نموذج آخر",
  sent: "شكرًا لكم. تم الإرسال. ",
  newTab: " (علامة تبويب جديدة)",
};

export const keeping: Words["keeping"] = {
  heading: "حفظ إجاباتي",
  offer: (days) => `حفظ إجاباتي على هذا الجهاز ${firm.keptFor(days)}`,
  kept: (day) => `محفوظة على هذا الجهاز حتى ${day}.`,
  forget: "حذفها من هذا الجهاز",
  deleted: "حُذفت إجاباتكم من هذا الجهاز.",
  found: (day) => `إجاباتكم محفوظة على هذا الجهاز حتى ${day}.`,
  resume: "متابعة الإجابة",
  open: "فتح ملف إجاباتي",
  wrote: (time) => `كتبتم إلينا الساعة ${time}: هل قرأ أحد ما أرسلتموه؟`,
};

export const contact: Words["contact"] = {
  heading: "راسلونا",
  submitLabel: "إرسال الرسالة",
  successMessage: (by) =>
    `شكرًا لكم. أُرسلت رسالتكم. سيكتب إليكم ${firm.advisers[by]} أو يتصل بكم ليخبركم هل يمكننا مساعدتكم.`,
  sections: {},
  fields: {
    fullName: { label: "الاسم الكامل" },
    phone: {
      label: "الهاتف",
      hint: `هل الرقم غير كندي؟ اختاروا البلد أولًا، مثلًا المغرب (${latin("+212")})، أو ابدؤوا بعلامة +.`,
    },
    email: { label: "البريد الإلكتروني" },
    body: { label: "رسالتكم" },
  },
};

const education = {
  "Less than secondary": "أقل من الثانوية",
  "Secondary school": "الشهادة الثانوية (البكالوريا، التوجيهي)",
  "Diploma/Certificate one year": "سنة واحدة: دبلوم أو شهادة بعد الثانوية",
  "Diploma/Certificate two year": "سنتان: دبلوم أو شهادة بعد الثانوية",
  Bachelors: "الإجازة الجامعية (بكالوريوس، ليسانس)",
  Masters: "الماجستير (الماستر)",
  "PhD/Doctorate": "الدكتوراه",
  "More than two secondary designations": "أكثر من شهادتين بعد المرحلة الثانوية",
};
const level = {
  None: "لا يوجد",
  Beginner: "مبتدئ",
  Intermediate: "متوسط",
  Advanced: "متقدم",
};
const years = {
  None: "لا توجد",
  "1 year": "سنة واحدة",
  "2 year": "سنتان",
  "3 year": "3\u00a0سنوات",
  "4 year": "4\u00a0سنوات",
  "5 year": "5\u00a0سنوات",
  "5+ year": "أكثر من 5\u00a0سنوات",
};
const yesNo = { Yes: "نعم", No: "لا" };
const status = {
  Married: "متزوج أو متزوجة",
  "Single/Never Married": "أعزب أو عزباء، دون زواج سابق",
  Divorced: "مطلّق أو مطلّقة",
  Separated: "منفصل أو منفصلة دون طلاق",
  "Common-law relationship": "شراكة دون زواج (common-law)",
  Widow: "أرمل أو أرملة",
};

export const assessment: Words["assessment"] = {
  heading: "نموذج تقييم مجاني",
  submitLabel: "إرسال إجاباتي",
  successMessage: (by) =>
    `شكرًا لكم. أُرسلت إجاباتكم. سيكتب إليكم ${firm.advisers[by]} أو يتصل بكم ليخبركم هل يمكننا مساعدتكم.`,
  sections: {
    you: "معلومات عنكم",
    education: "الدراسة",
    languages: "اللغات",
    work: "العمل",
    family: "العائلة وكندا",
    spouse: "الزوج أو الزوجة أو شريك الحياة",
    rest: "معلومات أخرى",
  },
  fields: {
    firstName: { label: "الاسم الأول" },
    lastName: { label: "اسم العائلة" },
    email: { label: "البريد الإلكتروني" },
    phone: {
      label: "الهاتف",
      hint: `هل الرقم غير كندي؟ اختاروا البلد أولًا، مثلًا المغرب (${latin("+212")})، أو ابدؤوا بعلامة +.`,
    },
    age: { label: "العمر", hint: "ابتداءً من 16\u00a0سنة. لطفل أصغر سنًا، اكتبوا لنا رسالة." },
    status: {
      label: "الحالة الاجتماعية",
      hint: "الشراكة دون زواج (common-law): العيش معًا كزوجين لمدة سنة أو أكثر.",
      options: status,
    },
    cityOfResidence: { label: "المدينة التي تعيشون فيها الآن" },
    citizenship: { label: "بلد الجنسية" },
    educationLevel: {
      label: "أعلى مستوى دراسي",
      hint: "أعلى مستوى أكملتموه. الإجازة الجامعية (Bachelors): شهادة جامعية مدتها ثلاث سنوات أو أكثر. الدبلوم الفني الذي يلي الإعدادية (صناعي أو تجاري أو زراعي) شهادة ثانوية. دبلوم المعهد بعد الثانوية: اختاروا مدته.",
      options: education,
    },
    fieldOfStudy: { label: "مجال الدراسة", hint: "مثلًا التمريض أو المحاسبة أو اللحام." },
    postSecondaryCanada: {
      label: "هل درستم في كندا بعد المرحلة الثانوية؟",
      hint: "في معهد (college) أو جامعة أو مدرسة مهنية.",
      options: yesNo,
    },
    eca: {
      label: "هل لديكم تقييم للشهادات الدراسية (ECA)؟",
      hint: "تقرير مقابل رسوم (Educational Credential Assessment) تصدره جهة مثل WES عن شهادة صادرة خارج كندا. معظم الناس ليس لديهم هذا التقرير بعد: لا بأس بالإجابة «لا».",
      options: yesNo,
    },
    englishLevel: {
      label: "مستوى اللغة الإنجليزية",
      hint: "مبتدئ: كلمات بسيطة. متوسط: أتدبّر أموري بها في العمل. متقدم: يمكنني الدراسة بها. يمكن كتابة نتيجة الاختبار في الخانة الأخيرة.",
      terms:
        "في المقياس الكندي للغة، Canadian Language Benchmarks (CLB)، المبتدئ من 1 إلى 4، والمتوسط من 5 إلى 8، والمتقدم 9 أو أكثر. وللفرنسية يسمى المقياس نفسه NCLC.",
      options: level,
    },
    frenchLevel: {
      label: "مستوى اللغة الفرنسية",
      hint: "اختاروا «لا يوجد» إذا كنتم لا تتحدثونها.",
      options: level,
    },
    skilledWorkOutside: {
      label: "سنوات العمل خارج كندا في مهن تتطلب مهارة",
      hint: "سنوات كاملة في أعمال تحتاج إلى تدريب: التمريض، اللحام، الطبخ، المحاسبة، الإدارة. لستم متأكدين من عمل ما؟ أضيفوا سنواته، ونحن نتحقق.",
      terms: "المهن التي تتطلب مهارة هي الفئات 0 و1 و2 و3 من TEER في القائمة الرسمية للمهن في كندا، وهي NOC.",
    },
    jobTitle: { label: "المسمّى الوظيفي", hint: "بكلماتكم." },
    otherJobTitle: { label: "وظائف أخرى عملتم بها", hint: "خلال السنوات العشر الأخيرة." },
    workExpCanada: {
      label: "خبرة العمل في كندا",
      hint: "عمل بأجر كان مسموحًا لكم به.",
      options: years,
    },
    dependent: {
      label: "هل لديكم مُعالون تقل أعمارهم عن 21\u00a0سنة؟",
      hint: "أبناء وبنات يعتمدون عليكم في معيشتهم.",
      options: yesNo,
    },
    dependentAge: { label: "أعمار المُعالين", hint: "مثلًا 3، 7" },
    relativeCanada: { label: "أقارب في كندا", hint: "مثلًا أخت أو عمّ أو خال." },
    province: {
      label: "المقاطعة أو الإقليم الذي تودّون العيش فيه",
      hint: "اتركوا الخانة فارغة إذا لم يكن لديكم تفضيل. تختار مقاطعة كيبيك مهاجريها وفق قواعدها الخاصة.",
    },
    spouseFirstName: { label: "الاسم الأول لشريك الحياة" },
    spouseLastName: { label: "اسم عائلة شريك الحياة" },
    spouseAge: { label: "عمر شريك الحياة" },
    spouseEnglishLevel: { label: "مستوى شريك الحياة في الإنجليزية", options: level },
    spouseFrenchLevel: { label: "مستوى شريك الحياة في الفرنسية", options: level },
    spouseEducationLevel: { label: "أعلى مستوى دراسي لشريك الحياة", options: education },
    spouseWorkExpCanada: { label: "خبرة عمل شريك الحياة في كندا", options: years },
    spouseWorkOutsideExpCanada: { label: "خبرة عمل شريك الحياة خارج كندا", options: years },
    additional: {
      label: "معلومات أخرى ينبغي أن نعرفها",
      hint: "مثلًا رفض سابق أو موعد نهائي أو سؤال.",
    },
  },
};

export const element: Words["element"] = {
  failure: "تعذّر تحميل هذا النموذج. يُرجى المحاولة مرة أخرى.",
  hosted: "فتح النموذج في علامة تبويب جديدة",
  close: "إغلاق",
  ownForm: "فتح هذا النموذج على موقعنا، حيث يمكنكم حفظ إجاباتكم",
};

export const firm: Words["firm"] = {
  advisers: {
    consultant: "مستشار هجرة مرخّص في كندا",
    lawyer: "محامٍ مرخّص في كندا",
    notary: "موثّق مرخّص في كيبيك",
    professional: "مختص مرخّص في كندا",
  },
  licenceClasses: {
    RCIC: "RCIC",
    "RCIC-IRB": "RCIC-IRB",
    RISIA: "RISIA",
    lawyer: "محامٍ",
    avocate: "محامية",
    paralegal: "مساعد قانوني (paralegal)",
    notary: "موثّق في كيبيك (notary)",
  },
  licenceNumber: (number) => `${number.includes(",") ? "أرقام التراخيص" : "رقم الترخيص"} ${latin(number)}`,
  // The class is Latin letters or a word of ours.
  holder: (name, title) => (/^[A-Z]/.test(title) ? `${name}, ${title}` : `${latin(name)}، ${title}`),
  licensed: (holder, number) => `${latin(holder)}، رقم الترخيص ${latin(number)}`,
  membership: (regulator, number) => `${latin(regulator)}، الرقم ${latin(number)}`,
  member: (holder, membership) => `${holder}، ${membership}`,
  licence: (everyone) => `${everyone.join("؛ ")}. السجل العام: `,
  stopped: (firm, by, several) =>
    `لا يستقبل مكتب ${latin(firm)} رسائل ولا يقدّم مشورة في الوقت الحالي. ${by === "consultant" ? "يُرجى البحث عن مستشار مرخّص في السجل العام للهيئة التي تمنح التراخيص (College)." : `يُرجى البحث في ${several ? "السجلات العامة" : "السجل العام"} عن شخص آخر يحق له تقديم المشورة.`}`,
  keptFor: (days) =>
    days > 0
      ? `لمدة ${counted(days, "يوم واحد", "يومين", "أيام", "يومًا", "يوم")}`
      : "إلى أن تطلبوا منا الحذف",
  storedIn: { unknown: "وربما خارج كندا", us: "في الولايات المتحدة", eu: "في الاتحاد الأوروبي" },
  privacy: (kept, where, by, languages) =>
    `يقرأ ${firm.advisers[by]} ما ترسلونه ليرى هل يمكننا مساعدتكم${languages && `، ويردّ عليكم ${languages}`}، وتحفظه شركة Cloudflare التي تستضيف موقعنا، ${where}، ${kept}. للمزيد: `,
  quebec: (firm, names) =>
    names
      ? `${latin(names)}: اعتماد من وزارة الهجرة في كيبيك (MIFI).`
      : `لا أحد في ${latin(firm)} معتمد لدى وزارة الهجرة في كيبيك (MIFI)، لذلك لا نتولى ملفات برامج كيبيك.`,
  quebecMembers: (names) =>
    `${latin(names)}: أعضاء في نقابة المحامين في كيبيك (Barreau du Québec) أو في هيئة الموثّقين فيها (Chambre des notaires du Québec).`,
  siteLanguages: { en: "بالإنجليزية", fr: "بالفرنسية" },
  or: " أو ",
  taxes: { included: "شاملة الضرائب", extra: "تضاف إليها الضرائب" },
  privacyLink: "إشعار الخصوصية",
  accessibilityLink: "إمكانية الوصول (بالإنجليزية)",
};

function within(days: number): string {
  if (days === 1) return "في موعد أقصاه يوم العمل التالي";
  return `خلال ${counted(days, "يوم عمل", "يومَي عمل", "أيام عمل", "يوم عمل", "يوم عمل")}`;
}

export const receipt: Words["receipt"] = {
  offer: "الاحتفاظ بإشعار الاستلام",
  received: { contact: "وصلتنا رسالتكم", request: "وصلنا نموذج التقييم" },
  title: (name) => `إشعار استلام من ${latin(name)}`,
  reference: "الرقم المرجعي",
  keep: "اطبعوا هذه الصفحة أو سجّلوا الرقم المرجعي، واذكروه عندما تتصلون بنا أو تكتبون إلينا مرة أخرى.",
  nextHeading: "ماذا يحدث بعد ذلك",
  away: (from, until) =>
    `مكتبنا مغلق من ${from} إلى ${until}. نقرأ ما يصلنا في هذه الأيام عند عودتنا، وتُحسب مدة الرد من يوم عودتنا.`,
  answered: ({ of, answered, days }) =>
    `من بين آخر من راسلونا، وعددهم ${of}، رددنا على ${answered} منهم ${within(days)}.`,
  replyBy(days) {
    if (days === undefined)
      return "لا يمكننا أن نعدكم بموعد محدد. إذا أصبح الأمر عاجلًا، فاتصلوا بنا أو اكتبوا إلينا مع ذكر الرقم المرجعي.";
    return `سيصلكم ردّنا ${within(days)}.`;
  },
  steps: (reply, by, languages) => [
    `يقرأ ${firm.advisers[by]} كل سطر. وإذا نقص شيء، فسنسألكم عنه.`,
    `نردّ عليكم${languages && ` ${languages}،`} بالبريد الإلكتروني أو بالهاتف ونخبركم هل يمكننا مساعدتكم. ${reply}`,
    "للحصول على مشورة في حالتكم، ندعوكم إلى استشارة. يصلكم أولًا اتفاق مكتوب يتضمن الأتعاب، ثم تتخذون قراركم. لا أحد يستطيع أن يعدكم بتأشيرة.",
  ],
  booking: "حجز استشارة عبر الإنترنت",
  notes: ({ email, phone, profession, hasConsultant }) => [
    `${profession === "consultant" ? "لا ينبغي لأي مستشار مرخّص أن يطلب منكم مالًا قبل أن يكون لديكم اتفاق مكتوب." : "لا نطلب منكم مالًا قبل أن يكون لديكم اتفاق مكتوب."} إذا فعل أحد ذلك باسمنا، فلا تدفعوا وأخبرونا.`,
    ...(hasConsultant
      ? [
          "إذا خسرتم مالًا بسبب تصرّف غير نزيه من مستشار مرخّص، فقد تكونون مؤهّلين للحصول على تعويض من صندوق الهيئة المنظِّمة للمهنة (College).",
        ]
      : []),
    `لتصحيح ما أرسلتموه أو حذفه، أو لسحب موافقتكم، اكتبوا إلى ${latin(email)} أو اتصلوا بالرقم ${latin(phone)}، مع ذكر الرقم المرجعي.`,
  ],
  question: "هل قرأ أحد ما أرسلتموه؟",
  openPage: "فتح صفحتكم: هل قرأ أحد ما أرسلتموه؟",
  copyLink: "نسخ الرابط",
  copied: "تم نسخ الرابط",
  print: "طباعة أو حفظ",
  share: "مشاركة",
  hide: "إخفاء",
};

export const followUp: Words["followUp"] = {
  arrived: "وقت الوصول",
  read: "وقت القراءة",
  answered: "وقت الرد",
  ways: { phone: "وقت الرد بالهاتف", email: "وقت الرد بالبريد الإلكتروني", chat: "وقت الرد عبر واتساب" },
  unanswered: "وقت إبلاغكم لنا بأنه لم يصلكم منا أي ردّ",
  ahead: { read: "سنقرأ ما أرسلتموه", answered: "سنردّ عليكم", time: "سيظهر الوقت هنا" },
  promised: (day) => `سيصلكم ردّنا في موعد أقصاه ${day}.`,
  news: {
    read: (day) => `في ${day} قرأنا ما أرسلتموه`,
    answered: (day) => `في ${day} رددنا عليكم`,
    phone: (day) => `في ${day} اتصلنا بكم هاتفيًا`,
    email: (day) => `في ${day} كتبنا إليكم بالبريد الإلكتروني`,
    chat: (day) => `في ${day} كتبنا إليكم عبر واتساب`,
    unanswered: (day) => `في ${day} أبلغتمونا بأنه لم يصلكم منا أي ردّ`,
  },
  cities: {
    Vancouver: "فانكوفر",
    Edmonton: "إدمونتون",
    Regina: "ريجينا",
    Winnipeg: "وينيبيغ",
    Toronto: "تورونتو",
    Halifax: "هاليفاكس",
    St_Johns: "سانت جونز",
    New_York: "نيويورك",
    Chicago: "شيكاغو",
    Denver: "دنفر",
    Phoenix: "فينيكس",
    Los_Angeles: "لوس أنجلوس",
    Mexico_City: "مكسيكو سيتي",
    Sao_Paulo: "ساو باولو",
    Sydney: "سيدني",
    Melbourne: "ميلبورن",
    Brisbane: "بريزبن",
    Perth: "بيرث",
    Moscow: "موسكو",
    Jakarta: "جاكرتا",
  },
  spam: "قد تكون رسالتنا في مجلد البريد غير المرغوب فيه، فابحثوا هناك أيضًا.",
  again:
    "إذا لم يصلكم منا بريد إلكتروني أو اتصال أو رسالة، فأخبرونا هنا. مرة واحدة تكفي: سنعيد ما أرسلتموه إلى قائمة ما ينتظر ردّنا.",
  nobody: "لم يصلني منكم أي ردّ",
};

export const reply: Words["reply"] = {
  subject: { contact: "رسالتكم", request: "نموذج التقييم" },
  opening: {
    contact: (name, reference) =>
      `مرحبًا، نكتب إليكم من ${latin(name)}. شكرًا على رسالتكم؛ رقمها المرجعي ${latin(reference)}.`,
    request: (name, reference) =>
      `مرحبًا، نكتب إليكم من ${latin(name)}. شكرًا على ملء نموذج التقييم؛ رقمه المرجعي ${latin(reference)}.`,
  },
  ask: "نرجو أن تخبرونا بالمزيد عن:",
  rest: (language) => `نتابع ${language}:`,
};

const phoneExample = `مثلًا ${latin("+1\u00a0416\u2011555\u20110123")}`;
const checkNumber = ({ hasCode }: RefusalValues) =>
  hasCode
    ? "يُرجى التحقق من الرقم ومن البلد."
    : "يُرجى التحقق من الرقم، أو اختيار البلد، أو البدء بعلامة + ورمز البلد.";
const range = ({ min, max }: RefusalValues) => `عدد صحيح من ${min} إلى ${max}`;

export const refusals: Words["refusals"] = {
  reasons: {
    tooOften: "تصلنا نماذج كثيرة عبر اتصال الإنترنت هذا. يُرجى الانتظار دقيقة ثم الإرسال مرة أخرى.",
    notJson: "يُرجى إرسال النموذج بصيغة JSON بترميز UTF-8 ونوع المحتوى application/json.",
    withoutToken: "يُرجى إعادة تحميل الصفحة وإرسال النموذج مرة أخرى.",
    malformed: "يُرجى إرسال النموذج ككائن JSON واحد كامل بترميز UTF-8.",
    incomplete: "لم يصل النموذج كاملًا. يُرجى إرساله مرة أخرى.",
    brokenPage: "لم يصل النموذج كاملًا. يُرجى الرجوع وإرساله مرة أخرى.",
    tooLarge: `يُرجى اختصار إجاباتكم. الحد الأقصى لها مجتمعةً هو ${latin("64\u00a0KiB")}.`,
    compressed: "يُرجى إرسال النموذج كما هو، دون ضغط.",
    foreign: "يُرجى فتح النموذج في موقعنا وإرساله من هناك.",
    notStored: "لم نتمكن الآن من حفظ رسالتكم. يُرجى إرسالها مرة أخرى بعد دقيقة.",
    failed: "حدث خطأ من جهتنا. يُرجى إرسال النموذج مرة أخرى بعد دقيقة.",
    nothingHere: "يُرجى التحقق من العنوان، فلا يوجد شيء هنا.",
    notPosted: "يُرجى إرسال النموذج بالطريقة POST.",
  },
  pageFailed: "تعذّر علينا عرض هذه الصفحة الآن. يُرجى إعادة تحميلها بعد دقيقة أو التواصل معنا:",
  plan: (country, calling) => `${country} (${calling})`,
  otherType: (type) => `يُرجى إرسال هذا النموذج بنوعه ${type}.`,
  answers: {
    missing: ({ name }) => `يُرجى ملء خانة ${name}.`,
    wrong: ({ name }) => `يُرجى كتابة إجابة في خانة ${name}.`,
    long: ({ name, max }) => `يُرجى اختصار الإجابة في خانة ${name} بحيث لا يزيد عدد حروفها على ${max}.`,
    garbled: ({ name }) =>
      `يُرجى كتابة الإجابة في خانة ${name} من جديد في سطر واحد، دون علامات جدولة أو رموز تالفة.`,
    "no country": () => `يُرجى بدء رقم الهاتف بعلامة + ورمز البلد، ${phoneExample}.`,
    "unknown code": () => "يبدأ هذا الرقم برمز ليس لأي بلد. يُرجى التحقق من أرقامه الأولى.",
    "other country": (asked) => `هذا الرقم لا يطابق أرقام ${asked.country}. ${checkNumber(asked)}`,
    short: (asked) => `هذا الرقم أقصر من أرقام ${asked.country}. ${checkNumber(asked)}`,
    asked: () =>
      "هل هذا الرقم من بلد آخر؟ اختاروا البلد هنا، أو ابدؤوا بعلامة + ورمز البلد. وإلا فتحققوا من الرقم وأرسلوا من جديد.",
    birth: ({ name }) => `يبدو أن هذا تاريخ ميلاد. في خانة ${name} يُرجى كتابة العمر بالسنوات.`,
    young: ({ min }) => `هذا النموذج لمن بلغ ${min}\u00a0سنة أو أكثر. لمن هو أصغر سنًا، اكتبوا لنا رسالة.`,
    "not a number": () => `يُرجى كتابة رقم هاتف واحد بالأرقام، ${phoneExample}.`,
    longText: {
      garbled: ({ name }) => `يُرجى كتابة الإجابة في خانة ${name} من جديد دون رموز تالفة.`,
    },
    email: {
      missing: ({ firmPhone }) =>
        `يُرجى كتابة عنوان بريدكم الإلكتروني. ليس لديكم بريد؟ اكتبوا بريد أحد أقاربكم، أو اتصلوا بنا: ${latin(firmPhone)}.`,
      wrong: () => `يُرجى كتابة عنوان بريد إلكتروني كامل، مثلًا ${latin("name@example.com")}.`,
      garbled: () =>
        "يُرجى كتابة عنوان البريد الإلكتروني من جديد في سطر واحد، دون علامات جدولة أو رموز تالفة.",
    },
    phone: {
      missing: () => "يُرجى كتابة رقم هاتفكم.",
      long: (asked) => `هذا الرقم أطول من أرقام ${asked.country}. ${checkNumber(asked)}`,
    },
    integer: {
      missing: (asked) => `يُرجى ملء خانة ${asked.name} بكتابة ${range(asked)}.`,
      wrong: (asked) => `في خانة ${asked.name} يُرجى كتابة ${range(asked)}.`,
    },
    ages: {
      wrong: ({ name }) => `في خانة ${name} يُرجى كتابة أعداد صحيحة بينها فواصل، مثلًا 3، 7، وكتابة 0 للرضيع.`,
    },
    choice: {
      missing: ({ name }) => `يُرجى اختيار إجابة في خانة ${name}.`,
      wrong: ({ name, options }) =>
        `يُرجى اختيار إحدى الإجابات المعروضة في خانة ${name}${options.length > 2 ? "" : `: ${options.join(" أو ")}`}.`,
    },
  },
  oneName: ({ name }) => `يُرجى ملء خانة ${name}. لديكم اسم واحد فقط؟ اكتبوه في الخانتين.`,
  titles: {
    received: "تم الاستلام: ",
    refused: "لم يتم الإرسال بعد: ",
    check: "لم يتم الإرسال بعد، يُرجى المراجعة: ",
  },
  summary: "لم يتم الإرسال بعد. إجاباتكم ما زالت هنا؛ يُرجى مراجعة ما يلي ثم الإرسال مرة أخرى:",
};
