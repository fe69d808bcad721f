/** A mistake in the worker, and the test that must notice it. */
export interface Mutant {
  /** Below `worker/`. */
  file: string;
  why: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** Below `tests/`. */
  test: string;
}

type Slips = Readonly<Record<string, readonly [find: string, replace: string]>>;

/** By file and test: the harm, the text in the file, and the mistake. */
const slips: Readonly<Record<string, Readonly<Record<string, Slips>>>> = {
  "intake/plain-body.ts": {
    "worker/plain-form.test.ts": {
      "another site's page posts a plain form": [
        'URL.parse(headers.get("Referer") ?? "")?.origin === own',
        "true",
      ],
    },
  },
  "leads/mail-claims.ts": {
    "worker/inbox.test.ts": {
      "the hour has more mails than its bound": ["< ${bounds.hour}", "< ${bounds.hour + 9}"],
      "one network uses up the day's single mails": ["notifications.network_hash", "notifications.id"],
    },
    "worker/attacks.test.ts": {
      "a flood takes the first places in each digest": ["turn, due_at DESC", "due_at"],
    },
  },
  "leads/notifications.ts": {
    "worker/inbox.test.ts": {
      "a mail whose mark never works comes in each digest": ["${day}, ${lease})", "${lease}, ${lease})"],
      "the daily mail never mentions unsent leads": ["row?.unsent ?? 0", "0"],
      "what was sent is sent again": ["removal(db, entry.what, references), addToHistory", "addToHistory"],
    },
    "worker/attacks.test.ts": {
      "nobody hears of a flood from changing networks": ["found?.isFlooded === 1", "false"],
    },
  },
  "leads/phone-candidates.ts": {
    "worker/phone-abroad.test.ts": {
      "only the clock's country is a candidate": ['which === "all" ?', 'which !== "all" ?'],
      "the citizenship is no candidate": ["...countriesNamed(citizenship, language)", ""],
      "what is only possible is offered": ["!(read.isValid || isOwn)", "false"],
    },
  },
  "leads/retention.ts": {
    "worker/erased.test.ts": {
      "a dead letter brings an erased lead back": [
        "dead_letters WHERE iif(",
        "dead_letters WHERE 0 AND iif(",
      ],
    },
    "worker/suspects.test.ts": {
      "a lead is deleted before anybody was notified of it": ["'mail'", "'webhook'"],
      "spam that was confirmed by mistake has lost its text": ["AND ${now - day} AND", "AND ${now} AND"],
    },
  },
  "leads/bounces.ts": {
    "worker/mail-events.test.ts": {
      "one guilty text withholds the others of its digest": ["'digest', 'instant')", "'digest', 'digest')"],
    },
  },
  "leads/identity.ts": {
    "worker/accept.test.ts": {
      "a stranger chooses the reference in a subject": [
        'secret === undefined ? text : await sign(secret, "reference", text)',
        "text",
      ],
    },
  },
  "leads/email-address.ts": {
    "worker/abuse.test.ts": {
      "an address all in Cyrillic passes for another": ["(isAscii(domain) && !isAscii(address)) ||", ""],
    },
  },
  "leads/take-step.ts": {
    "worker/signed-links.test.ts": {
      "two links pressed in turn mail without end": ["< ${mostByLink}", "< 99"],
    },
  },
  "leads/store.ts": {
    "worker/erased.test.ts": {
      "a late message brings an erased lead back": [" AND NOT EXISTS (${wasErased})", ""],
    },
    "worker/webhook.test.ts": {
      "a deployment’s test lead reaches the firm's other tools": [
        "= 'webhook' AND ${isTest}",
        "= 'none' AND ${isTest}",
      ],
    },
    "worker/attacks.test.ts": {
      "a partner's constant key joins one person's lead to another's": [
        "(person_email = ${person.email} OR person_phone = ${person.phone})",
        "1",
      ],
      "a flood of presses keeps genuine leads waiting": [
        "queueForDigest(at, networkHash)",
        "queueForDigest(at, crypto.randomUUID())",
      ],
    },
    "worker/phone.test.ts": {
      "a number that may be a stranger's is called": ["JSON.stringify(phoneReadingOf(lead))", "null"],
    },
    "worker/visitor-page.test.ts": {
      "a stranger has confirmed spam mailed again": ["AND ${progress} ${among(from)}", ""],
    },
  },
  "outbox/alerts.ts": {
    "worker/attacks.test.ts": {
      "the database fills up without a word": ["0.6 * databaseLimit", "0.9 * databaseLimit"],
    },
  },
  "outbox/mails/visitor-text.ts": {
    "claims/mails.test.ts": {
      "a test text of spam filters makes a mail bounce": ['"$& "', '"$&"'],
    },
  },
  "outbox/policy.ts": {
    "worker/inbox.test.ts": {
      "a digest comes twice a day": ["15 * minute - early", "12 * 60 * minute"],
    },
  },
  "outbox/digest.ts": {
    "worker/inbox.test.ts": {
      "a digest names one lead and settles all": ["(reference))", "(reference)).slice(0, 1)"],
    },
  },
  "outbox/mails/digest-mail.ts": {
    "claims/mails.test.ts": {
      "a digest settles leads that it does not name": ["named.map", "leads.map"],
    },
  },
  "outbox/queue.ts": {
    "worker/queue.test.ts": {
      "a good lead is a dead letter after three tries": [
        "content === undefined",
        "content === undefined || message.attempts > 3",
      ],
      "a lead that the database did not take is let go of": [
        "message.retry({ delaySeconds: retryDelay(attempts, isDead) }",
        "message.ack(",
      ],
      "a message that was retried for too long is acknowledged although nothing replaced it": [
        "() => false,",
        "() => true,",
      ],
      "a database that hangs uses up all tries, and the queue deletes the lead": [
        ", messageTimeout)",
        ", 2 ** 31 - 1)",
      ],
    },
  },
  "outbox/deliver.ts": {
    "worker/queue.test.ts": {
      "a mark is tried once, and a passing failure repeats a mail": [
        "retryWithBackoff(() => done(claimed, answer)",
        "done(claimed, answer",
      ],
    },
  },
  "intake/accept.ts": {
    "worker/accept.test.ts": {
      "a lead is accepted that nothing has stored": ["queueWholeLead(env, lead)", "lead"],
      "a visitor gets a reference that no lead has": ['lead: { ...lead, earlierReference: "" }', "lead"],
    },
  },
  "outbox/sweep.ts": {
    "worker/local.test.ts": {
      "a time that somebody names deletes leads": ["channelsOf(env), Date.now()", "channelsOf(env), clock()"],
    },
  },
  "outbox/heartbeat.ts": {
    "worker/heartbeat.test.ts": {
      "the heartbeat says that all is well while mail fails": ["[...problems, ", "["],
    },
  },
  "outbox/mails/parts.ts": {
    "claims/mails.test.ts": {
      "a visitor's markup takes effect in a mail": ["escapeHtml(lines(text)", "lines(text"],
    },
  },
  "log.ts": {
    "worker/abuse.test.ts": {
      "a visitor's words are in the log": ["code ? `${error.name} ${code}` : error.name", "error.message"],
    },
  },
  "intake/guards.ts": {
    "worker/contract.test.ts": {
      "one network fills the database": [
        "isWithin(NETWORKS, `${purpose} ${networkOfClient(address)}`)",
        "true",
      ],
      "the body of a limited client is read": [
        ': languageOf(headers.get("Content-Language"))',
        ": undefined",
      ],
    },
  },
  "app.ts": {
    "worker/signed-links.test.ts": {
      "links are pressed without a limit": [
        '!(await isOverLimit(c.req.raw, c.env, "link"))',
        "c.env !== undefined",
      ],
    },
    "worker/contract.test.ts": {
      "posts to addresses that do not exist have no limit": ['app.post("*", limitClient("form"));', ""],
    },
  },
  "intake/language-in.ts": {
    "unit/strangers-text.test.ts": {
      "60,000 blanks hold the worker for seconds": [
        "\\\\s{0,9}([\\\\w-]{1,40})`);\nconst inPlain",
        '\\\\s*([\\\\w-]*)\\\\s*"`);\nconst inPlain',
      ],
    },
  },
  "leads/confirmations.ts": {
    "worker/confirmations.test.ts": {
      "anyone can have a mail sent to an address each time": [
        "other.confirmed_at > ${now - day}",
        "other.confirmed_at > ${now}",
      ],
      "confirmations go on bouncing": ["> ${mostRefused}", "> 1000"],
      "a complaint stops no confirmation": ["${Number(isComplaint)} OR ", ""],
      "confirmations have no bound": ["max(${confirmationsOfDay} - ", "max(1e9 - "],
    },
  },
  "leads/stored-schema.ts": {
    "unit/leads-command.test.ts": {
      "a spoilt day of an import breaks the desk": ["next_on: day.nullish()", "next_on: text.nullish()"],
    },
  },
  "leads/search-words.ts": {
    "worker/attacks.test.ts": {
      "a post is stored as thirteen times its size": [".slice(0, letters)", ""],
    },
  },
  "local.ts": {
    "worker/local.test.ts": {
      "a page under a rebound name reads the local desk": [
        '(place === "document" || isOwnFrame)',
        '(place === null || place === "document" || isOwnFrame)',
      ],
      "a picture on any page ends the local product's time": ["Date.now() + minute)", "Number.MAX_VALUE)"],
    },
  },
  "intake/practice.ts": {
    "worker/practice.test.ts": {
      "a stopped practice takes leads": ["(await isStoppedAtDesk(env.DB))", "true"],
      "firm/facts.yaml stops nothing": ["byFirm === undefined && !", "!"],
      "the switch of a database that is down costs a lead": ["return false;", "return true;"],
    },
  },
  "intake/plain-form.ts": {
    "worker/practice.test.ts": {
      "a stopped practice takes plain forms": ["await refuseWhileStopped(c.env);", ""],
    },
  },
  "outbox/watched-facts.ts": {
    "worker/watch.test.ts": {
      "a change on the day on which its fact was read is not told": [
        "Math.max(at, Date.parse(asOf) + day)",
        "Date.parse(value) + day",
      ],
    },
  },
  "outbox/official-pages.ts": {
    "worker/watch.test.ts": {
      "the product asks official pages before it is deployed": ['env.WATCH_PAGES === "yes"', "true"],
      "pages are asked in a sweep that has something to send": [
        " && !(await isAnythingDue(env.DB, now))",
        "",
      ],
      "a change is told after more than a week": ["6 * day", "9 * day"],
      "a changed page is never told": ["isOther ? now", "!isOther ? page.found_at"],
      "a page that cannot be read is not told": ["before?.failing_since ?? now", "null"],
    },
  },
  "leads/practice.ts": {
    "worker/practice.test.ts": {
      "a second press hides who stopped the practice": ["INSERT OR IGNORE", "INSERT OR REPLACE"],
      "a practice that is open again stays stopped": ["WHERE name = ${other}", "WHERE 0 AND name = ${other}"],
    },
  },
  "intake/receipt.ts": {
    "worker/visitor-page.test.ts": {
      "a stranger presses old leads without a limit": [
        'request.method === "POST" && (await',
        "false && (await",
      ],
    },
  },
  "leads/steps.ts": {
    "worker/visitor-page.test.ts": {
      "a stranger's press takes the outcome of a closed lead": [
        "contacted_at = iif(closed_at IS NULL, NULL, contacted_at),",
        "contacted_at = NULL, closed_at = NULL, outcome = NULL,",
      ],
    },
  },
  "leads/browse.ts": {
    "worker/sums.test.ts": {
      "a month of many leads reads all of them again and again": [
        "received_at <= ${below.receivedAt} AND ",
        "",
      ],
    },
  },
  "leads/month.ts": {
    "worker/desk-work.test.ts": {
      "made-up codes hide the firm's own pages": ["kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || ", ""],
    },
  },
  "desk/actions/giving.tsx": {
    "worker/desk-work.test.ts": {
      "a lead is given to an address that nobody has": [
        'person === posted("to")) ?? null',
        'person === posted("to")) ?? posted("to")',
      ],
    },
  },
  "desk/print-pages.tsx": {
    "worker/desk-work.test.ts": {
      "an agreement names a person by a part of an address": [
        "emails[number] === owner",
        "emails[number]?.includes(owner)",
      ],
    },
  },
  "desk/lead-row.tsx": {
    "worker/phone-abroad.test.ts": {
      "the list calls one of two readings": ["phoneReading?.other ? undefined : ", ""],
    },
  },
  "desk/month-page.tsx": {
    "worker/desk-work.test.ts": {
      "what came of a partner's leads is shown": [
        'kind === "partner" || kind === "code"',
        'kind === "partner"',
      ],
    },
  },
  "leads/test-posts.ts": {
    "worker/inbox.test.ts": {
      "a stranger's made-up origins are in the daily mail": ['? origin : ""', "? origin : origin"],
    },
  },
  "leads/answered.ts": {
    "worker/answered.test.ts": {
      "one network sinks the published figure": ["AND network_repeat IS NOT 1 AND (", "AND ("],
      "marking people as spam late raises the published figure": ["spamAt >= timeOver(arrivedAt)", "false"],
      "a visitor who reports that nobody wrote counts as answered": [
        "unansweredAt === null && contactedAt",
        "contactedAt",
      ],
    },
  },
  "leads/visitor-status.ts": {
    "worker/visitor-page.test.ts": {
      "a visitor's button has no end": ["now < until + mayReportFor && ", ""],
    },
  },
  "time/reply-promise.ts": {
    "worker/visitor-page.test.ts": {
      "a reply is late before its last day is over": ["addDays(last, 1)", "last"],
    },
  },
};

/**
 * `npm run test:full -- mutants` puts one at a time into the worker: a mutant that no test notices is a
 * promise without proof.
 */
export const mutants: readonly Mutant[] = Object.entries(slips).flatMap(([file, byTest]) =>
  Object.entries(byTest).flatMap(([test, some]) =>
    Object.entries(some).map(([why, [find, replace]]) => ({ file, why, find, replace, test })),
  ),
);
