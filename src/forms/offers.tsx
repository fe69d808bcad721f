import type { ComponentProps } from "react";
import { useForm } from "./form-context.ts";
import { countryNames } from "./phone/country-names.ts";

export function Offer(button: ComponentProps<"button">) {
  return <button type="button" className="visa-offer" {...button} />;
}

/** First words of what decides how urgent a case is: a press writes them, and the visitor continues. */
export function Beginnings({ name, id }: { name: string; id: string }) {
  const { words, state, on } = useForm();
  const disabled = state.phase !== "idle";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend is not laid out in line with its field’s label
    <div className="visa-beginnings" role="group" aria-labelledby={`${id}-begin`}>
      <p className="visa-hint" id={`${id}-begin`}>
        {words.beginWith}
      </p>
      <div>
        {words.beginnings.map((beginning) => (
          <Offer key={beginning} disabled={disabled} onClick={() => on.addBeginning(name, beginning)}>
            {beginning}
          </Offer>
        ))}
      </div>
    </div>
  );
}

/** `atSend`: at the button, where a jump to the field would lead far away. */
export function MendedEmail({ atSend = false }: { atSend?: boolean }) {
  const { words, state, mended, on } = useForm();
  return (
    mended && (
      <Offer key={mended} disabled={state.phase !== "idle"} onClick={() => on.mend(mended, atSend)}>
        {words.didYouMean(mended)}
      </Offer>
    )
  );
}

/** Countries in which the typed number is equally valid; once one is chosen, what remains to be done. */
export function PhoneChoices({ name }: { name: string }) {
  const { words, state, on } = useForm();
  const { question, chosenCountry } = state;
  const nameOf = countryNames(words);
  if (chosenCountry) return <p className="visa-hint">{words.sendAgain(nameOf(chosenCountry))}</p>;
  if (question?.name !== name) return null;
  return question.choices.map(({ country, phone, text }) => (
    <Offer key={country} disabled={state.phase !== "idle"} onClick={() => on.chooseCountry(name, country)}>
      <bdi key={text}>
        {/* The text is in the language of the send. */}
        {question.language === words.language ? text : `${nameOf(country)} ${phone}`}
      </bdi>
    </Offer>
  ));
}
