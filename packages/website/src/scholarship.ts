import { institute } from '@site/institute.ts';
import type { Scheme } from './contract.ts';

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
    title: `${scheme.percent}% fee scholarship`,
    seats: `${scheme.seatsPerYear} students per year`,
  };
}

/**
 * The WhatsApp message with which a visitor finishes registering. Mobile number, e-mail, address
 * and income stay out of it: WhatsApp shows the number, and the rest can wait until somebody asks.
 */
export function registrationMessage(applicant: ScholarshipApplicant): string {
  const name = `${applicant.firstName} ${applicant.lastName}`.trim();
  return [
    `Hello, I would like to register for the ${institute.name} scholarship.`,
    `Name: ${name}`,
    `Category: ${applicant.category}`,
    `Medium: ${applicant.medium}`,
    `Mode: ${applicant.mode}`,
    `Qualification: ${applicant.educationQualification}`,
  ].join('\n');
}
