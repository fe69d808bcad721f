import type { Finding } from "./finding.ts";

interface FalseAlarm {
  readonly judge: string;
  readonly rule: string;
  /** What its finding says. */
  readonly text: RegExp;
  readonly reason: string;
}

/** What judges say that is not so. A line goes once its judge has learned better. */
const falseAlarms: readonly FalseAlarm[] = [
  {
    judge: "markup",
    rule: "error",
    text: /Attribute “pathLength” not allowed on element “circle”/,
    reason: "SVG 2 has it on every shape: https://www.w3.org/TR/SVG2/paths.html#PathLengthAttribute",
  },
  {
    judge: "accessibility",
    rule: "ibm:aria_form_label_unique",
    text: /<form [^>]*class="action"/,
    reason:
      "A form without a name is no landmark, and so needs none: https://www.w3.org/TR/html-aam-1.0/#el-form",
  },
  {
    judge: "headers",
    rule: "csp-evaluator:script-src",
    text: /JSONP, AngularJS or user uploaded files/,
    reason: "Nothing of the three is on this host.",
  },
  ...Object.entries({
    "@media": "labels stand above values at every width, in the light scheme",
    "`<body> element`": "its colour is the outer table's too",
    "`border-radius`": "corners are square",
    "`role attribute`": "a retired program says `table` to its screen reader",
    "`table-layout`": "buttons keep their widths by the width attribute",
    "`word-break`": "a very long word widens the mail",
  }).map(([feature, without]) => ({
    judge: "mails",
    rule: "doiuse-email",
    text: new RegExp(`${feature}.* is not supported`),
    reason: `The mail can do without: ${without}.`,
  })),
];

export function reasonAgainst(judge: string, { rule, text }: Finding): string | undefined {
  return falseAlarms.find((alarm) => alarm.judge === judge && alarm.rule === rule && alarm.text.test(text))
    ?.reason;
}
