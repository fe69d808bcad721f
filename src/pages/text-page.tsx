import { receipt } from "#language/forms.ts";
import { Banner } from "#site/layout/banner.tsx";
import type { ViewProps } from "#site/routing/views.ts";
import { Answered } from "#site/ui/firm/answered.tsx";
import { RegisterRead } from "#site/ui/firm/register-read.tsx";
import { Blocks } from "./text/blocks.tsx";
import { NextStep } from "./text/next-step.tsx";
import { RichText } from "./text/rich-text.tsx";

export function TextPage({ entry, content }: ViewProps) {
  return (
    <>
      <Banner title={entry.title} />
      {content && (
        <div className="shell">
          <div className="content text-page">
            <p className="lead">
              <RichText text={content.lead} />
            </p>
            {entry.path === "/verify" && <RegisterRead />}
            <Blocks blocks={content.blocks} />
            {entry.path === "/verify" && <Answered words={receipt} />}
            <NextStep content={content} />
          </div>
        </div>
      )}
    </>
  );
}
