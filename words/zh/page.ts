import { firm } from "#content/firm/firm.ts";
import type { LanguagePageWords } from "#content/site/language-page.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const page: LanguagePageWords = {
  title: "加拿大移民、留学与签证：中文页面",
  description: `可用中文免费填写。${adviser}会阅读您的回答，并告诉您我们能否提供帮助。`,
  heading: "想来加拿大？可以用中文问我们",
  lead: `请告诉我们您的情况。${adviser}会阅读您写的内容，并告诉您我们能否提供帮助。询问不收费。`,
  languages: "语言",
  skip: "跳到正文",
  toAssessment: "填写免费评估表",
  toContact: "给我们留言",
  before: {
    heading: "联系我们之前",
    closed: (day) =>
      `根据我们于${day}查阅的官方网页，以下项目目前不接受新申请。做计划之前，请先查看各项目的官方网页（英文）：`,
    programs: {
      homeCareWorkerPilots: "家庭护理人员移民试点项目（Home Care Worker Immigration pilots）",
      parentsAndGrandparents:
        "父母及（外）祖父母团聚移民（Parents and Grandparents Program；超级签证仍然开放）",
      startUpVisa: "创业签证项目（Start-up Visa Program）",
      selfEmployed: "自雇移民项目（Self-Employed Persons Program）",
    },
    answers: (languages) => `您可以用中文填写。我们会用${languages}回复。`,
    money:
      firm.profession === "consultant"
        ? "在您拿到书面协议之前，任何持牌顾问都不应向您收钱。"
        : "在您拿到书面协议之前，我们不会向您收钱。",
  },
  who: (name, licensees) => ({
    heading: "我们是谁",
    texts: [
      `${name} 是一家加拿大移民${firm.profession === "consultant" ? "顾问" : "服务"}机构。负责提供咨询意见的是：${licensees.join("；")}。`,
      `${firm.hasConsultant ? "RCIC 是 Regulated Canadian Immigration Consultant（加拿大持牌移民顾问）的缩写，指由监管机构 College of Immigration and Citizenship Consultants（CICC，下称 College）颁发执照的人员。" : ""}我们不是加拿大政府机构。`,
    ],
  }),
  check: {
    heading: "核对执照",
    texts: [
      "按照加拿大法律，无论在加拿大还是在其他任何国家或地区，只有加拿大授权的人才可以就加拿大移民、签证（包括留学、工作和访问签证）或入籍事务收费提供咨询或代办。这些人是：由 College of Immigration and Citizenship Consultants（CICC）颁发执照的顾问；加拿大某个律师公会（law society）的会员律师和会员法律助理（paralegals）；魁北克公证人公会（Chambre des notaires du Québec）的会员公证人。仅凭其他省份或其他国家的公证人资格、其他国家的律师资格，或当地的中介、移民代理执照，都是不够的。申请魁北克省的项目，顾问还须获魁北克省移民部（MIFI）认可。执照可能被暂停或吊销，所以请先核对。",
      ...(firm.hasConsultant
        ? [
            "请在颁发顾问执照的监管机构（College）的公开名册中查找姓名或执照号。姓名必须一致，状态必须是“Active”，“Entitled to Practise”一栏必须是“Yes”。名册有英文版和法文版：",
          ]
        : []),
      ...(firm.profession === "consultant"
        ? []
        : [
            firm.hasSeveralRegisters
              ? "请在下面的各份公开名册中查找姓名或编号。其中一份必须有相同的姓名，并显示此人目前可以执业："
              : "请在下面的公开名册中查找姓名或编号。姓名必须一致，名册也必须显示此人目前可以执业：",
          ]),
    ],
  },
  cost: {
    heading: "费用",
    texts: [
      "发送评估表或留言是免费的，您不用承担任何义务。如果之后您想要咨询，会先拿到写明费用的书面协议，然后再决定。",
    ],
  },
  privacy: (name, email, kept, where) => ({
    heading: "我们怎样处理您的回答",
    texts: [
      `${name} 会阅读您的回答，看能否提供帮助。我们不会出售这些内容，也不会用来做广告。`,
      `Cloudflare 为我们存储这些内容，${where}，${kept}。`,
      `您可以要求查看、更正或删除您发送的内容，也可以撤回您的同意：请发邮件到 ${email}，并提供回执编号。提供他人的信息前，请先征得对方同意。`,
    ],
  }),
  notice: "完整的隐私声明有英文版和法文版：",
  official: {
    heading: "官方网页",
    texts: [
      "IRCC 是加拿大移民、难民及公民部（Immigration, Refugees and Citizenship Canada）。",
      "政府的规定和表格都是免费的。这些网页是英文的：",
    ],
    pages: {
      immigrate: "移民加拿大：",
      work: "在加拿大工作：",
      study: "在加拿大留学：",
      visit: "到加拿大旅游或探亲：",
      family: "担保家人来加拿大：",
      citizenship: "申请入籍：",
      processingTimes: "申请需要多长时间：",
      representatives: "谁可以做您的代表：",
      register: "查找持牌顾问：",
    },
  },
  site: {
    heading: "我们网站的其他内容",
    texts: ["介绍各个项目的网页有英文版和法文版："],
  },
  phoneWithoutScripts: "如果您的电话号码不是加拿大或美国的，请以 + 和国家或地区代码开头。",
  otherSite: "（其他网站）",
  call: "给我们打电话：",
  notFound: { heading: "找不到网页", texts: ["这个网址没有网页。"] },
  receipt: {
    title: "您的表格",
    received: "谢谢您。我们已收到您提交的内容。",
    unproven: {
      heading: "这个网址没有回执",
      texts: [
        "如果您刚刚给我们发送了表格，请打开发送后转到的完整网址。您也可以联系我们，询问是否收到了您的回答。",
      ],
    },
    refused: {
      heading: "还没有发出",
      texts: ["我们没有收到您的回答。您可以在浏览器中返回上一页再试一次，或用其他方式联系我们。"],
    },
    back: "回到中文页面",
  },
};
