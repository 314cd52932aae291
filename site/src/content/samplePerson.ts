import type { Achiever } from '@setu/ui';

const courses = [
  { course: 'General Studies Foundation (Online)', duration: '12 months', paid: true },
  { course: 'Mains Test Series (Online)', duration: '4 months', paid: true },
  { course: 'Daily Answer Writing', duration: '6 months', paid: false },
] as const;

/** A fictional person; the texts beside it say so. */
export function samplePerson(number: number, year: number): Achiever {
  const course = courses[(number - 1) % courses.length] ?? courses[0];
  return { name: `Sample student ${number}`, rank: 100 + number, year, ...course, consent: true };
}
