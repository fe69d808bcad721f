import { firm } from "#content/firm/firm.ts";
import type { LanguagePageWords } from "#content/site/language-page.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const page: LanguagePageWords = {
  title: "Immigration, pag-aaral at trabaho sa Canada, sa Tagalog",
  description: `Sagutan ang form sa Tagalog at ipadala ito nang libre. Babasahin ng ${adviser} ang mga sagot ninyo at sasabihin kung makakatulong kami.`,
  heading: "Magtanong sa Tagalog kung paano makapunta sa Canada",
  lead: `Ikuwento ang sitwasyon ninyo. Babasahin ng ${adviser} ang isinulat ninyo at sasabihin kung makakatulong kami. Libre ang magtanong.`,
  languages: "Mga wika",
  skip: "Pumunta sa nilalaman",
  toAssessment: "Sagutan ang libreng assessment",
  toContact: "Sumulat sa amin",
  before: {
    heading: "Bago kayo sumulat",
    closed: (day) =>
      `Ayon sa mga opisyal na pahinang binasa namin noong ${day}, hindi tumatanggap sa ngayon ng bagong application ang mga sumusunod na programa. Bago magplano, tingnan ang opisyal na pahina ng bawat isa, sa Ingles:`,
    programs: {
      homeCareWorkerPilots: "Home Care Worker Immigration pilots (para sa mga caregiver sa bahay)",
      parentsAndGrandparents:
        "Parents and Grandparents Program (pag-sponsor sa mga magulang, lolo at lola; bukas pa rin ang super visa)",
      startUpVisa: "Start-up Visa Program (para sa mga magtatayo ng negosyo)",
      selfEmployed: "Self-Employed Persons Program (para sa mga self-employed)",
    },
    answers: (languages) => `Puwede kayong sumulat sa Tagalog. Sasagot kami sa ${languages}.`,
    money:
      firm.profession === "consultant"
        ? "Hindi dapat humingi ng pera sa inyo ang sinumang lisensyadong consultant hangga’t wala pa kayong nakasulat na kasunduan."
        : "Hindi kami hihingi ng pera sa inyo hangga’t wala pa kayong nakasulat na kasunduan.",
  },
  who: (name, licensees) => ({
    heading: "Sino kami",
    texts: [
      `Ang ${name} ay kompanyang nagpapayo tungkol sa immigration sa Canada. Responsable sa payo: ${licensees.join("; ")}.`,
      `${firm.hasConsultant ? "Ang RCIC ay Regulated Canadian Immigration Consultant: consultant na may lisensya mula sa College of Immigration and Citizenship Consultants (CICC, o “College”), ang lupong nagbibigay ng lisensya sa mga consultant at nangangasiwa sa kanila. " : ""}Hindi kami bahagi ng gobyerno ng Canada.`,
    ],
  }),
  check: {
    heading: "I-verify ang lisensya",
    texts: [
      "Ayon sa batas ng Canada, mga taong awtorisado ng Canada lang ang puwedeng maningil para sa payo o pag-aasikaso ng application, o para katawanin kayo, sa immigration o citizenship ng Canada, nasa Canada man sila o nasa ibang bansa. Kasama rito ang pagbisita, pag-aaral at pagtatrabaho. Sila ang mga consultant na may lisensya ng College of Immigration and Citizenship Consultants (CICC), ang mga abogado at paralegal na miyembro ng isang law society sa Canada, at ang mga notaryong miyembro ng Chambre des notaires du Québec. Hindi sapat ang lisensya ng ahensya sa Pilipinas, ang pagiging abogado o notaryo sa Pilipinas, o ang pagiging notaryo sa ibang probinsya ng Canada. Para sa mga programa ng Québec, dapat kinikilala rin ang consultant ng ministeryo ng immigration ng Québec (MIFI). Puwedeng suspendihin o bawiin ang lisensya, kaya i-verify muna ito.",
      ...(firm.hasConsultant
        ? [
            "Hanapin ang pangalan o numero ng lisensya sa pampublikong rehistro ng College, na nasa Ingles at French. Dapat pareho ang pangalan, “Active” ang status, at “Yes” ang nakasulat sa “Entitled to Practise”:",
          ]
        : []),
      ...(firm.profession === "consultant"
        ? []
        : [
            firm.hasSeveralRegisters
              ? "Hanapin ang pangalan o numero sa mga pampublikong rehistro sa ibaba. Dapat nasa isa sa mga ito ang parehong pangalan, at dapat ipinapakita nito na puwedeng mag-practice ngayon ang taong iyon:"
              : "Hanapin ang pangalan o numero sa pampublikong rehistro sa ibaba. Dapat pareho ang pangalan, at dapat ipinapakita ng rehistro na puwedeng mag-practice ngayon ang taong iyon:",
          ]),
    ],
  },
  cost: {
    heading: "Magkano ito",
    texts: [
      "Libre at walang obligasyon ang pagpapadala ng assessment o mensahe. Kung gusto ninyo ng payo pagkatapos, makakatanggap muna kayo ng nakasulat na kasunduan na may presyo, saka kayo magpapasya.",
    ],
  },
  privacy: (name, email, kept, where) => ({
    heading: "Ano ang ginagawa namin sa mga sagot ninyo",
    texts: [
      `Binabasa ng ${name} ang mga sagot ninyo para makita kung makakatulong kami. Hindi namin ibinebenta ang mga ito o ginagamit sa advertising.`,
      `Naka-save ang mga sagot sa Cloudflare para sa amin, ${where}, ${kept}.`,
      `Puwede ninyong hilinging ipakita, itama o burahin namin ang ipinadala ninyo, o bawiin ang pahintulot ninyo: sumulat sa ${email} at ibigay ang reference number. Magbigay lang ng impormasyon tungkol sa ibang tao kung pumayag siya.`,
    ],
  }),
  notice: "Nasa Ingles at French ang buong abiso sa privacy: ",
  official: {
    heading: "Mga opisyal na pahina",
    texts: [
      "Ang IRCC (Immigration, Refugees and Citizenship Canada) ang departamento ng gobyerno ng Canada para sa immigration.",
      "Libre ang mga patakaran at form ng gobyerno. Nasa Ingles ang mga pahinang ito:",
    ],
    pages: {
      immigrate: "Pag-immigrate sa Canada: ",
      work: "Pagtatrabaho sa Canada: ",
      study: "Pag-aaral sa Canada: ",
      visit: "Pagbisita sa Canada: ",
      family: "Pag-sponsor sa pamilya: ",
      citizenship: "Pagkuha ng citizenship: ",
      processingTimes: "Gaano katagal ang proseso: ",
      representatives: "Sino ang puwedeng kumatawan sa inyo: ",
      register: "Maghanap ng lisensyadong consultant: ",
    },
  },
  site: {
    heading: "Ang iba pang bahagi ng site namin",
    texts: ["Nasa Ingles at French ang mga pahina tungkol sa bawat programa:"],
  },
  phoneWithoutScripts:
    "Kung hindi mula sa Canada o United States ang numero ninyo, simulan ito sa + at code ng bansa.",
  otherSite: " (ibang site)",
  call: "Tawagan kami: ",
  notFound: { heading: "Hindi nakita ang pahina", texts: ["Walang pahina sa address na ito."] },
  receipt: {
    title: "Ang form ninyo",
    received: "Salamat po. Natanggap namin ang ipinadala ninyo.",
    unproven: {
      heading: "Walang acknowledgment receipt sa address na ito",
      texts: [
        "Kung kapapadala lang ninyo ng form sa amin, buksan ang buong address ng pahinang lumabas pagkatapos magpadala. Puwede rin ninyo kaming tanungin kung natanggap namin ang mga sagot ninyo.",
      ],
    },
    refused: {
      heading: "Hindi pa naipapadala",
      texts: [
        "Hindi dumating sa amin ang mga sagot ninyo. Puwede kayong bumalik sa naunang pahina at subukan ulit, o makipag-ugnayan sa amin sa ibang paraan.",
      ],
    },
    back: "Bumalik sa pahina sa Tagalog",
  },
};
