import { institute } from '@site/institute.ts';

export const privacy = {
  heading: 'Privacy',
  text: `What ${institute.name} stores about visitors, why, for how long, and whom to ask.`,
  description:
    'What this website stores about its visitors, what it is used for, for how long it is kept, and whom to ask to see, correct or delete it.',
};

export const terms = {
  heading: 'Terms and conditions',
  text: `What holds for this website and the courses of ${institute.name}.`,
  description:
    'The terms of this website and of its courses: what you may do with the articles, what we promise our students, and what we do not promise.',
};
