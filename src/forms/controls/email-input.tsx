import type { ComponentProps } from "react";
import { mendedEmail } from "./mended-email.ts";
import type { Offer, ShowOffer } from "./offer.ts";

interface EmailInputProps extends ComponentProps<"input"> {
  readonly showOffer: ShowOffer;
  onEdited(): void;
}

/** An input for an address, which offers the likely domain where a well-known one is misspelled. */
export function EmailInput({ showOffer, onEdited, enterKeyHint, ...input }: EmailInputProps) {
  /** On leaving the field: an address that is still being typed looks wrong all the time. */
  function offerMended(input: HTMLInputElement): void {
    const mended = mendedEmail(input.value);
    const offer = (email: string): Offer => ({
      id: email,
      label: (words) => words.didYouMean(email),
      accept() {
        input.value = email;
        showOffer(undefined);
        onEdited();
        input.focus();
      },
    });
    showOffer(mended === undefined ? undefined : offer(mended));
  }

  return (
    <input
      {...input}
      type="email"
      inputMode="email"
      enterKeyHint={enterKeyHint}
      spellCheck={false}
      onBlur={({ currentTarget }) => offerMended(currentTarget)}
    />
  );
}
