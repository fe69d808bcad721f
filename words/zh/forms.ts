import type { RefusalValues, Words } from "#lead/words.ts";

/* Chinese in simplified characters: 您, plain words, and names of programs as Canada writes them. */

export const form: Words["form"] = {
  language: "zh",
  quote: (text) => `“${text}”`,
  noChoice: "请选择",
  effort: (required) =>
    `免费，无需注册。单人填写约 7\u00a0分钟，有配偶或伴侣约 10\u00a0分钟。只有 ${required}\u00a0个问题必须回答。`,
  forOthers:
    "替孩子、父母或员工填写？请按那个人的情况回答，但电子邮箱和电话请填您自己的。提供他人的信息前，请先征得对方同意。",
  othersAgree: "提供他人的信息前，请先征得对方同意。",
  allRequired: "每个问题都需要回答。",
  part: (at, count) => `第\u00a0${at}\u00a0部分，共 ${count}\u00a0部分`,
  terms: "官方术语",
  optional: "（选填）",
  condition: (answers, question) => `仅当您对${question}的回答是${answers.join("或")}时填写：`,
  leaveEmpty: "此栏请留空",
  phoneCountry: "电话号码所属的国家或地区",
  phoneCountries: { CA: "加拿大", ZZ: "国际" },
  didYouMean: (email) => `您要填的是 ${email} 吗？`,
  replyTo: "我们会回复到：",
  readAs: (text) => `将记录为：${text}。`,
  writeInstead: "改为给我们留言",
  questionsFollow: (count, section) => `接近末尾的“${section}”部分还有 ${count}\u00a0个简短的问题。`,
  questionsGone: (section) => `“${section}”部分的问题不用再填了。`,
  beginWith: "可以这样开头：",
  beginnings: ["我可以在加拿大停留到：……", "我的申请曾被拒：……", "我必须回复一封信，截止日期：……"],
  sending: "正在发送……请稍候",
  connectionLost: "还没有发出：网络连接中断了。您填写的内容都还在。请再发送一次；重复发送也只算一次。",
  notSent: "还没有发出：本页出现了问题。您填写的内容都还在。请再发送一次；重复发送也只算一次。",
  test: "测试：不会向任何人发送内容。",
  noClearAnswer:
    "可能还没有发出：我们无法确定您的内容是否已送达。您填写的内容都还在。请再发送一次；重复发送也只算一次。",
  sendAgain: (country) => `${country}。请再发送一次。`,
  lookAgain: "请再检查一下这个回答。",
  wrongAnswers: (count) => `请更正 ${count}\u00a0个回答。`,
  reference: "您的回执编号：",
  another: "再填一份表格",
  sent: "谢谢您。已发送。",
  newTab: "（新标签页）",
};

export const keeping: Words["keeping"] = {
  heading: "保存我的回答",
  offer: (days) => `把我的回答在这台设备上保存 ${days}\u00a0天`,
  kept: (day) => `已保存在这台设备上，保留到${day}。`,
  forget: "从这台设备上删除",
  deleted: "您的回答已从这台设备上删除。",
  found: (day) => `您的回答保存在这台设备上，保留到${day}。`,
  resume: "继续填写",
  open: "打开存有我的回答的文件",
  wrote: (time) => `您在 ${time} 发送了内容：有人看了吗？`,
};

export const contact: Words["contact"] = {
  heading: "联系我们",
  submitLabel: "发送留言",
  successMessage: (by) =>
    `谢谢您。您的留言已发送。${firm.advisers[by]}会给您写邮件或打电话，告诉您我们能否提供帮助。`,
  sections: {},
  fields: {
    fullName: { label: "姓名" },
    phone: {
      label: "电话",
      hint: "不是加拿大号码？请先选择国家或地区，例如中国（+86），或以 + 开头。",
    },
    email: { label: "电子邮箱" },
    body: { label: "您的留言" },
  },
};

