export const privacySections = [
  { id: 'what', heading: 'What we keep', paragraphs: ['Your message, for half a year.'] },
];
