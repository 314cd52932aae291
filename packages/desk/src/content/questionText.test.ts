import { describe, expect, test, vi } from 'vitest';
import { site } from '../../tests/support/desk.ts';
import { questionsOf } from '../publish/questions.ts';
import { readEntries, readEntry } from '../publish/readEntries.ts';
import { inHindi } from '../web/app/words/said.ts';
import { type Problem, entryFrom } from './entry.ts';
import { questionEntries } from './questionText.ts';
import { sourceFrom } from './sources.ts';

/** The questions of a text as another program writes it, and why they are refused or warned of. */
async function read(text: string, name = 'q.txt', day: string | null = '2026-11-24') {
  const given = { sources: [sourceFrom(name, Buffer.from(text))], problems: [] };
  const entries = await readEntries(questionsOf(day), given, site, false);
  const toldOf = (all: typeof entries.problems) => all.map((one) => `${one.line}: ${one.reason}`);
  return {
    questions: entries.read.map(({ draft }) => draft),
    refused: toldOf(entries.problems),
    warned: toldOf(entries.warnings),
  };
}

const options = '\n(a) A\n(b) B\n(c) C\n(d) D\nAnswer: (d)\nExplanation: So.\n';
const first = `1. First?${options}`;
const listed = '1. Statement 1 is right.\n2. Statement 2 is wrong.\n3. Statement 3 is right.\n';
const consider = 'Consider:\n1. One.\n2. Two.\n\nWhich?';

test.each([
  ['', '1: there is no question in it'],
  [`${first}\n3. Third?${options}`, '9: is question 3, where 2 should follow. Indent the line'],
  [`${first}\n1. Again?${options}`, '9: is question 1, where 2 should follow.'],
  [`${first}\n4. ${consider}${options}`, '9: is question 4, where 2 should follow.'],
  // The next question with options is the third, whose second statement is no question 2.
  [
    `${first}\n2. Which?\nAnswer: (a)\n\n3. ${consider}${options}`,
    '9: options: there must be four',
  ],
  [`${first}Answer: (b)`, '8: answer is there twice in one question.'],
  [`Title\n\n${first}\n2. Which?${options}`, '1: is no question. Begin with question 1'],
  [`Title\n\n${first}`, '1: is no question. Begin with question 1'],
  // Without numbers a second paragraph of an explanation becomes no part of a question.
  [`What?${options}\nBecause.\n\nWhich?${options}`, '9: may begin with a paragraph of the explan'],
  [`What?${options}\nBecause.\n\n${consider}${options}`, '9: may begin with a paragraph of the'],
  ['::A::Q1?{=a\n\n~b}\n::B::Q2?{=a ~b}', '1: has more than one {…}: an empty line is needed'],
  ['Which? {~One ~Two}', '1: is no question with one right answer'],
  ['Grant is buried here.{TRUE}', '1: is no question with one right answer'],
  ['Two right {=a =b ~c ~d}', '1: is no question with one right answer'],
  ...['b and c', 'a, c', 'a) One, two'].map((answer) => [
    first.replace('(d)\nE', `${answer}\nE`),
    `6: answer: '${answer}' is none of a, b, c, d`,
  ]),
])('%j is refused, in Hindi too', async (text, expected) => {
  const [reason = ''] = (await read(text)).refused;
  expect(reason).toContain(expected);
  const said = reason.slice(reason.indexOf(' ') + 1);
  expect(inHindi(said)).not.toBe(said);
});

test('questions without a day are refused', async () => {
  expect((await read(first, 'q.txt', null)).refused).toEqual([
    '1: day: is missing (in a file between lines ---, day: 2026-11-24)',
  ]);
});

test.each([
  ['a list in an explanation', `${first}7. Listed.\n9. Too.\n2. Second?${options}`],
  ['one with the number of the next question', `${first}${listed}\n2. How many?${options}`],
  ['one above statements', `${first}${listed}\n2. ${consider}${options}`],
  ['a keyword above statements', `${first}\n2. Consider:\nTopics: A\n1. One.\n2. Two.${options}`],
  [
    'two lists of statements',
    `${first}\n2. Match:\nList I\n1. One.\n2. Two.\nList II\n1. Three.\n2. Four.\n\nWhich?${options}`,
  ],
  ['no numbers, and a list', `What?${options}\nConsider:\n\n1. A\n2. B\n\nWhich?${options}`],
])('%s begins no question, and ends none', async (_, text) => {
  const { questions, refused } = await read(text);
  expect(refused).toEqual([]);
  expect(questions).toMatchObject([
    { explanation: expect.stringMatching(/^So\./) },
    { stem: expect.stringMatching(/^(?:Second|How|Consider|Match)/), explanation: 'So.' },
  ]);
});