const education = {
  "Less than secondary": "高中未毕业",
  "Secondary school": "高中、中专或职高毕业",
  "Diploma/Certificate one year": "高中后的一年制文凭或证书",
  "Diploma/Certificate two year": "大专，或高中后的两年制文凭或证书",
  Bachelors: "本科（学士）",
  Masters: "硕士",
  "PhD/Doctorate": "博士",
  "More than two secondary designations": "超过两个高中后学历",
};
const level = {
  None: "不会",
  Beginner: "初级",
  Intermediate: "中级",
  Advanced: "高级",
};
const years = {
  None: "没有",
  "1 year": "1\u00a0年",
  "2 year": "2\u00a0年",
  "3 year": "3\u00a0年",
  "4 year": "4\u00a0年",
  "5 year": "5\u00a0年",
  "5+ year": "超过 5\u00a0年",
};
const yesNo = { Yes: "是", No: "否" };
const status = {
  Married: "已婚",
  "Single/Never Married": "未婚（从未结婚）",
  Divorced: "离异",
  Separated: "分居",
  "Common-law relationship": "同居（common-law）",
  Widow: "丧偶",
};

export const assessment: Words["assessment"] = {
  heading: "免费评估",
  submitLabel: "发送我的评估表",
  successMessage: (by) =>
    `谢谢您。您的回答已发送。${firm.advisers[by]}会给您写邮件或打电话，告诉您我们能否提供帮助。`,
  sections: {
    you: "您本人",
    education: "教育背景",
    languages: "语言",
    work: "工作",
    family: "家庭与居住意向",
    spouse: "您的配偶或伴侣",
    rest: "其他情况",
  },
  fields: {
    firstName: { label: "名（不含姓）" },
    lastName: { label: "姓" },
    email: { label: "电子邮箱" },
    phone: {
      label: "电话",
      hint: "不是加拿大号码？请先选择国家或地区，例如中国（+86），或以 + 开头。",
    },
    age: { label: "您的年龄", hint: "须年满 16\u00a0岁。孩子更小的话，请改为给我们留言。" },
    status: {
      label: "婚姻状况",
      hint: "同居（common-law）：没有结婚，但以伴侣身份一起生活，至今已满一年。",
      options: status,
    },
    cityOfResidence: { label: "您现在居住的城市" },
    citizenship: { label: "国籍" },
    educationLevel: {
      label: "最高学历",
      hint: "指您已经完成的最高学历。本科：学制三年或以上的大学学位。大专（专科）请选“大专，或高中后的两年制文凭或证书”，并在最后一栏注明学制。",
      options: education,
    },
    fieldOfStudy: { label: "所学专业", hint: "例如护理、会计或焊接。" },
    postSecondaryCanada: {
      label: "您是否在加拿大读过高中以后的课程？",
      hint: "在学院（college）、大学或职业技术学校。",
      options: yesNo,
    },
    eca: {
      label: "您是否已有学历评估报告（ECA）？",
      hint: "这是针对加拿大境外学历的付费评估报告（Educational Credential Assessment），例如由 WES 出具。多数人还没有，选“否”也没关系。",
      options: yesNo,
    },
    englishLevel: {
      label: "英语水平",
      hint: "初级：会说简单的词句。中级：工作中能应付。高级：能用这门语言上课学习。如有考试成绩，可以写在最后一栏。",
      terms:
        "按照加拿大语言基准（Canadian Language Benchmarks，CLB），初级是 1 到 4\u00a0级，中级是 5 到 8\u00a0级，高级是 9\u00a0级或以上。法语的同一标准叫 NCLC。",
      options: level,
    },
    frenchLevel: {
      label: "法语水平",
      hint: "如果不会法语，请选“不会”。",
      options: level,
    },
    skilledWorkOutside: {
      label: "在加拿大以外做技术工作的年数",
      hint: "请填整年数。指需要培训的工作：护士、焊工、厨师、会计、经理。拿不准？先算进去，我们会核对。",
      terms: "技术工作是指加拿大国家职业分类（NOC）中的 TEER 0、1、2 或 3 类。",
    },
    jobTitle: { label: "您的职位", hint: "用自己的话写就可以。" },
    otherJobTitle: { label: "您做过的其他职位", hint: "最近十年内的。" },
    workExpCanada: {
      label: "在加拿大的工作经验",
      hint: "您合法从事的有报酬的工作。",
      options: years,
    },
    dependent: {
      label: "您是否有未满 21\u00a0岁的受抚养子女？",
      hint: "指靠您供养的孩子。",
      options: yesNo,
    },
    dependentAge: { label: "受抚养子女的年龄", hint: "例如 3、7" },
    relativeCanada: { label: "在加拿大的亲属", hint: "例如姐妹或叔叔。" },
    province: {
      label: "您希望在加拿大哪个省或地区居住",
      hint: "如果都可以，请留空。魁北克省按自己的规定甄选移民。",
    },
    spouseFirstName: { label: "配偶或伴侣的名（不含姓）" },
    spouseLastName: { label: "配偶或伴侣的姓" },
    spouseAge: { label: "配偶或伴侣的年龄" },
    spouseEnglishLevel: { label: "配偶或伴侣的英语水平", options: level },
    spouseFrenchLevel: { label: "配偶或伴侣的法语水平", options: level },
    spouseEducationLevel: { label: "配偶或伴侣的最高学历", options: education },
    spouseWorkExpCanada: { label: "配偶或伴侣在加拿大的工作经验", options: years },
    spouseWorkOutsideExpCanada: { label: "配偶或伴侣在加拿大以外的工作经验", options: years },
    additional: {
      label: "其他需要告诉我们的情况",
      hint: "例如曾经被拒、某个截止日期，或者您的问题。",
    },
  },
};

