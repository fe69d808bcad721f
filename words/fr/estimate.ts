import type { estimate as english } from "../en/estimate.ts";

const relatives =
  "a-t-elle un père, une mère, un grand-parent, un enfant, un petit-enfant, un frère, une sœur, une tante, un oncle, une nièce ou un neveu de 18\u00a0ans ou plus, qui vit au Canada et en a la citoyenneté ou la résidence permanente?";

/** The same in French, as it is written in Canada. */
export const estimate: typeof english = {
  factors: {
    language: "Langues",
    education: "Études",
    work: "Expérience de travail",
    age: "Âge",
    arrangedEmployment: "Emploi réservé",
    adaptability: "Capacité d’adaptation",
  },
  closed: {
    language: "NCLC 7 dans les quatre compétences, en français ou en anglais",
    education: "un diplôme d’études secondaires",
    work: "un an de travail qualifié continu dans les dix dernières années",
    age: "18\u00a0ans",
  },
  questions: {
    jobOffer: "Y a-t-il une offre d’emploi admissible à temps plein au Canada pour au moins un an?",
    languageTest:
      "Quel test de langue a été passé, et quels sont les résultats dans les quatre compétences (au moins NCLC 7)?",
    diplomas: "Quels diplômes ont été obtenus, et combien de temps chaque programme a-t-il pris?",
    eca: "Y a-t-il un rapport d’EDE, ou le diplôme est-il canadien? Sans l’un ni l’autre, les études ne donnent aucun point.",
    workAbroad: "Combien d’années de travail qualifié (FÉER 0 à 3) hors du Canada?",
    workInCanada: "Le travail au Canada était-il qualifié (FÉER 0 à 3), à temps plein et avec un permis?",
    workDates:
      "Quels sont les codes de la CNP et les dates du travail des dix dernières années, dont un an sans interruption?",
    studyInCanada: "Y a-t-il eu des études à temps plein au Canada d’au moins deux ans?",
    relatives: `La personne ${relatives}`,
    relativesOfBoth: `La personne, ou le conjoint ou la conjointe qui l’accompagne, ${relatives}`,
    spouse:
      "Est-ce que le conjoint ou la conjointe accompagne la personne, a étudié deux ans à temps plein au Canada et a un résultat de test de langue (NCLC 4)?",
  },
  verdicts: { fails: "ne suffit pas", passes: "suffit", open: "à voir, selon les réponses" },
  ofPoints: (points, max) => `${points} sur ${max}`,
  minimumNotMet: "Minimum non atteint",
  grid: "Grille",
};
