import type * as english from "./assessment-screen.ts";
import type { Translated } from "./translated.ts";

export const assessmentScreen = {
  lead: "Jusqu'à 31 questions sur une seule page : 22 si votre demande est pour vous seulement, sans enfants. Dix questions seulement demandent une réponse, et vous pouvez donner des chiffres approximatifs.",
  notes: [
    "C'est gratuit, et vous n'avez pas besoin de compte.",
    "Une personne titulaire d'un permis lit vos réponses. La politique de confidentialité dit qui d'autre peut les voir.",
    "Personne ne peut vous promettre un visa. Si nous pouvons vous aider, nous vous invitons à une consultation, avec une entente écrite que vous lisez d'abord.",
  ],
  call: "Vous préférez parler? Appelez le {phone} ou écrivez à {email}.",
  leave: {
    title: "Fermer l'évaluation?",
    text: "Vos réponses ne sont pas encore envoyées. Si vous fermez, elles seront effacées.",
    stay: "Continuer à répondre",
  },
} as const satisfies Translated<typeof english.assessmentScreen>;
