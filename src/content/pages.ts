import type { PageContent } from "./page.ts";
import { businessImmigrationProgram } from "./pages/business-immigration-program.ts";
import { canadianExperienceClass } from "./pages/canadian-experience-class.ts";
import { caregivers } from "./pages/caregivers.ts";
import { citizenship } from "./pages/citizenship.ts";
import { contactUs } from "./pages/contact-us.ts";
import { expressEntry } from "./pages/express-entry.ts";
import { federalSkilledTrades } from "./pages/federal-skilled-trades.ts";
import { federalSkilledWorker } from "./pages/federal-skilled-worker.ts";
import { immigration } from "./pages/immigration.ts";
import { labourMarketImpactAssessment } from "./pages/labour-market-impact-assessment.ts";
import { otherServices } from "./pages/other-services.ts";
import { provincialNomineePrograms } from "./pages/provincial-nominee-programs.ts";
import { sponsorship } from "./pages/sponsorship.ts";
import { study } from "./pages/study.ts";
import { superVisa } from "./pages/super-visa.ts";
import { tourism } from "./pages/tourism.ts";
import { visit } from "./pages/visit.ts";

/** Every content page, in menu order. A page's own chunk imports its file, so that a visitor loads one page's texts. */
export const pageContents: readonly PageContent[] = [
  immigration,
  expressEntry,
  federalSkilledWorker,
  federalSkilledTrades,
  canadianExperienceClass,
  provincialNomineePrograms,
  study,
  visit,
  tourism,
  superVisa,
  sponsorship,
  citizenship,
  otherServices,
  businessImmigrationProgram,
  labourMarketImpactAssessment,
  caregivers,
  contactUs,
];
