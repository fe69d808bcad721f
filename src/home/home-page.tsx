import { testimonials } from "#content/site/home.ts";
import { Claims } from "./claims.tsx";
import { ContactCards } from "./contact-cards.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { FreeAssessment } from "./free-assessment.tsx";
import { Hero } from "./hero.tsx";
import { OptionsCarousel } from "./options-carousel.tsx";
import { Pathway } from "./pathway.tsx";
import { Satisfaction } from "./satisfaction.tsx";
import { Services } from "./services.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WhoWeAre } from "./who-we-are.tsx";
import { WhyLicensed } from "./why-licensed.tsx";
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
        <Satisfaction />
        <FreeAssessment />
        <ContactCards />
      </div>
    </>
  );
}
