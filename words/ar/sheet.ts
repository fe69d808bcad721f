import { firm } from "#content/firm/firm.ts";
import type { SheetWords } from "#lead/words.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const sheet: SheetWords = {
  heading: "هل تريدون العيش أو العمل أو الدراسة في كندا؟",
  lead: (languages) =>
    `السؤال مجاني. يقرأ ${adviser} رسالتكم ويخبركم${languages && ` ${languages}`} هل يمكننا مساعدتكم.`,
  scan: "وجّهوا كاميرا الهاتف نحو الرمز، أو افتحوا ",
  check: "قبل أن تكتبوا إلينا، تحقّقوا من هويتنا: ",
  malformed:
    "هذا ليس رمز شريك، لذلك لن يُنسب ما يأتي من هذه الورقة إلى أحد. يتكوّن الرمز من 1 إلى 64 حرفًا: a–z، 0–9 والشرطة.",
  print: "طباعة الورقة",
};
