import { nextStepsIn } from "#content/firm/practice.ts";
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

export function statusTexts(
  props: StatusProps,
): Record<"status" | "next", string> & { heading?: string | undefined } {
  const { status, language, timeZone } = props;
  const { followUp: words, receipt } = wordsIn[language];
  const { news, at = 0 } = stepsTaken(props).at(-1) ?? {};
  const reply = isDue(props) ? "" : receipt.replyBy(undefined);
  return {
    status: statusPart(props),
    heading: news && words.news[news](showDate(at, { ...calendarOf(language), timeZone, precision: "day" })),
    next: status.answeredAt === null ? nextPart(language, reply) : "",
  };
}

function nextPart(language: Language, reply: string) {
  const words = wordsIn[language];
  return String(
    <>
      <h2>{words.receipt.nextHeading}</h2>
      <ol>
        {nextStepsIn(words, reply).map((step) => (
          <li>{step.trim()}</li>
        ))}
      </ol>
    </>,
  );
}

const isDue = ({ promise, now }: StatusProps) => promise.isMade && now < promise.until;

const calendarOf = (language: Language) => ({
  tag: languages[language].tag,
  months: wordsIn[language].receipt.months,
});

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
      {status.answeredAt !== null && status.way === "email" ? <p>{words.spam}</p> : null}
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

function stepsTaken({ status, language }: StatusProps) {
  const { arrivedAt, readAt, answeredAt, way, unansweredAt } = status;
  const { followUp: words } = wordsIn[language];
  const { ways } = words;
  const known = way && way in ways ? (way as keyof typeof ways) : undefined;
  const steps = [
    { label: words.arrived, at: arrivedAt },
    { label: words.read, at: readAt, news: "read" as const },
    { label: words.unanswered, at: unansweredAt, news: "unanswered" as const },
    { label: known ? ways[known] : words.answered, at: answeredAt, news: known ?? ("answered" as const) },
  ];
  return steps
    .flatMap(({ label, at, news }) => (at === null ? [] : { label, at, news }))
    .sort((a, b) => a.at - b.at);
}

function StepsTaken(props: StatusProps) {
  const { status, language, timeZone, now } = props;
  const { refusals } = wordsIn[language];
  const zones = [timeZone, ...visitorZone(status, timeZone, now)];
  const steps = stepsTaken(props);
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
                  showDate(step.at, { ...calendarOf(language), timeZone: zone, precision: "time" }),
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

function StepsAhead(props: StatusProps) {
  const { status, promise, language, timeZone } = props;
  const { followUp: words } = wordsIn[language];
  return (
    <ol>
      {status.readAt === null ? <StepAhead name={words.ahead.read} time={words.ahead.time} /> : null}
      {isDue(props) ? (
        <li>
          <strong>
            {words.promised(
              showDate(promise.until - 1, { ...calendarOf(language), timeZone, precision: "day" }),
            )}
          </strong>
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

/** How people name a clock: by its country if it is abroad and has one usual clock, otherwise by its city. */
function placeOfClock(zone: string, firmZone: string, language: Language, now: number) {
  const country = countryOfZone(zone);
  const lastPart = zone.replace(/^.*\//, "");
  const city = lastPart.replaceAll("_", " ");
  const isAbroad = country !== undefined && country !== countryOfZone(firmZone);
  // China and Ukraine have further zones; `Intl` names the usual one by the country, not by a city.
  if (isAbroad && (zoneOfCountry(country, now) || !nameClock(now, zone).startsWith(city)))
    return countryIn(language, country);
  return wordsIn[language].followUp.cities[lastPart] ?? city;
}

function visitorZone({ timeZone }: VisitorStatus, firmZone: string, now: number) {
  if (timeZone === null || !isPlaceZone(timeZone)) return [];
  return minutesAhead(now, timeZone, firmZone) === 0 ? [] : [timeZone];
}
