export const termsSections = [
  { id: 'use', heading: 'Use', paragraphs: ['Read, print and pass on.'] },
];
