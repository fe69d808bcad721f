import { lastPracticeChange, switchPractice } from "../leads/practice.ts";
import { log } from "../log.ts";
import { practiceNotes } from "../outbox/practice-notes.ts";
import { DeskFrame, framed, htmlAnswer, Section } from "./frame.tsx";
import { type Call, postedTo } from "./reader.ts";

const path = "/desk/facts";

export async function showFacts(c: Call): Promise<Response> {
  const { reader } = c.var;
  const { facts } = reader.words;
  const change = await lastPracticeChange(c.env.DB);
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
    </DeskFrame>,
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
  const { now: at, by } = c.var.reader;
  const action = (await postedTo(c))("action");
  if (action !== "stopped" && action !== "resumed") return c.redirect(`${path}?done=nothing`, 303);
  await switchPractice(c.env.DB, { isStopped: action === "stopped", at, by });
  log({ event: "desk", outcome: action });
  return c.redirect(`${path}?done=${action}`, 303);
}
