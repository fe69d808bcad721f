import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou: "如果您没有联系过我们，可能是有人误填了您的邮箱地址。请告诉我们，我们会将其删除。",
  notice: "为确认已收到您的内容，我们会向您填写的邮箱发送一封邮件，其中不包含您的任何回答。",
};
