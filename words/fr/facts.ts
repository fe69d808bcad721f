import type { claims as english } from "#words/en/facts.ts";

/** The claims of words/en/facts.ts, for the desk. */
export const claims: Readonly<Record<keyof typeof english, string>> = {
  homeCareWorkerPilots:
    "Les 2 programmes pilotes en immigration pour les aides de soins à domicile n’acceptent aucune nouvelle demande du 31\u00a0mars\u00a02026 au 30\u00a0mars\u00a02030; celles qui ont déjà été reçues sont traitées. Instructions ministérielles 91, Gazette du Canada de décembre 2025; avis d’IRCC du 19\u00a0décembre\u00a02025.",
  startUpVisa:
    "Le Programme de visa pour démarrage d’entreprise n’accepte aucune nouvelle demande depuis le 31\u00a0décembre\u00a02025 à 23\u00a0h\u00a059. L’exception pour les engagements pris en 2025 a pris fin le 30\u00a0juin\u00a02026. Son permis de travail facultatif n’est plus offert depuis le 19\u00a0décembre\u00a02025, sauf pour les prolongations au Canada. Un programme pilote pour entrepreneurs a été annoncé; aucune règle à son sujet n’a été trouvée. Avis d’IRCC du 19\u00a0décembre\u00a02025.",
  selfEmployed:
    "Le Programme des travailleurs autonomes n’accepte aucune nouvelle demande depuis le 30\u00a0avril\u00a02024, jusqu’à nouvel ordre. Avis d’IRCC du 19\u00a0décembre\u00a02025.",
  parentsAndGrandparents:
    "Aucune nouvelle demande pour les parents et grands-parents n’est acceptée depuis le 1er\u00a0janvier\u00a02026, jusqu’à nouvel ordre; au plus 10\u00a0000\u00a0demandes reçues en 2025 sont traitées en 2026. Le super visa reste offert. Instructions ministérielles 89; la page d’IRCC, modifiée le 18\u00a0août\u00a02026 et citée le 30\u00a0septembre\u00a02026, indique que le programme est suspendu jusqu’à nouvel ordre. De nouvelles instructions ont paru chaque mois de janvier depuis 2022\u00a0: les relire le 1er\u00a0janvier\u00a02027.",
  federalHighSkilledClass:
    "IRCC propose d’abroger les 3 catégories d’Entrée express et de les remplacer par 1 catégorie fédérale des travailleurs hautement qualifiés. La proposition figure depuis le 1er\u00a0avril\u00a02026 dans son plan prospectif de la réglementation 2026-2028; aucune source lue ne fait état de règles en vigueur. IRCC a consulté le public sur de nouveaux points de classement du 23\u00a0avril au 24\u00a0mai\u00a02026; aucune page officielle d’une nouvelle grille n’a été trouvée le 28\u00a0novembre\u00a02026.",
  studyPermitCap:
    "Nouveaux étudiants\u00a0: 293\u00a0060 sont arrivés en 2024 et 115\u00a0470 en 2025 (deux rapports qui citent IRCC). 155\u00a0000\u00a0nouveaux étudiants sont prévus pour 2026 et 150\u00a0000 pour 2027, et 408\u00a0000\u00a0permis d’études en tout pour 2026; depuis janvier 2026, une maîtrise ou un doctorat dans un établissement public n’exige plus de lettre d’attestation. Plan des niveaux d’immigration 2026-2028 de novembre 2025; avis d’IRCC du 25\u00a0novembre\u00a02025. Le plan 2027-2029 n’a pas été trouvé.",
  quebecSponsors:
    "Du 2\u00a0juillet\u00a02026 au 30\u00a0juin\u00a02028, le Québec reçoit au plus 13\u00a0300 engagements pour les époux, conjoints de fait et partenaires conjugaux et 2\u00a0400 pour les parents, grands-parents et autres membres de la parenté, selon la date de la lettre d’IRCC; les enfants à charge, les adoptions et les orphelins mineurs échappent aux limites; les demandes au-delà sont retournées. Arrêté ministériel du 23\u00a0juin\u00a02026, Gazette officielle du Québec; lu dans les comptes rendus de trois cabinets. Tous précèdent l’élection du 5\u00a0octobre\u00a02026.",
  quebecExperience:
    "Le PEQ, qui a pris fin le 19\u00a0novembre\u00a02025, reprend pour 2\u00a0ans, du 2\u00a0juillet\u00a02026 au 2\u00a0juillet\u00a02028; une première période de réception a duré du 2\u00a0juillet au 31\u00a0octobre\u00a02026, pour les personnes qui remplissaient ses conditions le 19\u00a0novembre\u00a02025. Page du programme du Québec, mise à jour le 17\u00a0juin\u00a02026, telle que deux lecteurs l’ont citée en septembre 2026. Aucune deuxième période n’a été trouvée.",
  quebecLowWage:
    "Depuis le 3\u00a0septembre\u00a02024 à Montréal, et plus tard à Laval aussi, les évaluations pour des postes à bas salaire sont suspendues, renouvellements compris; en novembre 2025, le Québec a prolongé cette mesure jusqu’au 31\u00a0décembre\u00a02026. L’agriculture, la construction, la transformation des aliments et la santé en sont exemptées, entre autres. Comptes rendus de trois cabinets en novembre 2025, confirmés en janvier 2026; la liste officielle des exemptions n’a pas été lue.",
  lowWageAreas:
    "Les demandes pour des postes à bas salaire présentées à partir du 26\u00a0septembre\u00a02024 ne sont pas traitées pour les régions métropolitaines de recensement où le chômage est de 6\u00a0% ou plus; la liste change tous les 3\u00a0mois (celle du 10\u00a0octobre\u00a02026 n’a pas été trouvée, la prochaine est attendue vers le 9\u00a0janvier\u00a02027). Exemptions, entre autres\u00a0: agriculture primaire, construction, fabrication d’aliments, hôpitaux, soins infirmiers et en établissement. Page d’EDSC sur les refus de traitement.",
  quebecSelection:
    "Selon une lecture de novembre 2026\u00a0: les travailleurs qui veulent s’établir au Québec déclarent leur intérêt dans Arrima, reçoivent une note et sont invités par le Programme de sélection des travailleurs qualifiés (PSTQ; 4 volets, dont 3 avec un minimum de français\u00a0: volet 1, niveau 7 à l’oral et 5 à l’écrit; volet 2, niveau 5 à l’oral, avec 2\u00a0ans de travail sur 5, dont 1 au Québec), puis, avec un CSQ, demandent au Canada la résidence permanente; ils s’engagent à subvenir à leurs besoins pendant 3\u00a0mois.",
  quebecStudy:
    "Pour des études de plus de 6\u00a0mois au Québec, il faut un CAQ avant le permis d’études, à tous les niveaux. Règlement sur l’immigration et la protection des réfugiés, 216(3); instructions d’IRCC sur les étudiants à destination du Québec.",
  quebecWork:
    "Pour un emploi de plus de 30\u00a0jours consécutifs au Québec, l’évaluation est demandée en même temps à Service Canada et au MIFI, en français.",
  quebecAdvisers:
    "Pour une demande au Québec, le permis du Collège ne suffit pas\u00a0: un consultant a besoin de la reconnaissance du MIFI et figure au registre du Québec. I-0.2.1, r. 1.",
  francisation:
    "Francisation Québec offre des cours de français gratuits à partir de 16\u00a0ans, en classe, en ligne et au travail.",
  careOccupationCodes:
    "Dans la classification de 2021, les codes 4411 et 4412 sont devenus 44100 et 44101, dans la catégorie FÉER 4.",
  earlierCaregiverPilots:
    "Les 2 premiers programmes pilotes des aides familiaux ont pris fin en juin 2024; ils exigeaient le niveau linguistique 5. Ceux de 2025 ont ouvert en mars 2025 et exigeaient le niveau linguistique 4, une offre d’emploi à temps plein (30\u00a0heures par semaine) et 6\u00a0mois de travail récent ou de formation.",
  caregiverWorkPermits:
    "Hors du Québec, les agents refusent de traiter une première demande de permis de travail avec une étude d’impact sur le marché du travail pour des soins à domicile (44100, 44101) d’une personne qui n’a ni permis de travail ni permis d’études valide.",
  startUpRules:
    "Visa pour démarrage d’entreprise\u00a0: chaque demandeur détient au moins 10\u00a0% des droits de vote; niveau linguistique 5.",
  selfEmployedRules:
    "Travailleurs autonomes\u00a0: au moins 2\u00a0ans d’expérience pertinente dans les 5\u00a0ans avant la demande.",
  expressEntryRules:
    "Après une invitation, il y a 60\u00a0jours pour présenter une demande; un profil reste dans le bassin jusqu’à 12\u00a0mois.",
  frenchRounds:
    "Les rondes d’invitations pour le français exigent le niveau 7 (NCLC) dans les 4 compétences, selon un TCF Canada ou un TEF Canada de moins de 2\u00a0ans. Notes les plus basses des rondes trouvées, de février à avril 2026\u00a0: 397, 400, 400 et 419; les suivantes n’ont pas été trouvées.",
  francophoneMobility:
    "Mobilité francophone\u00a0: un permis de travail sans étude d’impact sur le marché du travail, hors du Québec, avec une offre d’emploi dans toute catégorie FÉER (sauf l’agriculture primaire des catégories 4 et 5) et le niveau 5 (NCLC) en expression et en compréhension orales. Page d’IRCC.",
  francophoneCommunities:
    "Le Programme pilote d’immigration dans les communautés francophones\u00a0: 6 communautés (Péninsule acadienne; Sudbury, Timmins, Supérieur-Est; Saint-Pierre-Jolys; Kelowna), une offre d’emploi d’un employeur désigné, 1\u00a0an de travail connexe au cours des 3\u00a0dernières années (sauf certains diplômés du Canada), niveau 5 (NCLC) dans les 4 compétences. Pages d’IRCC citées en août et en septembre 2026.",
  francophoneStudents:
    "Le Programme pilote pour les étudiants dans les communautés francophones en situation minoritaire a été renouvelé pour 2025-2026 avec au plus 2\u00a0970 places\u00a0: IRCC à Francopresse, septembre 2025. Aucun renouvellement ultérieur n’a été trouvé le 27\u00a0novembre\u00a02026.",
  skilledCategories: "Le travail qualifié est celui des catégories FÉER 0, 1, 2 ou 3.",
  skilledWorkerRules:
    "Minimum\u00a0: 1\u00a0an de travail continu au cours de 10\u00a0ans (1\u00a0560\u00a0heures; 30\u00a0heures par semaine pendant 12\u00a0mois), niveau linguistique 7, un test de moins de 2\u00a0ans. Grille de 100\u00a0points\u00a0: langues 28, études 25, travail 15, âge 12 (de 18 à 35\u00a0ans), emploi réservé 10, adaptabilité 10. La note de classement va jusqu’à 1\u00a0200.",
  skilledTradesRules:
    "Niveau linguistique 5 en expression et en compréhension orales, niveau 4 en lecture et en écriture.",
  experienceClassRules:
    "Niveau linguistique 7 pour la catégorie 0 ou 1, niveau 5 pour la catégorie 2 ou 3. Le travail à temps partiel compte, par exemple 15\u00a0heures par semaine pendant 24\u00a0mois; les heures au-delà de 30 par semaine ne comptent pas.",
  nominationPoints: "Une désignation dans le cadre d’Entrée express donne 600\u00a0points de classement.",
  studyWithoutPermit: "Un cours d’au plus 6\u00a0mois n’exige habituellement pas de permis d’études.",
  visitorStay:
    "Un visiteur reste normalement jusqu’à 6\u00a0mois; un visa à entrées multiples peut être valide jusqu’à 10\u00a0ans; les empreintes digitales sont valides pendant 10\u00a0ans. Depuis novembre 2024, l’agent décide du nombre d’entrées que permet un visa, et de sa durée.",
  superVisaRules:
    "Assurance médicale d’au moins 1\u00a0an; l’hôte a au moins 18\u00a0ans. Depuis le 31\u00a0mars\u00a02026, le revenu de l’hôte peut être établi pour l’une ou l’autre des 2\u00a0années d’imposition précédentes, et dès que l’hôte et un cosignataire atteignent à eux seuls une part fixée du minimum, le revenu du visiteur peut combler le reste. Avis d’IRCC, rapporté par cicnews.com en mars 2026; la part n’était pas précisée.",
  sponsorshipRules:
    "Conjoint de fait\u00a0: 12\u00a0mois de vie commune; partenaire conjugal\u00a0: 1\u00a0an. L’engagement dure 3\u00a0ans pour un époux ou un conjoint, 10\u00a0ans ou jusqu’à l’âge de 25\u00a0ans, selon la première éventualité à survenir, pour un enfant de moins de 22\u00a0ans, et 20\u00a0ans pour un parent ou grand-parent. Le répondant a au moins 18\u00a0ans.",
  citizenshipRules:
    "1\u00a0095\u00a0jours au Canada au cours de 5\u00a0ans, chacun comptant pour 1\u00a0jour, et pour une demi-journée avant la résidence permanente, jusqu’à 365\u00a0jours; impôts déclarés pour 3\u00a0années sur 5; niveau linguistique 4 et examen de 18 à 54\u00a0ans; 15\u00a0bonnes réponses sur 20; serment à partir de 14\u00a0ans. Le terme est «\u00a0présence effective\u00a0». Depuis le 15\u00a0décembre\u00a02025 (projet de loi C-3), la citoyenneté par filiation va au-delà de la première génération née à l’étranger.",
  collegeRules:
    "Le DORS/2026-68 est en vigueur depuis le 15\u00a0juillet\u00a02026\u00a0: un fonds d’indemnisation pour les pertes dues à un acte malhonnête d’un titulaire de permis. À compter du 16\u00a0avril\u00a02027, le registre du Collège montre les entreprises des titulaires avec leurs coordonnées, et les mandataires avec leur nom, leur ville et leur pays.",
  ukraineMeasures:
    "L’AVUCU n’accepte aucune nouvelle demande depuis le 15\u00a0juillet\u00a02023. Les titulaires arrivés au plus tard le 31\u00a0mars\u00a02024 pouvaient demander un nouveau permis jusqu’au 31\u00a0mars\u00a02026 (IRCC, 27\u00a0février\u00a02025); aucune prolongation ultérieure n’a été trouvée.",
  inCanadaWorkers:
    "Initiative pour les travailleurs au Canada (In-Canada Workers Initiative), communiqué d’IRCC du 4\u00a0mai\u00a02026\u00a0: jusqu’à 33\u00a0000 travailleurs en 2026 et en 2027, choisis parmi les demandes déjà présentées; aucune demande propre à l’initiative n’a été annoncée.",
  whoMayAdvise:
    "Contre rémunération, relativement à une demande ou une instance\u00a0: les avocats et autres membres en règle du barreau d’une province, dont les parajuristes, les notaires et autres membres de la Chambre des notaires du Québec, et les membres en règle du Collège; les stagiaires en droit supervisés par un tel avocat ou notaire; les organismes qui ont conclu un accord avec le Canada. Loi sur l’immigration et la protection des réfugiés, article 91; Loi sur la citoyenneté, article 21.1. Page du Collège sur son registre\u00a0: seul un titulaire dont le statut est «\u00a0Actif\u00a0» et qui a «\u00a0oui\u00a0» sous «\u00a0Autorisé/autorisée à exercer la pratique\u00a0» peut conseiller; il existe aussi un statut actif avec restriction.",
  ontario:
    "Le Règl. de l’Ont. 47/26 a abrogé le 30\u00a0mai\u00a02026 les catégories du Règl. de l’Ont. 421/17, dont celles des entrepreneurs, des titulaires d’une maîtrise ou d’un doctorat, des priorités en capital humain et des travailleurs qualifiés francophones. Le Règl. de l’Ont. 204/26 du 25\u00a0juin\u00a02026 a 3 catégories, toutes axées sur les priorités de main-d’œuvre de l’Ontario\u00a0: FÉER 0 à 3, FÉER 4 et 5, médecins autonomes. La réception des demandes a cessé le 25\u00a0juin\u00a02026, jusqu’à plus tard dans l’été; aucune réouverture n’a été trouvée le 28\u00a0novembre\u00a02026.",
  saskatchewan:
    "La Saskatchewan a fermé ses catégories pour entrepreneurs et exploitants agricoles le 27\u00a0mars\u00a02025 (communiqué de la province); les catégories pour les travailleurs qualifiés et pour ceux qui ont de l’expérience dans la province sont sur sa page.",
  alberta:
    "Des volets pour les travailleurs et 4 volets pour entrepreneurs; la plupart par déclaration d’intérêt (les travailleurs depuis le 30\u00a0septembre\u00a02024). En 2026, les rondes d’invitations favorisent la santé, la technologie, la construction, la fabrication, l’aviation, l’agriculture et les communautés rurales désignées. Pages de la province, lues dans des copies de juin 2026.",
  britishColumbia:
    "Le 23\u00a0avril\u00a02026, le volet des postes de premier échelon et semi-spécialisés a été fermé, et aucun volet pour étudiants ne sera lancé. Les invitations favorisent les soins, la construction et les retombées économiques élevées. L’immigration des entrepreneurs est l’une de ses 2 voies. Nouvelles de WelcomeBC des 23\u00a0avril et 15\u00a0juin\u00a02026.",
  manitoba:
    "Volets des travailleurs qualifiés, de l’éducation internationale et des investisseurs, par déclaration d’intérêt; des rondes d’invitations jusqu’en juin 2026 ont été vues. Pages de la province, lues dans des copies de juin 2026.",
  newBrunswick:
    "Depuis le 4\u00a0mai\u00a02026 et jusqu’à nouvel ordre, les nouvelles invitations de la voie «\u00a0Expérience\u00a0» se limitent à la santé, à l’éducation et aux métiers de la construction; depuis le 3\u00a0février\u00a02026, aucune déclaration d’intérêt de l’hébergement et de la restauration n’est examinée. Le volet des affaires a remplacé le volet des entrepreneurs. Avis de la province, lus dans des copies de juin 2026.",
  newfoundland:
    "Depuis le 19\u00a0février\u00a02025, toutes les catégories fonctionnent par déclaration d’intérêt; des invitations ont été envoyées de mars à juin 2026. Pages de la province, lues dans des copies de juin 2026.",
  northwestTerritories:
    "Périodes de réception; un rapport en mentionne une à compter du 9\u00a0mars\u00a02026, mais la page du territoire, dans une copie de juin 2026, parlait encore de la fin de celle de 2025.",
  novaScotia:
    "Depuis le 18\u00a0février\u00a02026, 4 volets au lieu de 10\u00a0: diplômés, travailleurs qualifiés, entrepreneurs, Entrée express. Pages de la province, lues dans des copies de juin 2026.",
  princeEdwardIsland:
    "La santé, les métiers, la fabrication et d’autres secteurs en pénurie de main-d’œuvre ont la priorité; la vente et les services peuvent ne recevoir aucune invitation. Aucun entrepreneur n’a été invité du 15\u00a0janvier au 18\u00a0juin\u00a02026. Page de la province du 18\u00a0juin\u00a02026.",
  yukon:
    "Ce sont les employeurs qui présentent la demande, après une déclaration d’intérêt dans une période de réception, depuis le 31\u00a0mars\u00a02025. Deux périodes ont été rapportées pour 2026, la dernière en juillet; la page du territoire, dans une copie de juin 2026, décrivait encore 2025.",
  emergencyNumber: "Le numéro d’urgence est le 911.",
};
