export const aboutSections = [
  { id: 'why', heading: 'Why we teach', paragraphs: ['Because reading can be learnt.'] },
];
