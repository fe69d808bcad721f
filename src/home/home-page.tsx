import { testimonials } from "#content/site/home.ts";
import { Testimonials } from "./about/testimonials.tsx";
import { WhoWeAre } from "./about/who-we-are.tsx";
import { WhyLicensed } from "./about/why-licensed.tsx";
import { ContactCards } from "./contact/contact-cards.tsx";
import { FreeAssessment } from "./contact/free-assessment.tsx";
import { Hero } from "./hero.tsx";
import { Claims } from "./services/claims.tsx";
import { FeatureCards } from "./services/feature-cards.tsx";
import { OptionsCarousel } from "./services/options-carousel.tsx";
import { Pathway } from "./services/pathway.tsx";
import { Services } from "./services/services.tsx";
import "./home-page.css";

export function HomePage() {
  return (
    <>
      <Hero />
      <div className="home">
        <FeatureCards />
        <WhoWeAre />
        <Services />
        <Pathway />
        <OptionsCarousel />
        <WhyLicensed />
        <Claims />
        {testimonials.cards.length > 0 && <Testimonials />}
        <FreeAssessment />
        <ContactCards />
      </div>
    </>
  );
}
