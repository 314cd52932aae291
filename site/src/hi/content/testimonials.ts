import type { Testimonial } from '@setu/website';
import { samplePerson } from './samplePerson.ts';

function testimonial(number: number, title: string, alt: string): Testimonial {
  return {
    id: `topper-${number}`,
    title,
    person: samplePerson(number, 2024),
    poster: { src: `/art/toppers/${number}.svg`, alt, width: 640, height: 360 },
    source: {
      kind: 'file',
      src: `/clips/topper-${number}.mp4`,
      type: 'video/mp4',
      captions: [{ src: `/clips/topper-${number}.hi.vtt`, srcLang: 'hi', label: 'हिंदी' }],
    },
  };
}

/** The videos of the home page's carousel, in its order. */
export const testimonials: Testimonial[] = [
  testimonial(
    1,
    'नमूना विद्यार्थी: हर सुबह एक उत्तर',
    'अपनी मेज़ पर एक छात्रा, साथ में लैंप और पुस्तकें, पीछे खिड़की।',
  ),
  testimonial(
    2,
    'नमूना विद्यार्थी: हर विषय की एक मुख्य पुस्तक',
    'भरी हुई पुस्तक-अलमारियों के सामने पगड़ी और चश्मा पहने एक छात्र।',
  ),
  testimonial(
    3,
    'नमूना विद्यार्थी: कोरे पन्ने पर मानचित्र बनाना',
    'हरी पहाड़ियों और एक बर्फ़ीली चोटी के सामने लंबी चोटी वाली एक छात्रा।',
  ),
  testimonial(
    4,
    'नमूना विद्यार्थी: टहलते हुए दिन भर का पढ़ा याद करना',
    'सूर्यास्त के समय पत्थर की सीढ़ियों वाली नदी के किनारे हरा दुपट्टा ओढ़े एक छात्रा।',
  ),
  testimonial(
    5,
    'नमूना विद्यार्थी: अपने मॉक टेस्ट स्वयं जाँचना',
    'पुल के चित्र वाले श्यामपट्ट के सामने सिर ढके एक छात्रा।',
  ),
];
