import { countryOfZone } from "#lead/country-of-zone.ts";
import { type Language, languages } from "#lead/languages.ts";
import { isPlaceZone, minutesAhead, nameClock, zoneOfCountry } from "#lead/local-time.ts";
import { showDate } from "#lead/show-date.ts";
import { wordsIn } from "#words/words-in.ts";
import { mayBeUnanswered, type VisitorStatus } from "../leads/visitor-status.ts";
import type { ReplyPromise } from "../time/reply-promise.ts";
import { countryIn } from "./word-refusal.ts";

interface StatusProps {
  status: VisitorStatus;
  promise: ReplyPromise;
  language: Language;
  /** The firm's. */
  timeZone: string;
  now: number;
}

export function testNote(language: Language): string {
  return String(<p>{wordsIn[language].form.test}</p>);
}

export function statusPart(props: StatusProps): string {
  const { status, promise, language, now } = props;
  const { followUp: words, receipt } = wordsIn[language];
  return String(
    <>
      <h2>{receipt.question}</h2>
      <div>
        <StepsTaken {...props} />
        {status.answeredAt === null ? <StepsAhead {...props} /> : null}
      </div>
      <p>{words.spam}</p>
      {mayBeUnanswered(status, promise, now) ? (
        <form method="post">
          <p>{words.again}</p>
          <button class="button" data-rank="secondary" type="submit">
            {words.nobody}
          </button>
        </form>
      ) : null}
    </>,
  );
}

function StepsTaken({ status, language, timeZone, now }: StatusProps) {
  const { followUp: words, receipt, refusals } = wordsIn[language];
  const { arrivedAt, readAt, answeredAt, way, unansweredAt } = status;
  const { months } = receipt;
  const { tag } = languages[language];
  const zones = [timeZone, ...visitorZone(status, timeZone, now)];
  const ways: Readonly<Record<string, string>> = words.ways;
  const answered = ways[way ?? ""] ?? words.answered;
  const steps = [
    { label: words.arrived, at: arrivedAt },
    { label: words.read, at: readAt },
    { label: words.unanswered, at: unansweredAt },
    { label: answered, at: answeredAt },
  ].flatMap(({ label, at }) => (at === null ? [] : { label, at }));
  const newest = steps.at(-1);
  return (
    <dl>
      {steps.map((step) => (
        <div {...(step === newest && { "aria-current": "step" })}>
          <dt>{step.label}</dt>
          {zones.map((zone) => (
            <dd>
              <time datetime={new Date(step.at).toISOString()}>
                {/* Words, because each language has its own brackets. */}
                {refusals.plan(
                  showDate(step.at, { tag, months, timeZone: zone, precision: "time" }),
                  placeOfClock(zone, timeZone, language, now),
                )}
              </time>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** What is still to come of a lead that has no answer yet. */
function StepsAhead({ status, promise, language, timeZone }: StatusProps) {
  const { followUp: words, receipt } = wordsIn[language];
  const { tag } = languages[language];
  const { months } = receipt;
  return (
    <ol>
      {status.readAt === null ? <StepAhead name={words.ahead.read} time={words.ahead.time} /> : null}
      {promise.isMade ? (
        <li>
          <dl>
            <dt>{words.promised}</dt>
            <dd>{showDate(promise.until - 1, { tag, months, timeZone, precision: "day" })}</dd>
          </dl>
        </li>
      ) : (
        <StepAhead name={words.ahead.answered} time={words.ahead.time} />
      )}
    </ol>
  );
}

function StepAhead({ name, time }: { name: string; time: string }) {
  return (
    <li>
      <strong>{name}</strong> <span>{time}</span>
    </li>
  );
}

/** The everyday name of a clock: abroad its country if that has one usual clock, otherwise its city. */
function placeOfClock(zone: string, firmZone: string, language: Language, now: number) {
  const country = countryOfZone(zone);
  const lastPart = zone.replace(/^.*\//, "");
  const city = lastPart.replaceAll("_", " ");
  const isAbroad = country !== undefined && country !== countryOfZone(firmZone);
  // `Intl` names China's and Ukraine's usual clocks by their countries, which have another one.
  if (isAbroad && (zoneOfCountry(country, now) || !nameClock(now, zone).startsWith(city)))
    return countryIn(language, country);
  return wordsIn[language].followUp.cities[lastPart] ?? city;
}

/** The visitor's time zone if its clock shows another time than the firm's. */
function visitorZone({ timeZone }: VisitorStatus, firmZone: string, now: number) {
  if (timeZone === null || !isPlaceZone(timeZone)) return [];
  return minutesAhead(now, timeZone, firmZone) === 0 ? [] : [timeZone];
}
