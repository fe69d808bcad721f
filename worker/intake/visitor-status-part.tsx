import { type Language, languages } from "#lead/languages.ts";
import { isoTime, isPlaceZone, minutesAhead } from "#lead/local-time.ts";
import { wordsIn } from "#words/words-in.ts";
import { mayBeUnanswered, type VisitorStatus } from "../leads/visitor-status.ts";
import type { ReplyPromise } from "../reply-promise.ts";

interface StatusProps {
  readonly status: VisitorStatus;
  readonly promise: ReplyPromise;
  readonly language: Language;
  /** The firm's. */
  readonly timeZone: string;
  readonly now: number;
}

/** Tells whoever tries a form that nothing was sent. */
export function testNote(language: Language): string {
  return String(<p>{wordsIn[language].form.test}</p>);
}

/** Tells a visitor when their lead arrived, was read and answered; what is not known is left out. */
export function statusPart(props: StatusProps): string {
  return String(<StatusPart {...props} />);
}

function StatusPart({ status, promise, language, timeZone, now }: StatusProps) {
  const words = wordsIn[language].followUp;
  const { arrivedAt, readAt, answeredAt, way, unansweredAt } = status;
  const zones = [timeZone, ...visitorZone(status, timeZone, now)];
  const isWay = (text: string): text is keyof typeof words.ways => Object.hasOwn(words.ways, text);
  const row = (label: string, at: number | null) =>
    at === null ? null : (
      <>
        <dt>{label}</dt>
        {zones.map((zone) => (
          <dd>
            <time datetime={new Date(at).toISOString()}>{showMoment(at, zone, language)}</time>
          </dd>
        ))}
      </>
    );
  return (
    <>
      <h2>{wordsIn[language].receipt.question}</h2>
      <dl>
        {row(words.arrived, arrivedAt)}
        {row(words.read, readAt)}
        {row(words.unanswered, unansweredAt)}
        {row(way !== null && isWay(way) ? words.ways[way] : words.answered, answeredAt)}
        {!promise.isMade || answeredAt !== null ? null : (
          <>
            <dt>{words.promised}</dt>
            <dd>{showMoment(promise.until - 1, timeZone, language, day)}</dd>
          </>
        )}
      </dl>
      <p>{words.spam}</p>
      {mayBeUnanswered(status, promise, now) ? (
        <form method="post">
          <p>{words.again}</p>
          <button class="button" data-rank="secondary" type="submit">
            {words.nobody}
          </button>
        </form>
      ) : null}
    </>
  );
}

/** The visitor's time zone where its clock shows another time than the firm's. */
function visitorZone({ timeZone }: VisitorStatus, of: string, now: number): readonly string[] {
  if (timeZone === null || !isPlaceZone(timeZone)) return [];
  return minutesAhead(now, timeZone, of) === 0 ? [] : [timeZone];
}

const day = { year: "numeric", month: "long", day: "numeric" } as const;
const moment = { ...day, hour: "numeric", minute: "2-digit", timeZoneName: "longGeneric" } as const;

/** By our calendar and digits, as the receipt in the browser. */
function showMoment(
  at: number,
  timeZone: string,
  language: Language,
  parts: Intl.DateTimeFormatOptions = moment,
): string {
  const { months } = wordsIn[language].receipt;
  const { tag } = languages[language];
  // workerd says that it knows Punjabi, and writes `2026 M11 25`.
  if (months) {
    const [date = "", clock] = isoTime(at, timeZone).slice(0, 16).split("T");
    const [year, month, dayOfMonth] = date.split("-").map(Number);
    const place = timeZone.replace(/^.*\//, "").replaceAll("_", " ");
    const shown = `${dayOfMonth} ${months[Number(month) - 1]} ${year}`;
    return parts === day ? shown : `${shown}, ${clock} (${place})`;
  }
  const locale = `${tag}-u-ca-gregory-nu-latn`;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(at);
}
