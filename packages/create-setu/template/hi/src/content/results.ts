import { type Result, unbroken, whatsappHref } from "@setu/website";
import { institute } from "../institute.ts";

const year = 2024;

/**
 * The results that `institute.ts` names. A sample: each student named must have agreed, and beside each name stands the
 * course, its duration and whether it was paid (the guidelines on coaching advertisements of 13 November 2024).
 */
export const results: Readonly<Record<string, Result>> = {
  [`results-${year}`]: {
    year,
    heading: `${year} के परिणाम`,
    text: "सिविल सेवा परीक्षा में चयन। यह एक नमूना है: यहाँ दिया गया नाम किसी व्यक्ति का नहीं है।",
    image: { src: "/art/poster.svg", alt: "उगते सूर्य की ओर जाती सीढ़ियाँ।", width: 800, height: 1000 },
    people: [
      {
        name: "नमूना विद्यार्थी",
        rank: 101, // a sample
        year,
        course: "सामान्य अध्ययन",
        duration: "12 महीने",
        paid: true,
        consent: true,
      },
    ],
    action: {
      label: `विवरण के लिए WhatsApp ${unbroken(institute.whatsapp)}`,
      href: whatsappHref(institute, `नमस्ते, मुझे ${year} के परिणामों के बारे में जानना है।`),
    },
    meta: {
      description:
        "हमारे चयनित विद्यार्थी, हर एक के साथ लिया गया पाठ्यक्रम, उसकी अवधि, वह सशुल्क था या नहीं, और विवरण पूछने के लिए एक नंबर।",
    },
  },
};
