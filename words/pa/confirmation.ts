import type { ConfirmationWords } from "#lead/confirmation-words.ts";

export const confirmation: ConfirmationWords = {
  notYou: "ਤੁਸੀਂ ਸਾਨੂੰ ਨਹੀਂ ਲਿਖਿਆ? ਸ਼ਾਇਦ ਕਿਸੇ ਨੇ ਗ਼ਲਤੀ ਨਾਲ ਤੁਹਾਡਾ ਈਮੇਲ ਪਤਾ ਲਿਖ ਦਿੱਤਾ ਹੈ। ਸਾਨੂੰ ਦੱਸੋ, ਅਸੀਂ ਇਸ ਨੂੰ ਮਿਟਾ ਦੇਵਾਂਗੇ।",
  notice:
    "ਇਹ ਦੱਸਣ ਲਈ ਕਿ ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਮਿਲ ਗਿਆ ਹੈ, ਅਸੀਂ ਤੁਹਾਡੇ ਦਿੱਤੇ ਪਤੇ ’ਤੇ ਇੱਕ ਈਮੇਲ ਭੇਜਦੇ ਹਾਂ। ਉਸ ਵਿੱਚ ਤੁਹਾਡਾ ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਹੁੰਦਾ।",
};
