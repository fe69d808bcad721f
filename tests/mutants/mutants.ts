/** A mistake in the sources, and the test that must notice it. */
export interface Mutant {
  file: string;
  why: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** Below `tests/`. */
  test: string;
  /** A part of the title of the test that fails; empty where the whole file is the proof. */
  claim: string;
}

type Slips = Readonly<Record<string, readonly [file: string, find: string, replace: string]>>;

/** By proof, as the tables of lead-lifecycle.md and threats.md name it: the harm, and the mistake. */
const slips: Readonly<Record<string, Slips>> = {
  "faults/outages.test.ts": {
    "a lead that the queue did not bring is due a day later": [
      "worker/leads/store.ts",
      "+ (value ->> 'delay'),",
      "+ 86400000,",
    ],
    "no digest comes after an outage": [
      "worker/outbox/sweep.ts",
      "digest: () => sendDigest(env, clock()),",
      "digest: async () => undefined,",
    ],
  },
  "worker/accept.test.ts: when the database fails": {
    "a lead is accepted that nothing has stored": [
      "worker/intake/accept.ts",
      "queueWholeLead(env, lead)",
      "lead",
    ],
    "a lead is accepted that neither database nor queue took": [
      "worker/intake/accept.ts",
      'throw new RefusalError(503, "notStored", { "Retry-After": "60" });',
      "return { reference: lead.reference };",
    ],
  },
  "worker/accept.test.ts: a database that hangs is given up after two seconds": {
    "a visitor waits for a database that hangs": [
      "worker/intake/accept.ts",
      "const storeTimeout = 2000;",
      "const storeTimeout = 6000;",
    ],
  },
  "faults/faults.test.ts": {
    "a retry stores a second row": [
      "worker/intake/accept.ts",
      'if (stored.outcome === "taken") {',
      'if (stored.outcome === "taken" || (tries === 2 && attempt === 0)) {',
    ],
    "a mail that failed counts as sent": [
      "worker/outbox/notify.ts",
      'failed: (_, error) => postpone(db, "mail", [reference], { dueAt: now, fault: reasonOf(error), now }),',
      'failed: () => markLeadsNotified(db, [reference], { at: now, what: "mail", about: "lead" }),',
    ],
  },
  "worker/inbox.test.ts: keeps others from sending while it lasts": {
    "two invocations mail one lead": [
      "worker/leads/mail-claims.ts",
      "due_at = iif(changes() > 0, ${leaseEnd(now)}, due_at)",
      "due_at = due_at",
    ],
  },
  "worker/queue.test.ts: asks for a message again": {
    "a lead that the database did not take is let go of": [
      "worker/outbox/queue.ts",
      "message.retry({ delaySeconds: retryDelay(attempts, isDead) }",
      "message.ack(",
    ],
  },
  "worker/queue.test.ts: the dead-letter queue": {
    "a message that was retried for too long is acknowledged although nothing replaced it": [
      "worker/outbox/queue.ts",
      "() => false,",
      "() => true,",
    ],
  },
  "worker/queue.test.ts: stores its lead at attempt": {
    "a good lead is a dead letter after three tries": [
      "worker/outbox/queue.ts",
      "content === undefined",
      "content === undefined || message.attempts > 3",
    ],
  },
  "worker/practice.test.ts: a database that cannot be read": {
    "the switch of a database that is down costs a lead": [
      "worker/intake/practice.ts",
      "return false;",
      "return true;",
    ],
  },
  "worker/queue.test.ts: mails its leads whole while the database is down": {
    "nobody hears of leads while the database is down": [
      "worker/outbox/queue.ts",
      "if (isDead && queued)",
      "if (!isDead && queued)",
    ],
  },
  "worker/restore.test.ts: a restore loses no lead": {
    "an import restores no notification": [
      "worker/leads/stored-lead.ts",
      "...stored.unsent.map(",
      "...stored.unsent.slice(0, 0).map(",
    ],
  },
  "unit/leads-command.test.ts: an import": {
    "an import brings back what was erased": [
      "scripts/leads/import.ts",
      "hashes.has(await sha256(reference))",
      "hashes.has(reference)",
    ],
  },
  "worker/heartbeat.test.ts: the database is left alone": {
    "a switch left on reads as all is well": [
      "worker/index.ts",
      "sweep(withoutDatabase(env), controller.scheduledTime)",
      "sweep(env, controller.scheduledTime)",
    ],
  },
  "worker/heartbeat.test.ts: hears of what hangs": {
    "a sweep waits until Cloudflare ends it": [
      "worker/outbox/sweep.ts",
      "const partTimeout = 2 * minute;",
      "const partTimeout = 20 * minute;",
    ],
  },
  "worker/mail.test.ts: a lead on which the template of": {
    "one lead blocks all others of its mail": [
      "worker/outbox/mails/render-safely.ts",
      'return render(withWords(lead, JSON.stringify(lead.answers) ?? ""));',
      "throw error;",
    ],
  },
  "worker/calls.test.ts": {
    "a sweep makes the 51st call": ["worker/outbox/sweep.ts", "withWebhook: 2 }", "withWebhook: 4 }"],
  },
  "worker/inbox.test.ts: later the same day when the cron was silent": {
    "a cron that is silent for an hour costs the daily mail": [
      "worker/outbox/daily.ts",
      "at > now - 2 * day",
      "at > now - 2 * 3_600_000",
    ],
  },
  "worker/heartbeat.test.ts: mail that fails": {
    "the heartbeat says that all is well while mail fails": [
      "worker/outbox/heartbeat.ts",
      "[...problems, ",
      "[",
    ],
  },
  "worker/heartbeat.test.ts: the heartbeat": {
    "the heartbeat says that all is well without the queue": [
      "worker/outbox/heartbeat.ts",
      "if (HEARTBEAT_URL) await LEADS",
      "if (!HEARTBEAT_URL) await LEADS",
    ],
  },
  "worker/accept.test.ts: gets a reference that will exist": {
    "a visitor gets a reference that no lead has": [
      "worker/intake/accept.ts",
      'lead: { ...lead, earlierReference: "" }',
      "lead",
    ],
  },
  "worker/accept.test.ts: a first copy": {
    "a first copy corrects its correction": [
      "worker/leads/store.ts",
      "AND received_at <= ${receivedAt} AND reference",
      "AND reference",
    ],
  },
  "worker/accept.test.ts: answers that are sent again": {
    "a person who writes again counts as answered": [
      "worker/leads/steps.ts",
      "sql`received_at = ${at}, contacted_at = NULL, closed_at = NULL,`",
      "sql`received_at = ${at},`",
    ],
  },
  "worker/attacks.test.ts: in a flood of": {
    "a digest comes once an hour": [
      "worker/outbox/policy.ts",
      "pause: 15 * minute - early",
      "pause: 60 * minute - early",
    ],
  },
  "worker/inbox.test.ts: of a cron that comes late": {
    "a late cron takes a lease in the past": [
      "worker/outbox/sweep.ts",
      "Math.max(scheduledAt - Date.now(), 0)",
      "scheduledAt - Date.now()",
    ],
  },
  "worker/mail-events.test.ts: after a bounce": {
    "nobody hears that mail bounces": ["worker/outbox/mail-events.ts", "await alertOfMail(env, now);", ""],
  },
  "worker/mail-events.test.ts: a lead whose text mail servers reject": {
    "one guilty text withholds the others of its digest": [
      "worker/leads/bounces.ts",
      "'digest', 'instant')",
      "'digest', 'digest')",
    ],
  },
  "worker/inbox.test.ts: a mail that fails": {
    "a mail that failed is repeated each minute": [
      "worker/leads/mail-claims.ts",
      "SET timing = 'digest', tries = tries + changes()",
      "SET tries = tries + changes()",
    ],
  },
  "worker/webhook.test.ts: a failure": {
    "a redirect takes a lead elsewhere": [
      "worker/outbox/webhook.ts",
      'redirect: "manual"',
      'redirect: "follow"',
    ],
  },
  "worker/webhook.test.ts: a secret that is no base64": {
    "nobody hears that nothing can be signed": [
      "worker/outbox/failure-reason.ts",
      "reason === secretFault ||",
      "",
    ],
  },
  "worker/webhook.test.ts: 410 stops all sending": {
    "a receiver that has gone is called for ever": [
      "worker/outbox/webhook.ts",
      "answer.status === 410",
      "answer.status === 411",
    ],
  },
  "worker/queue.test.ts: whose mark fails": {
    "a mark is tried once, and a passing failure repeats a mail": [
      "worker/outbox/deliver.ts",
      "retryWithBackoff(() => done(claimed, answer)",
      "done(claimed, answer",
    ],
  },
  "worker/inbox.test.ts: that is never marked": {
    "a mail whose mark never works comes in each digest": [
      "worker/leads/notifications.ts",
      "${day}, ${lease})",
      "${lease}, ${lease})",
    ],
  },
  "worker/webhook.test.ts: a webhook down for a day": {
    "nobody hears of a webhook that is down": [
      "worker/outbox/alerts.ts",
      "posting.since <= now - day ||",
      "",
    ],
  },
  "worker/heartbeat.test.ts: for 15 minutes": {
    "mail that fails for a quarter of an hour is not reported": [
      "worker/outbox/alerts.ts",
      "failure.since > now - mailMayFail",
      "failure.since > now - 99 * mailMayFail",
    ],
  },
  "worker/queue.test.ts: keeps one poisonous message of ten": {
    "a message that cannot be read comes again and again": [
      "worker/outbox/queue.ts",
      'if (content === undefined) return store(env, message, "not readable");',
      'if (content === undefined) throw new TypeError("not readable");',
    ],
  },
  "worker/accept.test.ts: one lead, one row": {
    "a repeat without a key is a second lead": [
      "worker/leads/identity.ts",
      "earlierReference: before.reference",
      'earlierReference: ""',
    ],
  },
  "browser/forms.spec.ts: says that it sends": {
    "a second press sends a second time": [
      "src/forms/sending/use-sending.ts",
      'if (now.current.phase !== "idle") return;',
      "",
    ],
  },
  "browser/sending.spec.ts: a send that is lost online": {
    "a visitor without a connection reads that the lead may have been sent": [
      "src/forms/sending/send-lead.ts",
      "const isOffline = navigator.onLine === false;",
      "const isOffline = navigator.onLine === undefined;",
    ],
  },
  "browser/sending.spec.ts: from the second loss while online": {
    "a visitor whose sends are lost sees no phone number": [
      "src/forms/sending/send-lead.ts",
      "const failed = navigator.onLine !== false && !signal?.aborted;",
      "const failed = false;",
    ],
  },
  "browser/sending.spec.ts: a stalled send": {
    "a slow line has no way out": [
      "src/forms/sending/use-sending.ts",
      "const patience = 12_000;",
      "const patience = 120_000;",
    ],
  },
  "browser/sending.spec.ts: a message is sent where": {
    "a browser without crypto cannot send": [
      "src/forms/sending/send-lead.ts",
      "known(() => crypto.getRandomValues(new Uint8Array(16))) ?? guessableBytes()",
      "crypto.getRandomValues(new Uint8Array(16))",
    ],
  },
  "browser/sending.spec.ts: a failure before the post": {
    "a form that failed before the post may have been sent": [
      "src/forms/sending/use-sending.ts",
      'uncertainty: "notSent" }',
      'uncertainty: "noClearAnswer" }',
    ],
  },
  "browser/closed-sends.spec.ts: the pop-up, left by a step back and refused,": {
    "a failure takes the focus from a visitor who types elsewhere": [
      "src/forms/receipt/foot-note.tsx",
      "if (!isFailure) box.current.focus(",
      "box.current.focus(",
    ],
  },
  "browser/closed-sends.spec.ts: the pop-up in French, lost,": {
    "nobody learns that a closed pop-up has lost its message": [
      "src/overlays/contact-dialog.tsx",
      "onUnseenFailure={(failure) => showNote({ ...failure, heading })}",
      "",
    ],
  },
  "browser/closed-sends.spec.ts: the assessment, closed and refused,": {
    "an assessment that is closed while it sends loses its answers": [
      "src/forms/controls/form-controls.ts",
      "if (!found) return;",
      "page.element = null; if (!found) return;",
    ],
  },
  "browser/closed-sends.spec.ts: the assessment at its own address, over the limit,": {
    "an assessment that opens again does not say why it was refused": [
      "src/forms/use-draft.ts",
      "const draft = { typed, key, invalid, question, notice, reasons, uncertainty };",
      "const draft = { typed, key, invalid, question, reasons, uncertainty };",
    ],
  },
  "browser/closed-sends.spec.ts: an element's overlay in Arabic, refused,": {
    "a form that opens again leaves the visitor to look for what was refused": [
      "src/forms/use-form-actions.ts",
      "controls.focusFirst(now.current.invalid[0]);",
      "controls.focusFirst();",
    ],
  },
  "browser/closed-sends.spec.ts: answers in an assessment that was opened again": {
    "the failure of an earlier send empties questions that have opened since": [
      "src/forms/use-draft.ts",
      "const typed = { ...others, ...remembered, ...controls.read() };",
      "const typed = { ...remembered, ...controls.read() };",
    ],
  },
  "browser/closed-sends.spec.ts: an element's overlay, lost,": {
    "a partner's visitor learns of a lost assessment only in the form": [
      "widgets/overlay.tsx",
      "onUnseenFailure={this.#showNote}",
      "",
    ],
  },
  "browser/closed-sends.spec.ts: a visitor who has left the page of a form": {
    "nobody learns that a message was lost whose page they have left": [
      "src/pages/contact-us.tsx",
      " onUnseenFailure={showNote}",
      "",
    ],
  },
  "browser/closed-sends.spec.ts: an element removed while it sends": {
    "an element that has left its page shows a note once it is back": [
      "widgets/overlay.tsx",
      "if (this.#isOpen || !this.#mountPoint.root.host.isConnected) return;",
      "if (this.#isOpen) return;",
    ],
  },
  "browser/closed-sends.spec.ts: a note of a failure goes": {
    "a failure is still on the page after the next send": [
      "src/overlays/overlay-provider.tsx",
      'sentLeads.addEventListener("sent", close);',
      "",
    ],
  },
  "browser/closed-sends.spec.ts: a closed form that sends again by itself": {
    "a closed form that gives up says nothing": [
      "src/forms/sending/use-resend.ts",
      'if (now.current.phase === "idle") onGivenUp();',
      "",
    ],
  },
  "browser/lost-scripts.spec.ts": {
    "a press waits for a script that never comes": [
      "src/routing/early/click-replay.ts",
      "pressTimeout = 8000",
      "pressTimeout = 800_000",
    ],
  },
  "embed/leaving.spec.ts: follows a link while it is under way": {
    "leaving the page ends a send": [
      "src/forms/sending/send-lead.ts",
      "      keepalive,\n",
      "      keepalive: false,\n",
    ],
  },
  "worker/webhook.test.ts: events wait": {
    "events of a receiver that is back trickle out": [
      "worker/outbox/lead-events.ts",
      "const eventsOfOneSweep = 2;",
      "const eventsOfOneSweep = 1;",
    ],
  },
  "kill/kill.ts": {
    "a mail is marked before it is sent": [
      "worker/outbox/deliver.ts",
      "answer = await send(claimed);",
      'await done(claimed, "");\n    answer = await send(claimed);',
    ],
  },
  "worker/inbox.test.ts: ten thousand leads in an hour": {
    "an hour has forty single mails": [
      "worker/leads/mail-claims.ts",
      "< ${bounds.hour}",
      "< ${bounds.hour + 20}",
    ],
  },
  "worker/access.test.ts": {
    "a sign-in for another application opens the desk": [
      "worker/desk/access.ts",
      "{ iss: issuer, aud: audience }",
      "{ iss: issuer }",
    ],
  },
  "built/worker.test.ts: the deployed worker contains neither what opens the local desk": {
    "the local desk is deployed": [
      "worker/index.ts",
      'import { withoutDatabase } from "./queue-only.ts";',
      'import local from "./local.ts";\nimport { withoutDatabase } from "./queue-only.ts";\n\nif (Date.now() < 0) console.log(local);',
    ],
  },
  "worker/desk.test.ts: what comes from another page does nothing": {
    "another site closes leads": [
      "worker/desk/desk.tsx",
      'site === "same-origin" || site === "none"',
      'site !== "same-site"',
    ],
  },
  "worker/contract.test.ts: the XSRF pair": {
    "a script without the token posts with a visitor's cookies": [
      "worker/intake/guards.ts",
      'sent === "" ? isVouchedFor(c)',
      'sent === "" ? true',
    ],
  },
  "worker/contract.test.ts: a preflight allows the three headers": {
    "another site sends a header that signs in": [
      "worker/app.ts",
      '"x-xsrf-token"],',
      '"x-xsrf-token", "authorization"],',
    ],
  },
  "worker/contract.test.ts: message, success, reference and receipt": {
    "an answer with a reference is kept by caches": [
      "worker/app.ts",
      'c.header("Cache-Control", "no-store");',
      "",
    ],
    "pages of other sites post with credentials": [
      "worker/app.ts",
      '  origin: "*",\n',
      '  origin: "*",\n  credentials: true,\n',
    ],
  },
  "unit/content/official-page.test.ts: an endless page": {
    "an endless page fills the memory": [
      "worker/outbox/official-page.ts",
      "const sizeLimit = 1024 * 1024;",
      "const sizeLimit = 16 * 1024 * 1024;",
    ],
  },
  "unit/content/official-page.test.ts: takes time in proportion to its length": {
    "a hostile page takes time by its square": [
      "worker/outbox/official-page.ts",
      'tag === "main" && hasMain',
      'tag === "main" && html.indexOf("\\0") < 0',
    ],
  },
  "worker/plain-form.test.ts: a form that is not taken": {
    "a neighbour's page posts a plain form": [
      "worker/intake/plain-body.ts",
      'if (site !== null) return site === "same-origin";',
      'if (site !== null) return site !== "cross-site";',
    ],
  },
  "worker/plain-form.test.ts: of a browser that names only": {
    "another site's page posts a plain form": [
      "worker/intake/plain-body.ts",
      "?? refererOf(request)?.origin) ===",
      "?? originOf(request)) ===",
    ],
  },
  "worker/plain-form.test.ts: is in the language of its": {
    "a form that names no page is in English": [
      "worker/intake/plain-body.ts",
      '[typed[pageName] ?? "", pathname]',
      '[typed[pageName] ?? ""]',
    ],
  },
  "worker/visitor-page.test.ts": {
    "a reply is late before its last day is over": [
      "worker/time/reply-promise.ts",
      "addDays(last, 1)",
      "last",
    ],
  },
  "worker/plain-form.test.ts: contains what was typed as text only": {
    "what was typed acts as markup": [
      "worker/intake/form-page.ts",
      "control.setInnerContent(`\\n${text}`)",
      "control.setInnerContent(`\\n${text}`, { html: true })",
    ],
  },
  "worker/contract.test.ts: 429": {
    "one network fills the database": [
      "worker/intake/guards.ts",
      "isWithin(NETWORKS, `${purpose} ${networkOfClient(address)}`)",
      "true",
    ],
    "posts to addresses that do not exist have no limit": [
      "worker/app.ts",
      'app.post("*", limitClient("form"));',
      "",
    ],
  },
  "worker/contract.test.ts: before its body is read": {
    "the body of a limited client is read": [
      "worker/intake/guards.ts",
      'const language = languageOf(request.headers.get("Content-Language"))',
      "const language = undefined",
    ],
  },
  "worker/inbox.test.ts: a client's network": {
    "one network uses up the day's single mails": [
      "worker/leads/mail-claims.ts",
      "notifications.network_hash",
      "notifications.id",
    ],
  },
  "worker/attacks.test.ts: of 1,500 suspects that wait": {
    "a digest leaves most suspects waiting": ["worker/outbox/policy.ts", "atMost: 200,", "atMost: 50,"],
  },
  "worker/attacks.test.ts: a genuine lead is named within half an hour": {
    "a flood of presses keeps genuine leads waiting": [
      "worker/leads/store.ts",
      "queueForDigest(at, networkHash)",
      "queueForDigest(at, crypto.randomUUID())",
    ],
  },
  "worker/attacks.test.ts: a lead comes before those of its own network": {
    "a flood takes the first places in each digest": [
      "worker/leads/mail-claims.ts",
      "turn, due_at DESC",
      "due_at",
    ],
  },
  "worker/attacks.test.ts: under one key": {
    "a partner's constant key joins one person's lead to another's": [
      "worker/leads/store.ts",
      "(person_email = ${person.email} OR person_phone = ${person.phone})",
      "1",
    ],
  },
  "worker/signed-links.test.ts: Erase takes the lead of its mail": {
    "one press erases all versions": [
      "worker/leads/take-step.ts",
      'action === "erased" && withVersions',
      'action === "erased"',
    ],
  },
  "worker/attacks.test.ts: a key that has brought twenty leads": {
    "a constant key joins leads without end": [
      "worker/leads/store.ts",
      "const leadsOfOneKey = 20;",
      "const leadsOfOneKey = 40;",
    ],
  },
  "worker/sums.test.ts": {
    "a month of many leads reads all of them again and again": [
      "worker/leads/browse.ts",
      "received_at <= ${below.receivedAt} AND ",
      "",
    ],
  },
  "worker/desk-week.test.ts: takes twelve words of a search": {
    "a search of many words reads the index for each": [
      "worker/leads/search-words.ts",
      "const mostWords = 12;",
      "const mostWords = 80;",
    ],
  },
  "worker/attacks.test.ts: a post of the longest texts": {
    "a post is stored as thirteen times its size": ["worker/leads/search-words.ts", ".slice(0, letters)", ""],
  },
  "worker/strangers.test.ts: is answered ten times a minute": {
    "calendars are read without a limit": [
      "worker/app.ts",
      'app.get("/calendar/:file{.+\\\\.ics}", limitClient("link"), ',
      'app.get("/calendar/:file{.+\\\\.ics}", ',
    ],
  },
  "unit/spam-evidence.test.ts: takes time in proportion": {
    "a long line takes time by its square": [
      "worker/intake/spam/text-features.ts",
      "---(?=.*\\p{L}).*---",
      "---.*\\p{L}.*---",
    ],
  },
  "worker/heartbeat.test.ts: asked for often": {
    "each call of the health check costs a message": [
      "worker/outbox/health.ts",
      "const queueCheckedFor = 5 * minute;",
      "const queueCheckedFor = 0 * minute;",
    ],
  },
  "worker/desk-work.test.ts: names codes that anybody can make up last": {
    "made-up codes hide the firm's own pages": [
      "worker/leads/month.ts",
      "kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || ",
      "",
    ],
  },
  "worker/local.test.ts: the local desk and mails are opened, or refused": {
    "a page under a rebound name reads the local desk": [
      "worker/local.ts",
      '(place === "document" || isOwnFrame)',
      '(place === null || place === "document" || isOwnFrame)',
    ],
  },
  "browser/local-desk.spec.ts": {
    "a script reads the local desk": [
      "worker/local.ts",
      'const place = headers.get("Sec-Fetch-Dest");',
      'const place = headers.get("Sec-Fetch-Dest") === "empty" ? "document" : headers.get("Sec-Fetch-Dest");',
    ],
  },
  "worker/local.test.ts: a time to come that a page names deletes nothing": {
    "a picture on any page ends the local product's time": [
      "worker/local.ts",
      "Date.now() + minute)",
      "Number.MAX_VALUE)",
    ],
  },
  "worker/visitor-page.test.ts: is limited by client": {
    "a stranger presses old leads without a limit": [
      "worker/intake/receipt.ts",
      'request.method === "POST" && (await',
      "false && (await",
    ],
  },
  "worker/visitor-page.test.ts: changes its state as steps.ts says": {
    "a stranger has confirmed spam mailed again": [
      "worker/leads/store.ts",
      "AND ${progress} ${among(from)}",
      "",
    ],
    "a stranger's press takes the outcome of a closed lead": [
      "worker/leads/steps.ts",
      "contacted_at = iif(closed_at IS NULL, NULL, contacted_at),",
      "contacted_at = NULL, closed_at = NULL, outcome = NULL,",
    ],
  },
  "worker/visitor-page.test.ts: is offered and heard": {
    "a visitor's button has no end": ["worker/leads/visitor-status.ts", "now < until + mayReportFor && ", ""],
  },
  "worker/answered.test.ts: neither a hundred posts of one network nor five hundred filled traps": {
    "one network sinks the published figure": [
      "worker/leads/answered.ts",
      "AND network_repeat IS NOT 1 AND (",
      "AND (",
    ],
  },
  "worker/answered.test.ts: count as they should": {
    "marking people as spam late raises the published figure": [
      "worker/leads/answered.ts",
      "spamAt >= timeOver(arrivedAt)",
      "false",
    ],
    "a visitor who reports that nobody wrote counts as answered": [
      "worker/leads/answered.ts",
      "unansweredAt === null && contactedAt",
      "contactedAt",
    ],
  },
  "worker/inbox.test.ts: counts posts in test mode by partner": {
    "a stranger's made-up origins are in the daily mail": [
      "worker/leads/test-posts.ts",
      '? origin : ""',
      "? origin : origin",
    ],
  },
  "worker/abuse.test.ts: is stored only if a page has it": {
    "any text is an origin": [
      "worker/intake/source.ts",
      "URL.parse(text)?.origin === text",
      'text !== "null"',
    ],
  },
  "worker/abuse.test.ts: as a look-alike": {
    "an address all in Cyrillic passes for another": [
      "worker/leads/email-address.ts",
      "(isAscii(domain) && !isAscii(address)) ||",
      "",
    ],
  },
  "unit/strangers-text.test.ts": {
    "60,000 blanks hold the worker for seconds": [
      "worker/intake/language-in.ts",
      "\\\\s{0,9}([\\\\w-]{1,40})`);\nconst inPlain",
      '\\\\s*([\\\\w-]*)\\\\s*"`);\nconst inPlain',
    ],
  },
  "worker/phone.test.ts: judged at arrival and stored": {
    "a number that may be a stranger's is called": [
      "worker/leads/store.ts",
      "JSON.stringify(phoneReadingOf(lead))",
      "null",
    ],
  },
  "worker/attacks.test.ts: to look at the desk": {
    "nobody hears of a flood from changing networks": [
      "worker/leads/notifications.ts",
      "found?.isFlooded === 1",
      "false",
    ],
  },
  "worker/abuse.test.ts: a partner's page over its minute's worth, also one that somebody forges": {
    "a busy page uses up the single mails": [
      "worker/intake/accept.ts",
      'overPartnerBudget ? "digest" : "instant"',
      'overPartnerBudget ? "instant" : "instant"',
    ],
  },
  "worker/desk-week.test.ts: is counted as typed in, unlike one whose page says so": {
    "a page passes for the desk": [
      "worker/leads/month.ts",
      "if (typedAt !== null)",
      "if (typedAt !== null || source.widget !== undefined)",
    ],
  },
  "unit/content/add-text.test.ts": {
    "a text is added before the others of its record": [
      "scripts/words/with-text.ts",
      "const at = last ? last.end : start + 1;",
      "const at = start + 1;",
    ],
    "a mistyped file of words is passed over without a word": [
      "scripts/words/add-text.ts",
      "if (!existsSync(fileIn(defaultLanguage)))",
      "if (false)",
    ],
  },
  "unit/leads-command.test.ts: changes nothing, and names the row and column": {
    "a spoilt state of an import hides a lead": [
      "worker/leads/stored-columns.ts",
      'state: z.enum(["accepted", "suspect", "released"])',
      "state: text",
    ],
    "a day that is none keeps the desk from showing its list": [
      "worker/leads/stored-columns.ts",
      "next_on: z.nullable(day)",
      "next_on: z.nullable(text)",
    ],
  },
  "worker/restore.test.ts: unchanged after everything that is done to it": {
    "a lead with a day cannot come back from an export": [
      "worker/leads/stored-columns.ts",
      "next_on: z.nullable(day)",
      "next_on: z.nullable(time)",
    ],
    "the desk hides the history of a corrected lead": [
      "worker/leads/stored-columns.ts",
      'isAnswer(value[name] ?? "")',
      "isTime(value[name])",
    ],
  },
  "worker/spoilt-data.test.ts": {
    "one lead's spoilt column makes the desk's list fail": [
      "worker/leads/listed-lead.ts",
      "return known[column] ?? null;",
      "return value;",
    ],
  },
  "unit/inserted-rows.test.ts": {
    "counts of test posts stay for ever": [
      "worker/leads/test-posts.ts",
      "DELETE FROM test_posts WHERE",
      "SELECT 1 FROM test_posts WHERE",
    ],
  },
  "worker/strangers.test.ts": {
    "a stranger's presses write without a limit": [
      "worker/intake/receipt.ts",
      '(await isOverLimit(request, env, "receipt"))',
      '(await isOverLimit(request, { ...env, LIMITER: undefined as never }, "receipt"))',
    ],
  },
  "worker/inbox.test.ts: the inbox is bounded": {
    "the hour has more mails than its bound": [
      "worker/leads/mail-claims.ts",
      "< ${bounds.hour}",
      "< ${bounds.hour + 9}",
    ],
    "a digest comes twice a day": ["worker/outbox/policy.ts", "15 * minute - early", "12 * 60 * minute"],
  },
  "worker/mail.test.ts: goes from the configured sender": {
    "an answer goes to who wrote the form": [
      "worker/outbox/mails/send-mail.ts",
      "...(mail.replyTo && { replyTo: mail.replyTo }),",
      "replyTo: mail.replyTo ?? settings.from,",
    ],
  },
  "worker/confirmations.test.ts: contains nothing that the visitor typed": {
    "a stranger is mailed what was typed": [
      "worker/outbox/confirmations.ts",
      "return confirmationMail(lead, language, page, timeZoneOf(env));",
      "const reference = String(lead.answers.fullName);\n  return confirmationMail({ ...lead, reference }, language, page, timeZoneOf(env));",
    ],
  },
  "worker/confirmations.test.ts: one mailbox twice a day": {
    "anyone can have a mail sent to an address each time": [
      "worker/leads/confirmations.ts",
      "other.confirmed_at > ${now - day}",
      "other.confirmed_at > ${now}",
    ],
  },
  "worker/confirmations.test.ts: 200 visitors a day": {
    "confirmations have no bound": [
      "worker/leads/confirmations.ts",
      "max(${confirmationsOfDay} - ",
      "max(1e9 - ",
    ],
  },
  "worker/confirmations.test.ts: 100 leads that were not the first of their network": {
    "one network uses up the confirmations": [
      "worker/leads/confirmations.ts",
      "confirmationsOfDay / 2;",
      "confirmationsOfDay;",
    ],
  },
  "worker/confirmations.test.ts: leads whose addresses refuse mail wait": {
    "made-up addresses come before genuine leads": [
      "worker/leads/confirmations.ts",
      "queueForDigest(now)",
      "queueForDigest(now, crypto.randomUUID())",
    ],
  },
  "claims/mails.test.ts: are whole in no mail": {
    "a test text of spam filters makes a mail bounce": [
      "worker/outbox/mails/visitor-text.ts",
      '"$& "',
      '"$&"',
    ],
  },
  "worker/confirmations.test.ts: pause them for a day": {
    "confirmations go on bouncing": ["worker/leads/confirmations.ts", "> ${mostRefused}", "> 1000"],
    "a complaint stops no confirmation": ["worker/leads/confirmations.ts", "${Number(isComplaint)} OR ", ""],
  },
  "worker/accept.test.ts: cannot be computed without the secret": {
    "a stranger chooses the reference in a subject": [
      "worker/leads/identity.ts",
      'secret === undefined ? text : await sign(secret, "reference", text)',
      "text",
    ],
  },
  "worker/attacks.test.ts: of a database of": {
    "the database fills up without a word": [
      "worker/outbox/alerts.ts",
      "0.6 * databaseLimit",
      "0.9 * databaseLimit",
    ],
  },
  "worker/suspects.test.ts: keeps its whole text": {
    "spam that was confirmed by mistake has lost its text": [
      "worker/leads/retention.ts",
      "AND ${now - day} AND",
      "AND ${now} AND",
    ],
  },
  "worker/erased.test.ts": {
    "a dead letter brings an erased lead back": [
      "worker/leads/retention.ts",
      "dead_letters WHERE iif(",
      "dead_letters WHERE 0 AND iif(",
    ],
    "a late message brings an erased lead back": [
      "worker/leads/store.ts",
      " AND NOT EXISTS (${wasErased})",
      "",
    ],
  },
  "unit/leads-command.test.ts: to its own log": {
    "wrangler keeps leads in its log": [
      "scripts/launch.mjs",
      'WRANGLER_WRITE_LOGS: "false"',
      'WRANGLER_WRITE_LOGS: "true"',
    ],
  },
  "unit/leads-command.test.ts: in a command's arguments": {
    "everybody on the machine reads an import": [
      "scripts/leads/database.ts",
      'execute("--file", join(folder, "change.sql"));',
      'execute("--command", statements.map(inlined).join(";"), "--file", join(folder, "change.sql"));',
    ],
  },
  "worker/signed-links.test.ts: end after five turns": {
    "two links pressed in turn mail without end": ["worker/leads/take-step.ts", "< ${mostByLink}", "< 99"],
  },
  "worker/signed-links.test.ts: ten links a minute": {
    "links are pressed without a limit": [
      "worker/app.ts",
      '!(await isOverLimit(c.req.raw, c.env, "link"))',
      "c.env !== undefined",
    ],
  },
  "claims/mails.test.ts: what a visitor writes": {
    "a visitor's markup takes effect in a mail": [
      "worker/outbox/mails/parts.ts",
      "escapeHtml(lines(text)",
      "lines(text",
    ],
  },
  "unit/lead/csv.test.ts: runs nothing of": {
    "a spreadsheet runs a formula behind a semicolon": [
      "src/lead/csv.ts",
      "const formulaStarts = /(?<=^|[;",
      "const formulaStarts = /(?<=^|[",
    ],
  },
  "worker/contract.test.ts: a refusal of the form as a whole": {
    "broken bytes become answers": ["worker/intake/guards.ts", "fatal: true", "fatal: false"],
  },
  "worker/contract.test.ts: a body that stops arriving": {
    "a connection is held without end": [
      "worker/intake/guards.ts",
      "const bodyDeadline = 10_000;",
      "const bodyDeadline = 100_000;",
    ],
  },
  "worker/contract.test.ts: of 1 MiB is read to its end": {
    "a sender of too much sees a reset connection": [
      "worker/intake/guards.ts",
      "const readAtMost = 4 * 1024 * 1024;",
      "const readAtMost = 128 * 1024;",
    ],
  },
  "worker/answers.test.ts: a body made to harm": {
    "names of the prototype reach the answers": [
      "worker/intake/schema.ts",
      "answers: answersIn(names, read),",
      'answers: answersIn(["constructor", "type", ...names], read),',
    ],
  },
  "faults/fuzz.test.ts": {
    "a body that is no object reaches the schema": [
      "worker/intake/guards.ts",
      'if (!text.trimStart().startsWith("{")) throw malformed();',
      "",
    ],
  },
  "worker/abuse.test.ts: no answer, address or client is in a log": {
    "a visitor's words are in the log": [
      "worker/log.ts",
      "code ? `${error.name} ${code}` : error.name",
      "error.message",
    ],
  },
  "worker/webhook.test.ts: a lead's event": {
    "a signature is not that of its time": [
      "worker/outbox/webhook.ts",
      '"webhook-timestamp": String(timestamp)',
      '"webhook-timestamp": String(timestamp + 1)',
    ],
  },
  "unit/settings.test.ts: nothing on this machine calls an address of the firm": {
    "a worker on this machine mails the firm's alerts": [
      "scripts/deploy/configuration.ts",
      ', MAIL_ALERT_TO: "" };',
      " };",
    ],
  },
  "firm/deployment.ts: each secret is made once": {
    "a secret's address is printed": ["scripts/deploy/secrets.ts", "name in asked\n", "name === target\n"],
  },
  "claims/privacy-notice.test.ts": {
    "a new key of a lead's source is in no notice": [
      "src/lead/source-fields.ts",
      "  locale: {},",
      "  locale: {},\n  screen: {},",
    ],
  },
  "unit/element-settings.test.ts": {
    'a template\'s test="false" loses leads': [
      "widgets/element-settings.ts",
      "/^(false|0|no|off|null|undefined)$/i",
      "/^(0|no|off|null|undefined)$/i",
    ],
  },
  "worker/accept.test.ts: is one only by true": {
    "a slip of a partner loses leads": ["worker/intake/schema.ts", "test === true", "Boolean(test)"],
  },
  "worker/desk.test.ts: does something with all of a view": {
    "one press erases leads that nobody has seen": [
      "worker/desk/show-list.tsx",
      'Math.min(Number(posted("shown")), view.until ?? Infinity)',
      "Math.min(Date.now(), view.until ?? Infinity)",
    ],
  },
  "worker/inbox.test.ts: retention": {
    "suspects are kept as long as leads": [
      "worker/leads/retention.ts",
      "iif(state = 'suspect', ${suspects}, ${leads})",
      "iif(state = 'suspect', ${leads}, ${leads})",
    ],
  },
  "embed/script-address.spec.ts: no address in the page decides where an inlined script loads code from or sends leads":
    {
      "a link in the page decides where code comes from": [
        "widgets/script-folder.ts",
        "return found ?? (base?",
        "const [link] = document.querySelectorAll<HTMLAnchorElement>(\"a[href*='/widgets/v1/']\");\n  return found ?? link?.href ?? (base?",
      ],
    },
  "embed/script-address.spec.ts: whatever the page's address holds": {
    "a page's address decides where a script sends": [
      "widgets/script-folder.ts",
      "(script: HTMLScriptElement) => ownAddress.exec(script.src)?.[0];",
      "(script: HTMLScriptElement) =>\n  (/https?:[^?#]+\\/widgets\\/v1\\//.exec(location.search) ?? ownAddress.exec(script.src))?.[0];",
    ],
  },
  "embed/joining.spec.ts: the first frame of an assessment": {
    "all of a long form is laid out before any of it shows": [
      "widgets/inline-form.ts",
      'wrapper.id = "first-frame";',
      "",
    ],
    "what was below the window never gets its height": ["widgets/inline-form.ts", 'wrapper.id = "";', ""],
  },
  "embed/page-manners.spec.ts: what follows a form moves once": {
    "the receipt is fetched when the thanks are already there": [
      "src/forms/form-end.tsx",
      'phase !== "idle" || sent !== undefined',
      "sent !== undefined",
    ],
  },
  "embed/language.spec.ts: a refusal that a change of language overtakes": {
    "a late refusal stays in the language of its send": [
      "src/forms/form-state.ts",
      "reasons: isTranslated ? {} : reasons,",
      "reasons,",
    ],
  },
  "browser/drafts.spec.ts: a visitor who goes on with kept answers": {
    "the link takes the focus away from the form": [
      "src/pages/language-page/hydrate.tsx",
      "          event.preventDefault();\n",
      "",
    ],
  },
  "embed/links.spec.ts": {
    "a link decides where its lead goes": [
      "widgets/replace-links.ts",
      "const [, ...taken] = properties;",
      "const [...taken] = properties;",
    ],
  },
  "embed/columns.spec.ts: waits until its room can be painted": {
    "a form comes before its room is painted, and the page moves by all of it at once": [
      "widgets/reserved-height.ts",
      "return shifts ? 34 : 0;",
      "return 0;",
    ],
  },
  "embed/theme.spec.ts: the text on every accent": {
    "the text on an accent is black or white by its lightness": [
      "widgets/tokens.css",
      "clamp(0, (0.18 - y) * 1e5, 1.1)",
      "clamp(0, (0.3 - y) * 1e5, 1.1)",
    ],
  },
  "worker/outside-links.test.ts: name our own pages by their titles": {
    "a partner reads addresses of our pages": [
      "worker/desk/partner-numbers-page.tsx",
      'return /<title>([^<|]*[^<| ])/.exec(html ?? "")?.[1]?.replaceAll("&amp;", "&");',
      'return html === "" ? html : undefined;',
    ],
  },
  "worker/plain-form.test.ts: is shown on a page that has the form": {
    "a refusal is shown on a page without the form": [
      "worker/intake/form-page.ts",
      "ids.size > 0",
      "ids.size >= 0",
    ],
  },
  "other-firm/stopped.test.ts: before a visitor writes, and no form": {
    "only somebody who has written learns that the practice is stopped": [
      "src/layout/shell.tsx",
      "{texts.stopped !== undefined && (",
      '{texts.stopped === "" && (',
    ],
  },
  "other-firm/stopped.test.ts: of the assessment's page, which keeps its links": {
    "a stopped practice invites people to an assessment": [
      "src/overlays/assessment.tsx",
      "{!practice && (",
      "{!!practice && (",
    ],
  },
  "other-firm/registers.test.ts": {
    "a firm in several registers sends people to one": [
      "src/content/firm/firm.ts",
      ".size > 1,",
      ".size > 2,",
    ],
  },
  "claims/advisers.test.ts: names the College's fund to clients of consultants": {
    "a lawyer's clients are sent to the College's fund": [
      "scripts/build/pages/read-pages.ts",
      'hasConsultant ? "$1" : ""',
      '"$1"',
    ],
  },
  "other-firm/stopped.test.ts: of the contact page": {
    "a stopped practice names its price": [
      "src/ui/firm/terms.tsx",
      "terms.length === 0 || practice",
      "terms.length === 0 || !practice",
    ],
    "a stopped practice explains how to type a phone number": [
      "src/ui/form/site-form.tsx",
      "{!firmTexts.stopped && (",
      "{(",
    ],
  },
  "other-firm/stopped.test.ts: of the contact pop-up, which shows the sentence": {
    "a stopped practice invites people to a consultation": [
      "src/overlays/contact-dialog.tsx",
      "{!practice && <p",
      "{<p",
    ],
  },
  "other-firm/stopped.test.ts: shows the sentence three times, and no form": {
    "a Spanish page explains the phone number of a form that is closed": [
      "src/pages/language-page/language-page.tsx",
      "{!practice && (",
      "{(",
    ],
  },
  "worker/pages.test.ts: fails is one to read, with phone and address": {
    "somebody who opens a page that fails reads JSON": [
      "worker/app.ts",
      "if (!isApi(c.req.path)) {",
      "if (isApi(c.req.path)) {",
    ],
  },
  "worker/pages.test.ts: is answered with a page to read": {
    "a form without scripts gets a page without a phone number": [
      "worker/intake/receipt.ts",
      'plainPage(language, outcome === "refused" ? "" : pageFailed, Object.keys(texts))',
      'Object.values(texts).join(" ")',
    ],
  },
  "worker/pages.test.ts: a path that is no page": {
    "a path that is no page reads as an English word": [
      "worker/site/pages.ts",
      "plainPage(language, wordsIn[language].refusals.pageFailed)",
      '"Page not found"',
    ],
  },
  "worker/pages.test.ts: keeps the status of the lead": {
    "a receipt shows its status as code": ["worker/site/plain-page.tsx", "data-text={name} ", ""],
  },
  "worker/pages.test.ts: an answer that fails": {
    "a page that fails may be opened without TLS": [
      "worker/app.ts",
      'app.all("*", (c) => c.notFound());\n',
      "",
    ],
  },
  "worker/pages.test.ts": {
    "a path leads to another host": ["worker/site/pages.ts", '    .replace(/\\/{2,}/g, "/")\n', ""],
    "a partner's lead is lost to a visitor without scripts": [
      "worker/site/pages.ts",
      "if (!code) return answer;",
      "if (code) return answer;",
    ],
    "a page that is posted to does not say what it takes": [
      "worker/site/pages.ts",
      " || answer.status === 405",
      "",
    ],
  },
  "worker/mail.test.ts: goes from the configured sender to the configured recipient": {
    "a mail has a sender of its own": [
      "worker/outbox/mails/send-mail.ts",
      "from: settings.from,",
      'from: settings.from.replace("website", "leads"),',
    ],
  },
  "claims/mails.test.ts": {
    "a digest settles leads that it does not name": [
      "worker/outbox/mails/digest-mail.ts",
      "named.map",
      "leads.map",
    ],
  },
  "worker/abuse.test.ts: also one that somebody forges": {
    "a page over its budget is refused": [
      "worker/intake/guards.ts",
      'return !isSameOrigin(c) && !(await isWithin(c.env.PARTNERS, String(c.req.header("Origin"))));',
      'if (!(await isWithin(c.env.PARTNERS, String(c.req.header("Origin"))))) throw tooOften(c.req.raw);\n  return false;',
    ],
  },
  "worker/desk.test.ts: of which none is an operator": {
    "a typed word is an operator of the search": [
      "worker/leads/search-words.ts",
      "apart(one).match(/[\\p{L}\\p{N}]+/gu)",
      "[one]",
    ],
  },
  "worker/access.test.ts: signed by a stranger in a known key's name": {
    "the token's own claims are believed": [
      "worker/desk/access.ts",
      'await verifyWithJwks(token, {\n      keys,\n      allowedAlgorithms: ["RS256"],\n      verification,\n    });',
      'JSON.parse(atob(token.split(".")[1] ?? ""));',
    ],
  },
  "built/search-previews.test.ts: describes the firm with its phone and each licensed person": {
    "a licensed person has no entry in the register": [
      "src/routing/structured-data.ts",
      "    sameAs: register,\n",
      "",
    ],
  },
  "built/search-previews.test.ts: has a whole preview for messengers": {
    "a preview has the size of another picture": [
      "scripts/build/site/head-html.ts",
      '["image:width", "1200"]',
      '["image:width", "12"]',
    ],
  },
  "built/search-previews.test.ts: passes Google’s rules for structured data": {
    "a breadcrumb has no name": ["src/routing/structured-data.ts", "      name: title,\n", ""],
  },
  "worker/desk-work.test.ts": {
    "a lead is given to an address that nobody has": [
      "worker/desk/actions/giving.tsx",
      'person === posted("to")) ?? null',
      'person === posted("to")) ?? posted("to")',
    ],
    "an agreement names a person by a part of an address": [
      "worker/desk/print-pages.tsx",
      "emails[number] === owner",
      "emails[number]?.includes(owner)",
    ],
    "what came of a partner's leads is shown": [
      "worker/desk/month-page.tsx",
      'kind === "partner" || kind === "code"',
      'kind === "partner"',
    ],
  },
  "worker/inbox.test.ts": {
    "the daily mail never mentions unsent leads": ["worker/leads/notifications.ts", "row?.unsent ?? 0", "0"],
    "what was sent is sent again": [
      "worker/leads/notifications.ts",
      "removal(db, entry.what, references), addToHistory",
      "addToHistory",
    ],
    "a digest names one lead and settles all": [
      "worker/outbox/digest.ts",
      "(reference))",
      "(reference)).slice(0, 1)",
    ],
  },
  "worker/local.test.ts": {
    "a time that somebody names deletes leads": [
      "worker/outbox/sweep.ts",
      "channelsOf(env), Date.now()",
      "channelsOf(env), clock()",
    ],
  },
  "worker/phone-abroad.test.ts": {
    "only the clock's country is a candidate": [
      "worker/leads/phone-candidates.ts",
      'which === "all" ?',
      'which !== "all" ?',
    ],
    "the citizenship is no candidate": [
      "worker/leads/phone-candidates.ts",
      "...countriesNamed(citizenship, language)",
      "",
    ],
    "what is only possible is offered": [
      "worker/leads/phone-candidates.ts",
      "!(read.isValid || isOwn)",
      "false",
    ],
    "the list calls one of two readings": [
      "worker/desk/lead-row.tsx",
      "phoneReading?.other ? undefined : ",
      "",
    ],
  },
  "worker/practice.test.ts": {
    "a stopped practice takes leads": [
      "worker/intake/practice.ts",
      "(await isStoppedAtDesk(env.DB))",
      "true",
    ],
    "firm/facts.yaml stops nothing": ["worker/intake/practice.ts", "byFirm === undefined && !", "!"],
    "a stopped practice takes plain forms": [
      "worker/intake/plain-form.ts",
      "await refuseWhileStopped(c.env);",
      "",
    ],
    "a second press hides who stopped the practice": [
      "worker/leads/practice.ts",
      "INSERT OR IGNORE",
      "INSERT OR REPLACE",
    ],
    "a practice that is open again stays stopped": [
      "worker/leads/practice.ts",
      "WHERE name = ${other}",
      "WHERE 0 AND name = ${other}",
    ],
  },
  "worker/queue.test.ts": {
    "a database that hangs uses up all tries, and the queue deletes the lead": [
      "worker/outbox/queue.ts",
      ", messageTimeout)",
      ", 2 ** 31 - 1)",
    ],
  },
  "worker/suspects.test.ts": {
    "a lead is deleted before anybody was notified of it": [
      "worker/leads/retention.ts",
      "'mail'",
      "'webhook'",
    ],
  },
  "worker/watch.test.ts: lists each fact with its claim in that language": {
    "a French desk lists the facts in English": [
      "worker/desk/facts-page.tsx",
      "claimsIn[reader.language][id]",
      "claimsIn.en[id]",
    ],
  },
  "worker/watch.test.ts": {
    "a change on the day on which its fact was read is not told": [
      "worker/outbox/watched-facts.ts",
      "Math.max(at, Date.parse(asOf) + day)",
      "Date.parse(value) + day",
    ],
    "the product asks official pages before it is deployed": [
      "worker/outbox/official-pages.ts",
      'env.WATCH_PAGES === "yes"',
      "true",
    ],
    "pages are asked in a sweep that has something to send": [
      "worker/outbox/official-pages.ts",
      " && !(await isAnythingDue(env.DB, now))",
      "",
    ],
    "a change is told after more than a week": ["worker/outbox/official-pages.ts", "6 * day", "9 * day"],
    "a changed page is never told": [
      "worker/outbox/official-pages.ts",
      "isOther ? now",
      "!isOther ? page.found_at",
    ],
    "a page that cannot be read is not told": [
      "worker/outbox/official-pages.ts",
      "before?.failing_since ?? now",
      "null",
    ],
  },
  "worker/webhook.test.ts": {
    "a deployment’s test lead reaches the firm's other tools": [
      "worker/leads/store.ts",
      "= 'webhook' AND ${isTest}",
      "= 'none' AND ${isTest}",
    ],
  },
};

/**
 * `npm run test:full -- mutants` makes one of these mistakes at a time: one that its test does not notice is
 * a promise without proof.
 */
export const mutants: readonly Mutant[] = Object.entries(slips).flatMap(([proof, some]) => {
  const [test = "", claim = ""] = proof.split(/: (.*)/);
  return Object.entries(some).map(([why, [file, find, replace]]) => ({
    file,
    why,
    find,
    replace,
    test,
    claim,
  }));
});
