import { useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import { firm } from "#content/firm/firm.ts";
import { practice } from "#content/firm/practice.ts";
import { language } from "#content/language.ts";
import { pageLanguages } from "#content/languages.ts";
import { keptLead } from "#forms/sent-leads.ts";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import { words } from "#language/site.ts";
import { addressOf } from "#site/routing/address.ts";
import { hasInteracted } from "#site/routing/early/first-interaction.ts";
import { titleOf } from "#site/routing/head.ts";
import { LanguageSwitch } from "#site/routing/language-switch.tsx";
import { lastNavigationType } from "#site/routing/navigation.ts";
import { assessmentEntry } from "#site/routing/registry.ts";
import { Reach } from "#site/ui/firm/reach.tsx";
import { Terms } from "#site/ui/firm/terms.tsx";
import { assessment } from "#site/ui/form/assessment.ts";
import { SiteForm } from "#site/ui/form/site-form.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { LanguageLinks } from "#site/ui/language-links.tsx";
import { LanguagesLink } from "#site/ui/languages-link.tsx";
import { useBack } from "#site/ui/use-back.ts";
import { useEscape } from "#site/ui/use-escape.ts";
import { KeptLine } from "./kept-line.tsx";
import { useOverlays } from "./overlays-context.ts";
import { SaveSent } from "./save-sent.tsx";
import "#forms/waiting.css";
import "#site/ui/form/answers/answers.css";
import "./assessment.css";

const { heading } = assessment;
const { lead, notes, call, kept } = words.assessmentScreen;

export function Assessment() {
  const [, navigate] = useLocation();
  return <AssessmentScreen onClose={() => navigate("/")} />;
}

interface AssessmentScreenProps {
  /** It lies over another page, to which a step back leads. */
  overPage?: boolean;
  onClose(): void;
}

/** The assessment in place of the whole site; its draft keeps what is unfinished. */
export function AssessmentScreen({ overPage = false, onClose }: AssessmentScreenProps) {
  const form = useRef<LeadFormHandle>(null);
  const { showNote, announce } = useOverlays();
  const close = () => {
    if (form.current?.isEmpty() === false) announce(kept);
    onClose();
  };

  // In a layout effect: a phone opens its keyboard only within the tap that asked for it.
  useLayoutEffect(() => {
    document.title = titleOf(assessmentEntry, undefined);
    const isBeingRead = !overPage && lastNavigationType === "load" && hasInteracted();
    // At its own address, the card of a sent lead shows again.
    const isSent = !overPage && keptLead("request") !== undefined;
    if (!isBeingRead && !isSent) form.current?.focus();
  }, [overPage]);

  useBack(overPage, close);
  useEscape(true, close);

  return (
    <div className="assessment">
      <AssessmentBar onClose={close} />
      <KeptLine onResume={() => form.current?.focus()} />
      <main className="assessment-main shell">
        <h1>{heading}</h1>
        <div className="assessment-sheet">
          <SiteForm
            ref={form}
            form={assessment}
            idPrefix="assessment"
            onSent={(sent) =>
              showNote({ ...sent, below: sent.answers && <SaveSent answers={sent.answers} /> })
            }
            onUnseenFailure={showNote}
            onClosed={onClose}
          />
        </div>
        <div className="assessment-intro">
          {!practice && (
            <>
              <p className="lead">{lead}</p>
              <ul className="stops">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
              <Terms />
              <p>
                <Reach text={call} />
              </p>
            </>
          )}
          <p>
            <a href={addressOf("/accessibility")}>{words.unlisted.accessibility}</a>
          </p>
          {pageLanguages.length > 0 && (
            <nav id="languages" aria-label={words.frame.languages}>
              <LanguageLinks current={language} place="#assessment" />
            </nav>
          )}
        </div>
      </main>
    </div>
  );
}

function AssessmentBar({ onClose }: Pick<AssessmentScreenProps, "onClose">) {
  return (
    <header className="assessment-bar">
      <p className="wordmark" translate="no">
        {firm.shortName}
      </p>
      <LanguagesLink label={words.frame.languages} place="#assessment" />
      <LanguageSwitch path={assessmentEntry.path} />
      <form className="action" action={addressOf("/")}>
        <button
          type="submit"
          className="close"
          aria-label={words.frame.close}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <Icon name="close" size={28} />
        </button>
      </form>
    </header>
  );
}
