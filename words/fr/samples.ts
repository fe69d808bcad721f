import type { Praise } from "#content/firm/praise.ts";

export const samples: Praise = {
  testimonials: [
    {
      name: "Adaeze O.",
      country: "Nigéria",
      body: "J’avais lu tant de sites que je ne savais plus ce qui était vrai. En un seul appel, j’ai appris quel programme me convient, lequel ne me convient pas et quel document demander d’abord à mon université. Je suis repartie avec une liste, pas avec un discours de vente.",
    },
    {
      name: "Rafael M.",
      country: "Brésil",
      body: "On m’a dit clairement que mon premier projet était faible, et pourquoi. Nous avons recommencé avec un autre programme. Chaque lettre que j’ai reçue m’a été expliquée avec des mots que ma femme et moi pouvions suivre.",
    },
    {
      name: "Ji-woo K.",
      country: "Corée du Sud",
      body: "Je voulais que mes parents restent avec nous plus longtemps que ne le permet une visite ordinaire. La liste était courte et claire, et quelqu’un a vérifié chaque document avant l’envoi. Je savais toujours à qui m’adresser.",
    },
  ],
  gauges: [
    {
      label: "Nos clients satisfaits",
      percent: 90,
    },
    {
      label: "Projets menés à bien",
      percent: 90,
    },
  ],
};
