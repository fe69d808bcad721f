import type { AnswersFileWords, ResendWords } from "#lead/form-tools-words.ts";

export const answersFile: AnswersFileWords = {
  save: "把我的回答保存为文件",
  caution: "请不要在公用电脑上保存：别人可能看到。",
  saved: (name) => `您的回答已存入文件 ${name}。`,
  savedCopy: (name) => `您所发送内容的副本已存入文件 ${name}。`,
  download: "改为下载文件",
  cannotSave: "这个应用不能保存文件。请复制您的回答，或在您常用的浏览器中打开本页。",
  filled: (count) => `已从文件填入 ${count}\u00a0个回答。`,
  unsent: "没有发送任何内容。",
  kept: (count) => `您之前已填写的 ${count}\u00a0个回答保持不变。`,
  replace: "用文件中的回答替换",
  unplaced: "文件中的以下回答在本表中没有对应的问题：",
  problems: {
    large: "这个文件太大，不是回答文件。请选择您从表格保存的文件。",
    foreign: "这不是回答文件。请选择您从表格保存的文件。",
    newer: "这个文件来自较新版本的表格。请在您保存它的那份表格中打开。",
    archive: "这是浏览器另存的网页存档（MHTML）。请选择您从表格保存的文件。",
    encoding: "这个文件被某个程序用 UTF-8 以外的编码重新保存过，有些字已经丢失。请选择您从表格保存的文件。",
  },
  title: (form) => `我的回答：${form}`,
  savedOn: (day) => `保存于${day}`,
  copyOf: (day) => `您所发送内容的副本，保存于${day}`,
  reopen: (firm, button) => `要继续使用这些回答，请打开 ${firm} 的这份表格，然后点击“${button}”：`,
  fileName: "回答",
};

export const resend: ResendWords = {
  offer: "联网后自动发送",
  waiting: "联网后会自动发送。请不要关闭本页。重复发送也只算一次。",
  stop: "停止",
  stopped: "已停止。您填写的内容都还在。",
  slow: "网络很慢。我们正在等待回应。",
  otherWays: "如果仍然无法发送，您也可以通过以下方式联系我们：",
  ownForm: "我们网站上的表格",
};
