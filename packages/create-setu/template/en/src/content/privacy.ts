import type { TextSection } from "@setu/website";
import { institute } from "../institute.ts";

const { officer, email, keptMonths, answeredDays } = institute.privacy;

/** The privacy page: what this website does, which you must not change, and what the institute promises. */
export const privacySections = [
  {
    id: "reading",
    heading: "Reading",
    paragraphs: [
      "Every page can be read without an account. This website sets no cookies, counts no visitors, shows no advertisements and runs no script of another company.",
    ],
  },
  {
    id: "messages",
    heading: "Messages to us",
    paragraphs: [
      `The contact form sends us your name, your email address and your message. We use them to answer you and for nothing else, and delete them within ${keptMonths} months. A number made by chance goes with each message, so that one sent twice is kept once.`,
    ],
  },
  {
    id: "device",
    heading: "On your own device",
    paragraphs: [
      "Your choice of colours and of motion stays in your browser until you take it back. What you fill into the contact form and the scholarship form is there again in the same tab for half an hour, and goes when the message has been sent or the tab is closed.",
      "The articles that you save and the answers that you begin to write stay in your browser too. The page “Saved on this device” lists them, and forgets them when you say so.",
      "So do your answers to practice questions, and which of them come again: that page lists and forgets their days. Two things of them reach our server, which keeps neither: the address of a checked sheet has your answers in it, and the questions that come again are asked for by their numbers. The choices and the timer of a practice sheet stay in its tab until that is closed.", // %PRACTICE%
    ],
  },
  {
    id: "server",
    heading: "On our server",
    paragraphs: [
      "Our server sees the internet address of your connection, as that of every website does. It counts by it for some minutes, in its memory alone, so that nobody can take the website from the others.",
    ],
  },
  {
    id: "ask",
    heading: "Your rights, and whom to ask",
    paragraphs: [
      `You may ask what we hold about you, have it corrected or deleted, and take back your consent. Write to our ${officer} at ${email}: we answer within ${answeredDays} days. If the answer does not help, you can turn to the Data Protection Board of India.`,
    ],
    link: { label: `Write to ${email}`, href: `mailto:${email}` },
  },
] as const satisfies readonly TextSection[];
