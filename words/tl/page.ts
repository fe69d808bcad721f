import type { LanguagePageWords } from "#content/language-page.ts";

export const page: LanguagePageWords = {
  title: "Pag-immigrate sa Canada, sa Tagalog",
  description:
    "Sumagot sa Tagalog at magpadala nang libre. Babasahin ng lisensyadong consultant sa immigration sa Canada at sasabihin kung makakatulong kami.",
  heading: "Magtanong sa Tagalog kung paano makapunta sa Canada",
  lead: "Ikuwento ang sitwasyon ninyo. Babasahin ng lisensyadong consultant ang isinulat ninyo at sasabihin kung makakatulong kami. Libre ang magtanong.",
  languages: "Mga wika",
  skip: "Pumunta sa nilalaman",
  toAssessment: "Sagutan ang libreng assessment",
  toContact: "Magpadala ng maikling mensahe",
  who: (name, licensees) => ({
    heading: "Sino kami",
    texts: [
      `Ang ${name} ay nagpapayo tungkol sa immigration sa Canada. Responsable sa payo: ${licensees}.`,
      "Ang RCIC ay Regulated Canadian Immigration Consultant: taong may lisensya mula sa College of Immigration and Citizenship Consultants. Hindi kami bahagi ng gobyerno ng Canada.",
    ],
  }),
  check: {
    heading: "Tingnan ang lisensya",
    texts: [
      "Sa Canada, mga awtorisadong tao lang ang puwedeng maningil para sa payo sa immigration. Hanapin ang pangalan o numero ng lisensya sa pampublikong rehistro ng College, na nasa Ingles at Pranses:",
    ],
  },
  cost: {
    heading: "Magkano",
    texts: [
      "Libre at walang obligasyon ang pagpapadala ng assessment o mensahe. Kung gusto ninyo ng payo pagkatapos, makakatanggap muna kayo ng nakasulat na kasunduan na may presyo, saka kayo magpapasya.",
    ],
  },
  privacy: (name, email, kept) => ({
    heading: "Ano ang ginagawa namin sa mga sagot ninyo",
    texts: [
      `Binabasa ito ng ${name} para makita kung makakatulong. Hindi namin ito ibinebenta o ginagamit sa advertising.`,
      `Sine-save ito ng Cloudflare para sa amin, maaaring sa labas ng Canada, ${kept}.`,
      `Puwede ninyong hilinging makita, itama o burahin ang ipinadala ninyo: sumulat sa ${email} at ibigay ang reference.`,
    ],
  }),
  official: {
    heading: "Mga opisyal na pahina",
    texts: ["Libreng basahin ang mga patakaran at form ng gobyerno. Nasa Ingles ang mga pahinang ito:"],
    pages: {
      immigrate: "Pag-immigrate sa Canada:",
      work: "Pagtatrabaho sa Canada:",
      study: "Pag-aaral sa Canada:",
      visit: "Pagbisita sa Canada:",
      family: "Pagdadala ng pamilya:",
      citizenship: "Pagkuha ng citizenship:",
      processingTimes: "Gaano katagal ang proseso:",
      representatives: "Sino ang puwedeng kumatawan sa inyo:",
      register: "Maghanap ng lisensyadong tao:",
    },
  },
  site: {
    heading: "Ang iba pang bahagi ng aming site",
    texts: ["Nasa Ingles at Pranses ang mga pahina tungkol sa bawat programa:"],
  },
  phoneWithoutScripts:
    "Kung hindi mula sa Canada o Estados Unidos ang numero ninyo, simulan ito sa + at code ng bansa.",
  otherSite: " (ibang site)",
  call: "Tumawag:",
  write: "Sumulat:",
  receipt: {
    title: "Ang inyong form",
    received: "Salamat po. Natanggap namin ang mga sagot ninyo.",
    unproven: {
      heading: "Walang katibayan sa address na ito",
      texts: [
        "Kung kapapadala lang ninyo ng form sa amin, buksan ang buong address na narating ninyo. Puwede rin ninyo kaming tanungin kung natanggap namin ang mga sagot ninyo.",
      ],
    },
    refused: {
      heading: "Hindi pa naipadala",
      texts: [
        "Hindi dumating sa amin ang mga sagot ninyo. Puwede kayong bumalik sa browser at subukan ulit, o makipag-ugnayan sa amin sa ibang paraan.",
      ],
    },
    back: "Bumalik sa pahina sa Tagalog",
  },
};