export const element: Words["element"] = {
  failure: "表格无法加载。请再试一次。",
  hosted: "在新标签页中打开",
  close: "关闭",
  ownForm: "在我们的网站上打开此表，您可以在那里保存回答",
};

export const firm: Words["firm"] = {
  advisers: {
    consultant: "加拿大持牌移民顾问",
    lawyer: "加拿大执业律师",
    notary: "魁北克公证人",
    professional: "加拿大持牌专业人士",
  },
  licenceClasses: {
    RCIC: "RCIC",
    "RCIC-IRB": "RCIC-IRB",
    RISIA: "RISIA",
    lawyer: "律师",
    avocate: "律师",
    paralegal: "法律助理（paralegal）",
    notary: "魁北克公证人（notary）",
  },
  licenceNumber: (number) => `执照号 ${number}`,
  holder: (name, title) => (/^[A-Z]/.test(title) ? `${name}, ${title}` : `${name}，${title}`),
  licensed: (holder, number) => `${holder}，执照号\u00a0${number}`,
  membership: (regulator, number) => `${regulator}，编号\u00a0${number}`,
  member: (holder, membership) => `${holder}，${membership}`,
  licence: (everyone) => `${everyone.join("；")}。公开名册：`,
  stopped: (firm, by) =>
    `${firm} 目前不接收信息，也不提供咨询，${by === "consultant" ? "请在颁发顾问执照的监管机构（College）的公开名册中查找持牌顾问。" : "请在公开名册中查找其他有权提供咨询的人士。"}`,
  keptFor: (days) => (days > 0 ? `保存 ${days}\u00a0天` : "保存到您要求我们删除为止"),
  storedIn: { unknown: "可能存放在加拿大境外", us: "存放在美国", eu: "存放在欧盟境内" },
  privacy: (kept, where, by, languages) =>
    `${firm.advisers[by]}会阅读这些内容，看我们能否提供帮助${languages && `，并用${languages}答复`}；为我们托管网站的公司 Cloudflare 负责存储，${where}，${kept}。详情：`,
  quebec: (firm, names) =>
    names
      ? `${names}：已获魁北克省移民部（MIFI）认可。`
      : `${firm} 没有人获得魁北克省移民部（MIFI）的认可，因此我们不办理魁北克省项目的申请。`,
  quebecMembers: (names) =>
    `${names}：魁北克律师公会（Barreau du Québec）或公证人公会（Chambre des notaires du Québec）会员。`,
  siteLanguages: { en: "英语", fr: "法语" },
  or: "或",
  taxes: { included: "含税", extra: "另加税" },
  privacyLink: "隐私声明",
  accessibilityLink: "无障碍（英文）",
};

