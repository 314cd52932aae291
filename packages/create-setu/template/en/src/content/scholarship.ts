import type { Faq, Scheme, Step } from "@setu/website";

/** The scholarship page. Sample words and figures: write your own. */
export const schemes = [
  {
    id: "need",
    percent: 50,
    who: "Students of families with little income",
    incomeCondition: "Annual income under Rs. 3 lakhs",
    seatsPerYear: 40,
  },
  {
    id: "merit",
    percent: 30,
    who: "Meritorious students",
    incomeCondition: null,
    seatsPerYear: 20,
  },
] as const satisfies readonly Scheme[];

export const schemesHeading = "The schemes";

export const howItWorks = {
  heading: "How it works",
  steps: [
    {
      heading: "Find your scheme",
      text: "Read the schemes above. If you qualify under two of them, take the higher one.",
    },
    {
      heading: "Fill in the form",
      text: "It asks for what we need to know, so that you have it ready. It does not send anything yet.",
    },
    {
      heading: "Call us or send a WhatsApp message",
      text: "This is how you register. We tell you whether seats are left.",
    },
  ] satisfies Step[],
} as const;

export const documents = {
  heading: "Documents to bring",
  intro: "Originals to show, and one copy of each to leave with us.",
  items: [
    "An identity card with your photograph and address",
    "A certificate of income, or the mark sheets of your last examination",
  ],
} as const;

export const questions = {
  heading: "Common questions",
  items: [
    {
      question: "Does the form on this page send my details?",
      answer:
        "No. It only checks that nothing is missing. Please call or send a WhatsApp message to register.",
    },
    {
      question: "Can I use two schemes together?",
      answer: "No. One scheme applies to one course.",
    },
  ] satisfies Faq[],
} as const;
