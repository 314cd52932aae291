import { registration, scheme as words } from '@locales/scholarship.ts';
import { institute } from '@site/institute.ts';
import type { Scheme } from '../instituteTypes.ts';

/** What the scholarship form collects and the WhatsApp message may carry. */
export interface ScholarshipApplicant {
  firstName: string;
  lastName: string;
  category: string;
  medium: string;
  mode: string;
  educationQualification: string;
}

/** The words of a scheme: '60% fee scholarship', '100 students per year'. */
export function schemeTexts(scheme: Scheme): { title: string; seats: string } {
  return {
    title: words.title(scheme.percent),
    seats: words.seats(scheme.seatsPerYear),
  };
}

/**
 * The WhatsApp message with which a visitor finishes registering. Mobile number, e-mail, address
 * and income stay out of it: WhatsApp shows the number, and the rest can wait until the institute asks.
 */
export function registrationMessage(applicant: ScholarshipApplicant): string {
  const name = `${applicant.firstName} ${applicant.lastName}`.trim();
  return [
    registration.greeting(institute.name),
    `${registration.name}: ${name}`,
    `${registration.category}: ${applicant.category}`,
    `${registration.medium}: ${applicant.medium}`,
    `${registration.mode}: ${applicant.mode}`,
    `${registration.educationQualification}: ${applicant.educationQualification}`,
  ].join('\n');
}
