/** Samples that do not go out of date. Their texts have the format of the library's `parseArticleText`. */
export const articles = [
  {
    id: 'why-rivers-meander',
    title: 'Why rivers meander',
    category: 'Geography',
    date: '2026-02-09',
    summary: 'A straight river is a short story. Water finds the softer bank, and the bend grows.',
    text: `Water on the outside of a bend has the longer way and runs faster. There it takes soil; on the inside, where it is slow, it leaves it.

## What the bend does

- The outer bank is cut, and moves outwards.
- The inner bank grows by what is left there.
- Where two bends meet, the river takes the short way, and an oxbow lake remains.

## What to remember

A bend that has begun **feeds itself**. That is why no river in a plain stays straight.`,
  },
  {
    id: 'reading-a-map',
    title: 'Reading a map',
    category: 'Geography',
    date: '2026-02-02',
    summary: 'Scale, north, legend: in this order, and before anything else.',
    text: `A map leaves out nearly everything. What is left, and how large it is drawn, is a decision.

## Three looks

1. At the scale: what is a thumb's width?
2. At the arrow: where is north?
3. At the legend: what do the signs stand for?`,
  },
  {
    id: 'a-budget-in-an-hour',
    title: 'A budget in an hour',
    category: 'Economy',
    date: '2026-01-26',
    summary: 'What comes in, what goes out, and who pays for the difference.',
    text: `Begin with the last line: the deficit. Then ask what it is spent on.

## Two kinds of spending

Money for a bridge is there for years. Money for salaries is gone at the end of the month. Both are needed, and they are counted apart.`,
  },
  {
    id: 'the-preamble',
    title: 'The Preamble, word by word',
    category: 'Polity',
    date: '2026-01-19',
    summary: 'One sentence, whose nouns are a whole syllabus.',
    text: `The sentence begins with those who speak: we, the people.

## Four promises

Justice, liberty, equality, fraternity: each is explained by the words that follow it.`,
  },
];
