import { type Row, row } from "#lead/present.ts";
import { findDeadLetters } from "../leads/dead-letters.ts";
import { asking } from "../leads/sql.ts";
import { readStatus, type Status } from "../leads/status.ts";
import { DeskFrame, framed, htmlAnswer, Rows, Section } from "./frame.tsx";
import type { Call, Reader } from "./reader.ts";

const deadLettersShown = 20;

export async function showHealth(c: Call): Promise<Response> {
  const ask = asking(c.env.DB);
  const reader = c.get("reader");
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

function statusRows({ words, time }: Reader, status: Status, size: number): readonly Row[] {
  const { health, locale, lead } = words;
  const number = (count: number) => count.toLocaleString(locale);
  const last = (at: number | null = null) => (at === null ? health.never : time(at));
  return [
    row(health.leads, health.leadsText(status.leads, status.lastDay)),
    row(health.waiting, number(status.waiting)),
    row(health.suspects, number(status.suspects)),
    row(health.mails, number(status.mailedLastDay)),
    ...(status.unsent.length === 0 ? [row(health.unsent, number(0))] : []),
    ...status.unsent.map(({ channel, count, oldest, failing_since, error }) =>
      row(
        health.unsentBy(channel),
        [
          health.unsentText(count, time(oldest)),
          ...(failing_since === null ? [] : [lead.failing(time(failing_since), error ?? "")]),
        ].join(", "),
      ),
    ),
    row(health.lastCron, last(status.lastCron)),
    row(health.lastDaily, last(status.lastDailyMail)),
    row(health.lastDigest, last(status.lastDigest)),
    row(health.alerts, status.alerts.map(({ name, at }) => `${name} ${time(at)}`).join("; ") || health.none),
    row(health.database, health.megabytes(size / 1e6)),
  ];
}
