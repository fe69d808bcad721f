import { firm } from "#content/firm/firm.ts";
import type { SheetWords } from "#lead/words.ts";
import { firm as words } from "./forms.ts";

const adviser = words.advisers[firm.profession];

export const sheet: SheetWords = {
  heading: "想来加拿大生活、工作或学习吗？",
  lead: (languages) =>
    `询问不收费。${adviser}会阅读您的留言，并${languages && `用${languages}`}告诉您我们能否提供帮助。`,
  scan: "请用手机扫描二维码，或打开",
  check: "联系我们之前，请先核实我们的身份：",
  malformed:
    "这不是合作伙伴代码，因此来自这张单页的咨询不会记在任何人名下。代码由 1 到 64\u00a0个字符组成：a–z、0–9 和连字符。",
  print: "打印这一页",
};
