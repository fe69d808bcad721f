/** The words around the assessment where it takes the site's place. */
export const assessmentScreen = {
  lead: "Up to 31 questions on one page: 22 if you apply alone without children. Only ten need an answer, and estimates are fine.",
  notes: [
    "It costs nothing, and you do not need an account.",
    "A licensed consultant reads your answers. The privacy notice says who else may see them.",
    "No one can promise you a visa. If we can help, we invite you to a consultation, under a written agreement that you see first.",
  ],
  call: "Rather talk? Call {phone} or write to {email}.",
  leave: {
    title: "Close the assessment?",
    text: "Your answers have not been sent, and closing throws them away.",
    stay: "Keep answering",
  },
} as const;