test.each([
  ['notes with lists', '', '1. One.\n2. Two.\n3. Three.\n', ''],
  ['a question with many statements', '1. Which?\n', '2. One.\n', ''],
  ['a list without a question below it', first, '2. One.\n', ''],
  ['a list with a question below it', first, '2. One.\n', '2. Which?\n(a) A\n'],
])('each line of %s is read a few times, however many there are', (_, above, lines, below) => {
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  const matchesOf = (times: number) => {
    exec.mockClear();
    const entry = entryFrom('q.md', { questions: above + lines.repeat(times) + below });
    questionEntries(entry, 'questions', []);
    return exec.mock.calls.length;
  };
  const [some, twice] = [matchesOf(100), matchesOf(200)];
  exec.mockRestore();
  expect(twice / some).toBeLessThan(2.1);
});

test.each(['(C) तीन', 'c) तीन', 'c.', 'C'])('an answer: %s', async (answer) => {
  const text = `कितने?\n(a) एक\n(b) दो\n(c) तीन\n(d) चार\nउत्तर: ${answer}`;
  expect((await read(text)).questions).toMatchObject([{ answer: 'c' }]);
});

describe('statements', () => {
  const named = '(a) I and II only\n(b) II & III only\n(c) I, II and III\n(d) ';
  const roman = (last: string) =>
    `1. With reference to V. V. Giri, consider:\nI. He was a trade\nunionist.\nII. He was elected.\nIII. No.\n\nWhich is\nright?\n${named}${last}\nAnswer: (a) I and II only`;

  test('with Roman numerals are numbered as pages show them', async () => {
    expect(await read(roman('Only one pair'))).toMatchObject({
      refused: [],
      questions: [
        {
          stem: 'With reference to V. V. Giri, consider:',
          statements: ['He was a trade unionist.', 'He was elected.', 'No.'],
          line: 'Which is right?',
          options: ['1 and 2 only', '2 & 3 only', '1, 2 and 3', 'Only one pair'],
        },
      ],
    });
  });

  test.each([
    ['IV only', '4 only'],
    ['1 & 4', '1 & 4'],
    ['All four pairs', 'All four pairs'],
    ['केवल चार कथन', 'केवल चार कथन'],
    ['न तो 1 और न ही ४', 'न तो 1 और न ही 4'],
  ])('three of them are fewer than the option %s names', async (last, shown) => {
    const reason = `1: options: the option (d) is '${shown}', and there are 3 statements`;
    expect((await read(roman(last))).refused).toEqual([reason]);
  });

  test('in Hindi have any digits, and options that name them as pages do', async () => {
    const text = `१. कथन पढ़िए:\n१. पहला।\n२. दूसरा।\n\nकौन-सा सही है?
(a) केवल १\n(b) केवल २\n(c) १ और २ दोनों\n(d) न तो १ और न ही २\nउत्तर: (c)\nव्याख्या: हाँ।

२) कब?\n(a) १९७६\n(b) १९७७\n(c) १९७८\n(d) १९७९\nउत्तर: (a)\nव्याख्या: ३।\n`;
    expect((await read(text)).questions).toMatchObject([
      {
        stem: 'कथन पढ़िए:',
        statements: ['पहला।', 'दूसरा।'],
        line: 'कौन-सा सही है?',
        options: ['केवल 1', 'केवल 2', '1 और 2 दोनों', 'न तो 1 और न ही 2'],
      },
      { number: 2, stem: 'कब?', options: ['१९७६', '१९७७', '१९७८', '१९७९'], explanation: '३।' },
    ]);
  });

  test('go on in the next line, and a source above the options takes none of them', async () => {
    const text = `1. Consider:\n1. One.\n2. Two\nand more.\n\nSource: NCERT\nWhich of these\nis right?${options}`;
    expect((await read(text)).questions).toMatchObject([
      { statements: ['One.', 'Two and more.'], line: 'Which of these is right?', source: 'NCERT' },
    ]);
  });
});

