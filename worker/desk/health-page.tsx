import { findDeadLetters } from "../leads/dead-letters.ts";
import { readStatus } from "../leads/status.ts";
import { DeskFrame, framed, htmlAnswer, Rows, Section } from "./frame.tsx";
import type { Call } from "./reader.ts";
import { statusRows } from "./status-rows.ts";

const deadLettersShown = 20;

export async function showHealth(c: Call): Promise<Response> {
  const { reader, ask } = c.var;
  const { time } = reader;
  const { health } = reader.words;
  const [status, deadLetters, { meta }] = await Promise.all([
    readStatus(ask, Date.now()),
    findDeadLetters(ask, deadLettersShown),
    c.env.DB.prepare("SELECT 1").run(),
  ]);
  return htmlAnswer(
    <DeskFrame {...framed(c, health.title)} place="health">
      <Rows rows={statusRows(reader, status, meta.size_after)} />
      <Section title={health.deadLetters}>
        <p>{deadLetters.length === 0 ? health.noDeadLetters : health.deadLettersText}</p>
        {deadLetters.map(({ id, body, fault, received_at, replay_at }) => (
          <article>
            <h3>
              {id}, {time(received_at)}
            </h3>
            <p>{fault}</p>
            <pre dir="auto">{body}</pre>
            {replay_at === null ? (
              <form method="post" action="/desk/health?again=dead-letter">
                <button name="replay" value={id}>
                  {health.replay}
                </button>
              </form>
            ) : (
              <p>{health.replaying}</p>
            )}
          </article>
        ))}
      </Section>
    </DeskFrame>,
  );
}
