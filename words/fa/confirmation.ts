import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou:
    "شما برای ما ننوشته‌اید؟ احتمالاً کسی نشانی ایمیل شما را به‌اشتباه وارد کرده است. به ما بگویید تا آن را پاک کنیم.",
  notice: "برای تأیید دریافت، یک ایمیل به نشانی ایمیلی که داده‌اید می‌فرستیم. هیچ‌یک از پاسخ‌های شما در آن نیست.",
};
