import { institute } from '@site/institute.ts';

export const topics = {
  heading: 'Topics',
  text: 'Papers and subjects of the syllabus, and what we have written on each. Those with the most articles come first.',
  description:
    'Study articles sorted by paper and subject of the syllabus: choose a topic and read all that we have written on it, newest first, for free.',
};

export const noTopics: string = 'No topics found.';

export const lists: string = 'Lists of articles';

export const practiceOfTopic = (questions: number) =>
  `Practise: ${questions} ${questions === 1 ? 'question' : 'questions'} on this topic`;

export const topicDescription = (topic: string) =>
  `${topic}: every article of ours that belongs to it, newest first, for ${institute.exams} aspirants. Free to read, without an account.`;