export const receipt: Words["receipt"] = {
  offer: "保留回执",
  received: { contact: "我们已收到您的留言", request: "我们已收到您的评估表" },
  title: (name) => `${name} 的回执`,
  reference: "您的回执编号",
  keep: "请打印本页，或记下回执编号。再次来电或来信时，请告诉我们这个编号。",
  nextHeading: "接下来",
  away: (from, until) =>
    `我们自${from}至${until}暂停办公。在此期间收到的内容，我们会在恢复办公后阅读，回复期限也从恢复办公之日起算。`,
  answered: ({ of, answered, days }) =>
    `最近联系我们的 ${of}\u00a0人中，有 ${answered}\u00a0人${days === 1 ? "在下一个工作日结束前" : `在 ${days}\u00a0个工作日内`}得到了我们的答复。`,
  replyBy(days) {
    if (days === undefined)
      return "我们无法承诺具体的回复日期。如果情况变得紧急，请打电话或发邮件给我们，并提供回执编号。";
    return days === 1
      ? "您最迟会在下一个工作日得到我们的答复。"
      : `您会在 ${days}\u00a0个工作日内得到我们的答复。`;
  },
  steps: (reply, by, languages) => [
    `${firm.advisers[by]}会仔细阅读全部内容。如果缺少什么，我们会问您。`,
    `我们会${languages && `用${languages}`}通过电子邮件或电话答复，告诉您我们能否提供帮助。${reply}`,
    "如果您需要针对个人情况的专业意见，我们会邀请您预约咨询。您会先拿到写明费用的书面协议，然后再决定。没有人能保证您一定拿到签证。",
  ],
  booking: "在线预约咨询",
  notes: ({ email, phone, profession, hasConsultant }) => [
    `${profession === "consultant" ? "在您拿到书面协议之前，任何持牌顾问都不应向您收钱。" : "在您拿到书面协议之前，我们不会向您收钱。"}如果有人在此之前以我们的名义向您收钱，请不要付款，并告诉我们。`,
    ...(hasConsultant
      ? ["如果您因持牌顾问的不诚实行为而蒙受金钱损失，您或许有资格从监管机构（College）的赔偿基金获得赔偿。"]
      : []),
    `如需更正或删除您发送的内容，或撤回您的同意，请发邮件到 ${email} 或致电 ${phone}，并提供回执编号。`,
  ],
  question: "有人看过我发的内容了吗？",
  openPage: "打开我的页面：有人看过我发的内容了吗？",
  copyLink: "复制链接",
  copied: "链接已复制",
  print: "打印或保存",
  share: "分享",
  hide: "隐藏",
};

export const followUp: Words["followUp"] = {
  arrived: "已收到",
  read: "已阅读",
  answered: "已答复",
  ways: { phone: "已通过电话答复", email: "已通过邮件答复", chat: "已通过 WhatsApp 答复" },
  unanswered: "您告诉我们还没有人联系您",
  ahead: { read: "我们会阅读", answered: "我们会答复", time: "时间会显示在这里" },
  promised: (day) => `您最迟会在${day}得到我们的答复。`,
  news: {
    read: (day) => `我们已于${day}阅读您发来的内容`,
    answered: (day) => `我们已于${day}答复您`,
    phone: (day) => `我们已于${day}给您打过电话`,
    email: (day) => `我们已于${day}给您发了邮件`,
    chat: (day) => `我们已于${day}通过 WhatsApp 联系您`,
    unanswered: (day) => `您于${day}告诉我们还没有人联系您`,
  },
  cities: {
    Vancouver: "温哥华",
    Edmonton: "埃德蒙顿",
    Regina: "里贾纳",
    Winnipeg: "温尼伯",
    Toronto: "多伦多",
    Halifax: "哈利法克斯",
    St_Johns: "圣约翰斯",
    New_York: "纽约",
    Chicago: "芝加哥",
    Denver: "丹佛",
    Phoenix: "凤凰城",
    Los_Angeles: "洛杉矶",
    Mexico_City: "墨西哥城",
    Sao_Paulo: "圣保罗",
    Sydney: "悉尼",
    Melbourne: "墨尔本",
    Brisbane: "布里斯班",
    Perth: "珀斯",
    Moscow: "莫斯科",
    Jakarta: "雅加达",
  },
  spam: "我们的邮件可能在垃圾邮件文件夹里，请也查看那里。",
  again: "没有收到我们的邮件、电话或消息？请点下面的按钮告诉我们，一次即可，您发送的内容就会重新列为待答复。",
  nobody: "没有人联系过我",
};

export const reply: Words["reply"] = {
  subject: { contact: "您的留言", request: "您的评估表" },
  opening: {
    contact: (name, reference) => `您好，这里是 ${name}。感谢您的留言，回执编号是 ${reference}。`,
    request: (name, reference) => `您好，这里是 ${name}。感谢您填写评估表，回执编号是 ${reference}。`,
  },
  ask: "请再告诉我们以下情况：",
  rest: (language) => `以下内容用${language}书写：`,
};

