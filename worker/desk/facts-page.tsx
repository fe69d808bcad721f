import { isoTime } from "#lead/local-time.ts";
import { claimsIn } from "#words/claims-in.ts";
import { markFactRead, readWatched } from "../leads/official-pages.ts";
import { practiceChangeIn, practiceStates, switchPractice } from "../leads/practice.ts";
import { log } from "../log.ts";
import { practiceNotes } from "../outbox/practice-notes.ts";
import { isFact, type WatchedFact, watchedFacts } from "../outbox/watched-facts.ts";
import { DeskFrame, framed, htmlAnswer, Section } from "./frame.tsx";
import { type Call, deskDay, postedTo, type Reader } from "./reader.ts";

const path = "/desk/facts";

export async function showFacts(c: Call): Promise<Response> {
  const { reader } = c.var;
  const { facts } = reader.words;
  const watched = await readWatched(c.env.DB, practiceStates);
  const change = practiceChangeIn(watched.states);
  if (c.req.query("stop") !== undefined && !change?.isStopped) return askToStop(c);
  const notes = practiceNotes(reader, change);
  return htmlAnswer(
    <DeskFrame {...framed(c, facts.title)} place="facts">
      <Section title={facts.practice}>
        {notes.length === 0 ? <p>{facts.open}</p> : notes.map((note) => <p>{note}</p>)}
        {change?.isStopped ? (
          <form method="post" action={`${path}?again=facts`}>
            <button name="action" value="resumed">
              {facts.resume}
            </button>
          </form>
        ) : (
          <form action={path}>
            <button name="stop" value="ask">
              {facts.stop}
            </button>
          </form>
        )}
      </Section>
      <Section title={facts.watched}>
        <p>{facts.watchedText}</p>
        {watchedFacts(watched).map((fact) => (
          <Fact reader={reader} fact={fact} />
        ))}
      </Section>
    </DeskFrame>,
  );
}

function Fact({ reader, fact }: { reader: Reader; fact: WatchedFact }) {
  const { facts } = reader.words;
  const { id, href, place, address, readOn, changedOn, failingSince, fault, isChanged } = fact;
  const day = (at: number) => deskDay(isoTime(at, reader.timeZone).slice(0, 10), reader);
  return (
    <article id={id}>
      <h3>{id}</h3>
      <p class={isChanged ? "alert" : undefined}>
        {[
          facts.readOn(deskDay(readOn, reader)),
          changedOn && facts.changedOn(deskDay(changedOn, reader)),
          failingSince && facts.failing(day(failingSince), fault ?? ""),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p>{claimsIn[reader.language][id]}</p>
      <p>
        <a href={href} rel="noreferrer">
          {facts.official}
        </a>{" "}
        · {address ? <a href={address}>{place}</a> : <code>{place}</code>}
      </p>
      <form method="post" action={`${path}?again=facts`}>
        <button name="read" value={id}>
          {facts.read}
        </button>
      </form>
    </article>
  );
}

function askToStop(c: Call) {
  const { facts } = c.var.reader.words;
  return htmlAnswer(
    <DeskFrame {...framed(c, facts.askToStop)} place="facts">
      <p>{facts.stopEffect}</p>
      <form method="post" action={`${path}?again=facts`}>
        <p class="row">
          <button name="action" value="stopped">
            {facts.stopNow}
          </button>
          <a href={path}>{facts.keepOpen}</a>
        </p>
      </form>
    </DeskFrame>,
  );
}

export async function postFacts(c: Call): Promise<Response> {
  const { now: at, by, today } = c.var.reader;
  const posted = await postedTo(c);
  const [action, read] = [posted("action"), posted("read")];
  if (isFact(read)) {
    await markFactRead(c.env.DB, read, today, at);
    return c.redirect(`${path}?done=read`, 303);
  }
  if (action !== "stopped" && action !== "resumed") return c.redirect(`${path}?done=nothing`, 303);
  await switchPractice(c.env.DB, { isStopped: action === "stopped", at, by });
  log({ event: "desk", outcome: action });
  return c.redirect(`${path}?done=${action}`, 303);
}
