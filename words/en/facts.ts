/**
 * The ledger's reports with their figures in digits, for whoever checks the sources again; pages have words
 * of their own. src/content/programs has the dates, the pages and the source of each.
 */
export const claims = {
  homeCareWorkerPilots:
    "The 2 Home Care Worker Immigration pilots accept no new applications from March 31, 2026, to March 30, 2030; those already received are processed. Ministerial Instructions 91, Canada Gazette of December 2025; IRCC notice of December 19, 2025.",
  startUpVisa:
    "The Start-up Visa Program has accepted no new applications since December 31, 2025, 23:59. The exception for commitments made in 2025 ended on June 30, 2026. Its optional work permit closed on December 19, 2025, extensions in Canada apart. A pilot for entrepreneurs was announced; no rules for it were found. IRCC notice of December 19, 2025.",
  selfEmployed:
    "The Self-Employed Persons Program has accepted no new applications since April 30, 2024, until further notice. IRCC notice of December 19, 2025.",
  parentsAndGrandparents:
    "No new applications for parents and grandparents have been accepted since January 1, 2026, until further instructions; up to 10,000 of the 2025 intake are processed in 2026. The super visa stays open. Ministerial Instructions 89; IRCC’s page, changed on August 18, 2026, and quoted on September 30, 2026, shows the program as paused until further notice. New instructions have come each January since 2022: read them again on January 1, 2027.",
  federalHighSkilledClass:
    "IRCC proposes to repeal the 3 classes of Express Entry in favour of 1 Federal High Skilled Class. Listed since April 1, 2026, in its Forward Regulatory Plan 2026-2028; no source read mentions rules in force. IRCC consulted on new ranking points from April 23 to May 24, 2026; no official page of a new grid was found on November 28, 2026.",
  studyPermitCap:
    "New students: 293,060 came in 2024 and 115,470 in 2025 (two reports that quote IRCC). 155,000 new students are planned for 2026 and 150,000 for 2027, and 408,000 study permits in all for 2026; since January 2026 a master’s or doctoral degree at a public school has needed no attestation letter. Immigration Levels Plan 2026-2028 of November 2025; IRCC notice of November 25, 2025. The plan for 2027-2029 was not found.",
  quebecSponsors:
    "From July 2, 2026, to June 30, 2028, Québec receives at most 13,300 undertakings for spouses, common-law and conjugal partners and 2,400 for parents, grandparents and other relatives, in turn by the date of IRCC’s letter; dependent children, adoptions and orphaned minors are outside the limits; what comes beyond them is returned. Ministerial order of June 23, 2026, Gazette officielle du Québec; read in three firms’ reports of it. All of them predate the election of October 5, 2026.",
  quebecExperience:
    "The PEQ, ended on November 19, 2025, runs again for 2 years, from July 2, 2026, to July 2, 2028; a first intake lasted from July 2 to October 31, 2026, for people who met its conditions on November 19, 2025. Québec’s page of the program, updated on June 17, 2026, as two readers of September 2026 quote it. No second intake was found.",
  quebecLowWage:
    "Since September 3, 2024, in Montréal, later in Laval too, assessments for low-wage positions are suspended, renewals with them; in November 2025 Québec prolonged this to December 31, 2026. Agriculture, construction, food processing and health are exempt, among others. Three firms’ reports of November 2025, confirmed in January 2026; the official list of exemptions was not read.",
  lowWageAreas:
    "Applications for low-wage positions submitted from September 26, 2024, on are not processed for census metropolitan areas with 6% unemployment or more; the list changes every 3 months (the one from October 10, 2026, was not found, the next is due about January 9, 2027). Exempt among others: primary agriculture, construction, food manufacturing, hospitals, nursing and residential care. ESDC’s page on refusals to process.",
  quebecSelection:
    "As read in November 2026: workers who want to settle in Québec declare their interest in Arrima, are scored and invited under the Skilled Worker Selection Program (PSTQ; 4 streams, 3 of them with a minimum of French: stream 1 level 7 in speaking and 5 in writing, stream 2 level 5 in speaking, with 2 years of work in 5, 1 of them in Québec), and with a CSQ ask Canada for permanent residence; they undertake to support themselves for 3 months.",
  quebecStudy:
    "For studies of more than 6 months in Québec a CAQ is needed before the study permit, at every level. Immigration and Refugee Protection Regulations, 216(3); IRCC’s instructions on students destined to Québec.",
  quebecWork:
    "For employment in Québec of more than 30 days in a row the assessment is requested from Service Canada and the MIFI at the same time, in French.",
  quebecAdvisers:
    "For an application to Québec the College’s licence is not enough: a consultant needs the MIFI’s recognition and stands in the Québec register. I-0.2.1, r. 1.",
  francisation:
    "Francisation Québec offers free French courses from 16 years of age, in class, online and at work.",
  careOccupationCodes:
    "The classification of 2021 writes the codes 4411 and 4412 as 44100 and 44101, in TEER category 4.",
  earlierCaregiverPilots:
    "The first 2 caregiver pilots closed in June 2024; they asked for language level 5. The pilots of 2025 opened in March 2025 and asked for language level 4, a full-time job offer (30 hours a week), and 6 months of recent work or training.",
  caregiverWorkPermits:
    "Outside Québec, officers refuse to process a first work permit with a labour market impact assessment for home care (44100, 44101) of people who hold no valid work or study permit.",
  startUpRules: "Start-up visa: each applicant holds at least 10 percent of the votes; language level 5.",
  selfEmployedRules: "Self-employed: at least 2 years of relevant experience in the 5 years before applying.",
  expressEntryRules:
    "After an invitation there are 60 days to apply; a profile stays in the pool for up to 12 months.",
  frenchRounds:
    "Rounds for French ask for level 7 (NCLC) in all 4 skills, by the TCF Canada or the TEF Canada, less than 2 years old. Lowest scores of the rounds found, February to April 2026: 397, 400, 400 and 419; later ones were not found.",
  francophoneMobility:
    "Francophone Mobility: a work permit without a labour market impact assessment, outside Québec, with a job offer in any TEER category (primary agriculture of categories 4 and 5 apart) and level 5 (NCLC) in speaking and listening. IRCC’s page.",
  francophoneCommunities:
    "The Francophone Community Immigration Pilot: 6 communities (Acadian Peninsula; Sudbury, Timmins, Superior East; St. Pierre Jolys; Kelowna), a job offer from a designated employer, 1 year of related work within 3 years (some graduates of Canada apart), level 5 (NCLC) in all 4 skills. IRCC’s pages as quoted in August and September 2026.",
  francophoneStudents:
    "The Francophone Minority Communities Student Pilot was renewed for 2025–2026 with at most 2,970 places: IRCC to Francopresse, September 2025. No renewal after that was found on November 27, 2026.",
  skilledCategories: "Skilled work is TEER category 0, 1, 2 or 3.",
  skilledWorkerRules:
    "Minimum: 1 year of continuous work within 10 years (1,560 hours; 30 hours a week for 12 months), language level 7, a test less than 2 years old. Grid of 100 points: language 28, education 25, work 15, age 12 (from 18 to 35), arranged employment 10, adaptability 10. The ranking score goes to 1,200.",
  skilledTradesRules: "Language level 5 in speaking and listening, level 4 in reading and writing.",
  experienceClassRules:
    "Language level 7 for category 0 or 1, level 5 for category 2 or 3. Part-time work counts, for example 15 hours a week for 24 months; hours above 30 a week do not.",
  nominationPoints: "A nomination through Express Entry gives 600 ranking points.",
  studyWithoutPermit: "A course of up to 6 months usually needs no study permit.",
  visitorStay:
    "A visitor normally stays up to 6 months; a visa with many entries can be valid for up to 10 years; fingerprints count for 10 years. Since November 2024 the officer decides how many entries a visa allows and for how long.",
  superVisaRules:
    "Medical insurance for at least 1 year; the host is at least 18. Since March 31, 2026, the host’s income may be shown for either of the 2 tax years before, and once the host, with a co-signer, alone reaches a set share of the minimum, the visitor’s income may make up the rest. IRCC’s notice, as cicnews.com reported it in March 2026; the share was not stated.",
  sponsorshipRules:
    "Common-law: 12 months together; conjugal: 1 year. The undertaking lasts 3 years for a spouse or partner, 10 years or until age 25, whichever comes first, for a child under 22, and 20 years for a parent or grandparent. A sponsor is at least 18.",
  citizenshipRules:
    "1,095 days in Canada within 5 years, each counting as 1 day, before permanent residence as half a day and up to 365 days; taxes filed for 3 of 5 years; language level 4 and the test from 18 to 54; 15 of 20 questions right; the oath from 14. The term is physical presence. Since December 15, 2025 (Bill C-3) citizenship by descent has reached beyond the first generation born abroad.",
  collegeRules:
    "SOR/2026-68 has been in force since July 15, 2026: a compensation fund for losses by a licensee’s dishonest act. From April 16, 2027, the College’s register shows the businesses of licensees with their contacts, and agents with name, city and country.",
  ukraineMeasures:
    "The CUAET has taken no new applications since July 15, 2023. Holders who arrived by March 31, 2024, could apply for a new permit until March 31, 2026 (IRCC, February 27, 2025); no extension after that was found.",
  inCanadaWorkers:
    "In-Canada Workers Initiative, IRCC’s news release of May 4, 2026: up to 33,000 workers in 2026 and 2027, chosen from applications that were filed already; no application of its own was announced.",
  whoMayAdvise:
    "For consideration, in connection with an application or proceeding: lawyers and other members in good standing of a law society of a province, paralegals among them, notaries and other members of the Chambre des notaires du Québec, and members in good standing of the College; students-at-law whom such a lawyer or notary supervises; entities under an agreement with Canada. Immigration and Refugee Protection Act, section 91; Citizenship Act, section 21.1. The College’s page on its register: only a licensee with the status Active and Yes under Entitled to Practise may advise; there is also Active – Practice Restricted.",
  ontario:
    "O. Reg. 47/26 revoked the categories of O. Reg. 421/17 on May 30, 2026, among them entrepreneurs, master’s and PhD graduates, human capital priorities and French-speaking skilled workers. O. Reg. 204/26 of June 25, 2026 has 3 categories, all called Ontario workforce priority: TEER 0 to 3, TEER 4 and 5, self-employed physicians. Intake closed on June 25, 2026 until later in summer; no reopening was found on November 28, 2026.",
  saskatchewan:
    "Saskatchewan closed its entrepreneur and farm categories on March 27, 2025 (the province’s release); categories for skilled workers and for workers with experience in the province are on its page.",
  alberta:
    "Worker streams and 4 entrepreneur streams; most by expression of interest (workers since September 30, 2024). In 2026 draws favour health care, technology, construction, manufacturing, aviation, agriculture and designated rural communities. The province’s pages, read in copies of June 2026.",
  britishColumbia:
    "On April 23, 2026 the entry level and semi-skilled stream was closed, and no student streams will be launched. Invitations favour care, construction and high economic impact. Entrepreneur immigration is one of its 2 pathways. WelcomeBC’s news of April 23 and June 15, 2026.",
  manitoba:
    "Skilled worker, international education and business investor streams, by expression of interest; draws up to June 2026 were seen. The province’s pages, read in copies of June 2026.",
  newBrunswick:
    "Since May 4, 2026, until further notice, new invitations of the Experience pathway are limited to health care, education and construction trades; since February 3, 2026 no expression of interest from accommodation and food services is considered. The business stream replaced the entrepreneurial stream. The province’s notices, read in copies of June 2026.",
  newfoundland:
    "Since February 19, 2025 all categories have been by expression of interest; invitations were sent from March to June 2026. The province’s pages, read in copies of June 2026.",
  northwestTerritories:
    "Intakes; one report has an intake from March 9, 2026 on, but the territory’s page, in a copy of June 2026, still told of the end of the 2025 intake.",
  novaScotia:
    "Since February 18, 2026, 4 streams instead of 10: Nova Scotia Graduate, Skilled Worker, Entrepreneur, Nova Scotia: Express Entry. The province’s pages, read in copies of June 2026.",
  princeEdwardIsland:
    "Health care, trades, manufacturing and other sectors short of workers go first; sales and service may get no invitation. No entrepreneur was invited from January 15 to June 18, 2026. The province’s page of June 18, 2026.",
  yukon:
    "Employers apply, after an expression of interest in an intake, since March 31, 2025. Two intakes were reported for 2026, the last in July; the territory’s page in a copy of June 2026 still described 2025.",
  emergencyNumber: "The emergency number is 911.",
} as const;