const phoneExample = "例如 +1\u00a0416\u2011555\u20110123";
const checkNumber = ({ hasCode }: RefusalValues) =>
  hasCode ? "请核对号码以及国家或地区。" : "请核对号码，选择国家或地区，或以 + 和国家或地区代码开头。";
const range = ({ min, max }: RefusalValues) => `${min} 到 ${max} 之间的整数`;

export const refusals: Words["refusals"] = {
  reasons: {
    tooOften: "现在有很多人通过这个网络连接发送表格，请等一分钟再发送。",
    notJson: "请以 UTF-8 编码的 JSON 格式发送表格，内容类型为 application/json。",
    withoutToken: "请重新加载网页，再发送一次表格。",
    malformed: "请将表格作为一个完整的 JSON 对象发送，编码为 UTF-8。",
    incomplete: "表格没有完整送达，请再发送一次。",
    brokenPage: "表格没有完整送达，请返回上一页，再发送一次。",
    tooLarge: "请缩短您的回答，全部内容合计最多 64\u00a0KiB。",
    compressed: "请直接发送表格，不要压缩。",
    foreign: "请在我们自己的网站上打开表格，再从那里发送。",
    notStored: "我们刚才无法保存您的内容，请过一分钟再发送。",
    failed: "我们这边出了问题，请过一分钟再发送表格。",
    nothingHere: "这里没有内容，请检查网址。",
    notPosted: "请用 POST 方法发送表格。",
  },
  pageFailed: "我们暂时无法显示这个网页。请过一分钟再重新加载，或与我们联系：",
  plan: (country, calling) => `${country}（${calling}）`,
  otherType: (type) => `请用这份表格的类型${type}发送。`,
  answers: {
    missing: ({ name }) => `请填写${name}。`,
    wrong: ({ name }) => `请填写对${name}的回答。`,
    long: ({ name, max }) => `请缩短${name}，最多 ${max}\u00a0个字符。`,
    garbled: ({ name }) => `请重新填写${name}，不要有换行、制表符或乱码。`,
    "no country": () => `电话号码请以 + 和国家或地区代码开头，${phoneExample}。`,
    "unknown code": () => "这个号码开头的国家或地区代码不存在。请核对开头的数字。",
    "other country": (asked) => `这个号码与${asked.country}的号码格式不符。${checkNumber(asked)}`,
    short: (asked) => `按${asked.country}的号码格式，这个号码太短。${checkNumber(asked)}`,
    asked: () =>
      "这是其他国家或地区的号码吗？请在这里选择，或以 + 和国家或地区代码开头。如果不是，请核对号码后再次发送。",
    birth: ({ name }) => `这看起来是出生日期。请在${name}中填写周岁。`,
    young: ({ min }) => `这份表格适用于年满 ${min}\u00a0岁的人。如果年龄更小，请改为给我们留言。`,
    "not a number": () => `请只填写一个电话号码，用数字书写，${phoneExample}。`,
    longText: {
      garbled: ({ name }) => `请重新填写${name}，不要有乱码。`,
    },
    email: {
      missing: ({ firmPhone }) => `请填写您的电子邮箱。没有邮箱？可以填写亲属的，或致电我们：${firmPhone}。`,
      wrong: () => "请填写完整的电子邮箱地址，例如 name@example.com。",
      garbled: () => "请重新填写电子邮箱，不要有换行、制表符或乱码。",
    },
    phone: {
      missing: () => "请填写您的电话号码。",
      long: (asked) => `按${asked.country}的号码格式，这个号码太长。${checkNumber(asked)}`,
    },
    integer: {
      missing: (asked) => `请在${asked.name}中填写 ${range(asked)}。`,
      wrong: (asked) => `${asked.name}请填写 ${range(asked)}。`,
    },
    ages: {
      wrong: ({ name }) => `${name}请填写整数，用顿号或逗号隔开，例如 3、7；婴儿请填 0。`,
    },
    choice: {
      missing: ({ name }) => `请为${name}选择一项。`,
      wrong: ({ name, options }) =>
        `${name}请从列出的选项中选择一项${options.length > 2 ? "" : `：${options.map(form.quote).join("或")}`}。`,
    },
  },
  oneName: ({ name }) => `请填写${name}。只有一个名字？请在两栏中都填写。`,
  titles: { received: "已收到：", refused: "还没有发出：", check: "还没有发出，请检查：" },
  summary: "还没有发出。您填写的内容都还在；请检查以下各项，再发送一次：",
};
