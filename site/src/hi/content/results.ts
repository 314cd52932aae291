import { type Result, unbroken, whatsappHref } from '@setu/website';
import { institute } from '../institute.ts';
import { samplePerson } from './samplePerson.ts';

const actionLabel = `विवरण के लिए WhatsApp ${unbroken(institute.whatsapp)}`;

function result(year: number, alt: string): Result {
  return {
    year,
    heading: `UPSC ${year} के परिणाम`,
    text: `UPSC सिविल सेवा परीक्षा ${year} में चयन। यह एक नमूना है: यहाँ दिया गया कोई नाम किसी व्यक्ति का नहीं है।`,
    image: { src: `/art/results/upsc-${year}-results.svg`, alt, width: 800, height: 1000 },
    people: [1, 2, 3].map((number) => samplePerson(number, year)),
    action: {
      label: actionLabel,
      href: whatsappHref(institute, `नमस्ते, मुझे UPSC ${year} के परिणामों के बारे में जानना है।`),
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
