import type { Achiever } from '@setu/ui';
import { unbroken, whatsappHref } from '@setu/website';
import type { Result } from '@setu/website';
import { institute } from '../institute.ts';

const actionLabel = `विवरण के लिए WhatsApp ${unbroken(institute.whatsapp)}`;

const courses = [
  { course: 'सामान्य अध्ययन आधार पाठ्यक्रम (ऑनलाइन)', duration: '12 महीने', paid: true },
  { course: 'मुख्य परीक्षा टेस्ट सीरीज़ (ऑनलाइन)', duration: '4 महीने', paid: true },
  { course: 'दैनिक उत्तर लेखन', duration: '6 महीने', paid: false },
] as const;

/** A fictional person; the texts beside it say so. */
function samplePerson(number: number, year: number): Achiever {
  const course = courses[(number - 1) % courses.length] ?? courses[0];
  return { name: `नमूना विद्यार्थी ${number}`, rank: 100 + number, year, ...course, consent: true };
}

function result(year: number, alt: string): Result {
  return {
    year,
    heading: `UPSC ${year} के परिणाम`,
    text: `UPSC सिविल सेवा परीक्षा ${year} में चयन। यह एक नमूना है: यहाँ दिया गया कोई नाम किसी व्यक्ति का नहीं है।`,
    image: { src: `/art/results/upsc-${year}-results.svg`, alt, width: 800, height: 1000 },
    people: [1, 2, 3].map((number) => samplePerson(number, year)),
    action: {
      label: actionLabel,
      href: whatsappHref(institute, `नमस्ते, मैं UPSC ${year} के परिणामों के बारे में जानना चाहता/चाहती हूँ।`),
    },
    meta: {
      description: `UPSC सिविल सेवा परीक्षा ${year} में हमारे विद्यार्थियों के परिणाम का पोस्टर, और विवरण पूछने के लिए संस्थान का WhatsApp नंबर।`,
    },
  };
}

/** The results, at the same addresses as in English. */
export const results: Readonly<Record<string, Result>> = {
  'upsc-2024-results': result(2024, 'पुल की मेहराब के ऊपर वर्ष 2024, नीले पर सफ़ेद और केसरिया।'),
  'upsc-2023-results': result(2023, 'दो हरी टहनियों के बीच वर्ष 2023, क्रीम पर नीला और लाल।'),
  'upsc-2022-results': result(2022, 'उगते सूरज की ओर जाती सीढ़ियों के ऊपर वर्ष 2022।'),
};
