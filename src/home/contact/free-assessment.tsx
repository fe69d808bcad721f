import { assessmentCard, freeAssessment } from "#content/site/home.ts";
import { OverlayButton } from "#site/overlays/action-buttons.tsx";
import { LazyPicture } from "#site/ui/lazy-picture.tsx";

export function FreeAssessment() {
  return (
    <section className="free shell">
      <div className="assessment-card">
        <LazyPicture className="assessment-card-picture" src="/pictures/assessment.svg" size={[480, 400]} />
        <div className="assessment-card-text">
          <h2 className="home-title">{freeAssessment.title}</h2>
          <p>{freeAssessment.text}</p>
          <h3 className="assessment-card-title">{assessmentCard.title}</h3>
          <p>{assessmentCard.body}</p>
          <OverlayButton opens="assessment" rank="primary">
            {assessmentCard.buttonBody}
          </OverlayButton>
        </div>
      </div>
    </section>
  );
}
