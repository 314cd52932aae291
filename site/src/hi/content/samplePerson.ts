import type { Achiever } from '@setu/ui';

const courses = [
  { course: 'सामान्य अध्ययन आधार पाठ्यक्रम (ऑनलाइन)', duration: '12 महीने', paid: true },
  { course: 'मुख्य परीक्षा टेस्ट सीरीज़ (ऑनलाइन)', duration: '4 महीने', paid: true },
  { course: 'दैनिक उत्तर लेखन', duration: '6 महीने', paid: false },
] as const;

/** A fictional person; the texts beside it say so. */
export function samplePerson(number: number, year: number): Achiever {
  const course = courses[(number - 1) % courses.length] ?? courses[0];
  return { name: `नमूना विद्यार्थी ${number}`, rank: 100 + number, year, ...course, consent: true };
}
