import { ArticleBody } from '@setu/ui';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';
import { articleText } from '../../data/content.ts';
import { hindiParagraph } from '../../data/forms.ts';

export default {
  component: ArticleBody,
  parameters: guide({
    use: 'For the plain text of an article as it comes from a table. Blank lines separate paragraphs, other line breaks are kept, lines that begin with a bullet or a number become lists. A short line of its own, with something below it, becomes a heading where it ends in a colon, numbers a part (“Step one: …”) or is no sentence. `Source: https://…`, `Time: 10:30` and `Marks: 15` stay text: a line with an address, or with a figure after its colon, heads nothing. Authors may mark more: `# Heading`, `**bold**`, `_emphasis_`, `[words](https://…)`, and tables of `| cells |` with a line of `|---|` below the first.',
    not: 'For text that you write yourself, with links and emphasis, take `Prose`.',
    keyboard: {
      Tab: 'to a link, or to a table',
      '← →': 'scroll a table that is wider than the text',
    },
    accessibility: [
      'Paragraphs and lists are real ones, at a measure of 60 to 75 characters.',
      'Passages in Devanagari are marked `lang="hi"`, so that a screen reader changes its voice.',
      'Headings follow each other without a gap, whatever number of `#` they have.',
      'A table is a named region that takes focus, so that arrow keys scroll it; its first row are column headers.',
      'Nothing in a text becomes HTML: a tag is shown as it was written, and an address that is not safe is no link.',
    ],
    code: `
<ArticleBody text={article.content} />

// What its author probably meant otherwise; no React in it.
import { articleWarnings } from '@setu/ui/articleText';

articleWarnings(article.content); // [{ kind, line, column, found, message }]`,
  }),
  args: { text: articleText },
} satisfies Meta<typeof ArticleBody>;

type Story = StoryObj<typeof ArticleBody>;

export const Default: Story = {};

/** A short line on its own is a heading if it ends in a colon, numbers a part or is no sentence. */
export const WithHeadings: Story = {
  parameters: pictured('768 light'),
  args: {
    text: `An emergency changes who governs.

The three kinds:

- national
- in a State
- financial

Step one: name the article.

Then say who may proclaim it.

President's Rule (Article 356)

The President takes over the government of the State.

Source: https://example.org/constitution

The text is that of the latest edition.`,
  },
};

/** Bold, emphasis and links within lines; an incomplete mark stays as it was typed. */
export const WithMarks: Story = {
  args: {
    text: `A **Money Bill** starts in the _Lok Sabha_ alone. The text of Article 110 is in [the Constitution](https://example.org/constitution#110); the day's other articles are [here](/daily).

- **Certified** by the Speaker
- never sent to a _joint sitting_

Source: https://example.org/a-money-bill.

As typed: 5 * 3 * 2, snake_case, #GS2, Article [19](1), **half a mark.`,
  },
};

/** `#` is the highest level, `###` the lowest; an unmarked heading is one level below the nearest mark. */
export const WithLevels: Story = {
  args: {
    text: `# The three kinds

They differ in what sets them off.

## National emergency

War, external aggression or armed rebellion.

### Who proclaims it

The President, on written advice of the Cabinet.

## Financial emergency

It has never been proclaimed.

# What the Court said

In short:

- it may review the grounds
- not their wisdom`,
  },
};

/** The table scrolls only where it is too wide. */
export const WithATable: Story = {
  args: {
    text: `The emergencies of the Constitution:

| Article | Kind | Approved by | Lasts |
|---|---|---|---|
| 352 | **National** | both Houses, within a month | six months at a time |
| 356 | State, _President's Rule_ | both Houses, within two months | six months, three years at most |
| 360 | Financial | both Houses, within two months | until it is revoked |

Only the first has ever been used for the whole country.`,
  },
};

export const Hindi: Story = {
  parameters: pictured('320 dark'),
  args: {
    text: `# अध्यादेश क्या है

${hindiParagraph}

1. **पहला** बिंदु
2. _दूसरा_ बिंदु, [संविधान में](https://example.org/constitution)

| अनुच्छेद | विषय |
|---|---|
| 123 | राष्ट्रपति के अध्यादेश |
| 213 | राज्यपाल के अध्यादेश |`,
  },
  ...inHindi,
};