// GIFT as Moodle's exporter writes it: https://docs.moodle.org/en/GIFT_format
const gift = String.raw`// question: 7  name: Money Bill
$CATEGORY: $course$/Polity

// question: 8  name: Money Bill
::Money Bill::[html]<p>Consider the following statements\:</p><ol><li>It is in Article 110 &amp; 109.</li><li>5 \= 5 &Omega;&\#x2e;</li></ol><p>Which of the statements given above is/are correct?</p>{
	~%-33.33333%1 only#No.
	=Both 1 and 2#Right.
	~2 only
	~Neither 1 nor 2
	####<p>Both \{are\} right.</p>
}

::Two::First\nline \{ {~one

~two =three#Third. ~four}
`;

test('GIFT is read as Moodle writes it', async () => {
  expect((await read(gift, 'q.gift')).questions).toMatchObject([
    {
      number: 1,
      stem: 'Consider the following statements:',
      statements: ['It is in Article 110 & 109.', '5 = 5 Ω.'],
      line: 'Which of the statements given above is/are correct?',
      options: ['1 only', 'Both 1 and 2', '2 only', 'Neither 1 nor 2'],
      answer: 'b',
      explanation: 'Both {are} right.',
    },
    {
      number: 2,
      stem: 'First line {',
      options: ['one', 'two', 'three', 'four'],
      answer: 'c',
      explanation: 'Third.',
    },
  ]);
});

test('in HTML of GIFT only tags are left out, and only lists with numbers get them', async () => {
  const html = '[html]If 1 < 2<br><ul><li>A</li></ul><ol><li>B</li><li>C</li></ol>Which?{=a ~b}';
  expect((await read(html)).questions).toMatchObject([
    { stem: 'If 1 < 2 A', statements: ['B', 'C'] },
  ]);
});

test('Aiken is read as Moodle writes it', async () => {
  const aiken =
    'What is this?\nA. One\nB. Two\nC) Three\nD) Four\nANSWER: D\n\nAnd this?\nA) 1\nB) 2\nC) 3\nD) 4\nANSWER: A\n';
  const { questions, warned } = await read(aiken);
  expect(warned.at(-1)).toBe('8: explanation: there is none');
  expect(questions).toMatchObject([
    { number: 1, stem: 'What is this?', options: ['One', 'Two', 'Three', 'Four'], answer: 'd' },
    { number: 2, stem: 'And this?', answer: 'a', explanation: null },
  ]);
});

test('labels with which a form was filled are no part of its texts, and options none of its question', async () => {
  const filled = (values: Record<string, string | string[]>) => {
    const problems: Problem[] = [];
    const entry = entryFrom('', {
      day: '2026-11-24',
      number: '1',
      stem: 'Which?',
      answer: 'a',
      ...values,
    });
    const { draft } = readEntry(questionsOf(undefined), entry, site, { warnings: [], problems });
    return { draft, refused: problems.map(({ reason }) => reason) };
  };
  const options = ['(a) 1 only', 'b) 2 only', 'C. Both 1 and 2', '(d) IV only'];
  for (const statements of [
    ['1. It is one.', '२. It is two.'],
    ['I. It is one.', '(II) It is two.'],
  ]) {
    const { draft, refused } = filled({ statements, options });
    expect(draft).toMatchObject({
      statements: ['It is one.', 'It is two.'],
      options: ['1 only', '2 only', 'Both 1 and 2', '4 only'],
    });
    expect(refused).toEqual(["options: the option (d) is '4 only', and there are 2 statements"]);
  }
  const names = ['A. P. J. Abdul Kalam', 'B. R. Ambedkar', 'C. V. Raman', 'D. S. Kothari'];
  const own = { statements: ['2. It is two.', '1.5 lakh'], options: names };
  expect(filled(own).draft).toMatchObject(own);
  const leaders = ['A. Nehru', 'B. B. R. Ambedkar', 'C. Sardar Patel', 'D. Rajendra Prasad'];
  expect(filled({ options: leaders }).draft.options).toEqual([
    'Nehru',
    'B. R. Ambedkar',
    'Sardar Patel',
    'Rajendra Prasad',
  ]);
  const lists = 'Match:\nA. Harappa\nB. Lothal\nC. Kalibangan\nD. Dholavira';
  expect(filled({ stem: lists, options: names }).refused).toEqual([]);
  const whole = 'Which?\n(a) One\n(b) Two\n(c) Three\n(d) Four';
  expect(filled({ stem: whole, options: names }).refused).toEqual([
    'stem: the options stand in it: each has its own field',
  ]);
});
