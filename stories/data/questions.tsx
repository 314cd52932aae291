import { type SheetQuestion, TextLink } from '@setu/ui';

export const moneyBill: SheetQuestion = {
  stem: 'Consider the following statements about a Money Bill:',
  statements: [
    'It may be introduced in the Lok Sabha alone.',
    'The Rajya Sabha may reject it within fourteen days.',
    'Whether a Bill is a Money Bill is decided by the Speaker of the Lok Sabha.',
  ],
  line: 'Which of the statements given above are correct?',
  options: ['1 and 2 only', '1 and 3 only', '2 and 3 only', '1, 2 and 3'],
  answer: 'b',
  explanation: (
    <>
      <p>
        Under Article 109 the Rajya Sabha may only recommend changes, within fourteen days; it
        cannot reject the Bill. Article 110 leaves the decision to the Speaker.
      </p>
      <p>
        <TextLink href="#article-7">Read: The Money Bill in Parliament</TextLink>
      </p>
    </>
  ),
};

export const ordinance: SheetQuestion = {
  stem: 'भारत के संविधान का कौन-सा अनुच्छेद राष्ट्रपति को अध्यादेश जारी करने की शक्ति देता है?',
  options: ['अनुच्छेद 72', 'अनुच्छेद 123', 'अनुच्छेद 213', 'अनुच्छेद 356'],
  answer: 'b',
  explanation:
    'अनुच्छेद 123 राष्ट्रपति को यह शक्ति तब देता है जब संसद के दोनों सदन सत्र में न हों; राज्यपाल को वही शक्ति अनुच्छेद 213 देता है।',
  lang: 'hi',
};

export const questions: readonly SheetQuestion[] = [
  moneyBill,
  {
    stem: 'Consider the following rivers:',
    statements: ['Narmada', 'Tapi', 'Mahi', 'Godavari'],
    line: 'How many of the above flow into the Arabian Sea?',
    options: ['Only one', 'Only two', 'Only three', 'All four'],
    answer: 'c',
    explanation: 'The Godavari alone flows east, into the Bay of Bengal.',
    correction: { on: '2026-11-22', text: 'The key said (b) before.' },
  },
  ordinance,
  {
    stem: 'With reference to the repo rate, which one of the following statements is correct?',
    options: [
      'It is the rate at which the Reserve Bank of India lends to banks against government securities.',
      'It is the rate at which banks lend to each other overnight, without any security.',
      'It is the rate at which the Reserve Bank of India takes deposits from the public.',
      'It is the lowest rate at which a bank may lend to its customers.',
    ],
    answer: 'a',
    explanation: 'Repo is short for repurchase: the bank buys its securities back the next day.',
  },
  {
    stem: 'Which of the following bodies is named in the Constitution of India?',
    options: ['NITI Aayog', 'Finance Commission', 'Election Commission', 'Law Commission'],
    answer: 'b',
    explanation:
      'The Finance Commission stands in Article 280, and the Election Commission in 324.',
    correction: { on: '2026-11-21', text: 'Two of the options are right.', dropped: true },
  },
];
