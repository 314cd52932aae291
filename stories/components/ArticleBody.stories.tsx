import { ArticleBody } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articleText } from '../data/content.ts';
import { farTooLong, hindiParagraph, inHindi, narrow, rightToLeft } from '../data/forms.ts';
import { guide } from '../guide.ts';
import { pictured } from '../pictured.ts';

const meta = {
  title: 'Components/ArticleBody',
  component: ArticleBody,
  parameters: {
    layout: 'padded',
    docs: guide({
      use: 'For the plain text of an article as it comes from a table. Blank lines separate paragraphs, other line breaks are kept, lines that begin with a bullet or a number become lists. A short line of its own, with something below it, becomes a heading where it ends in a colon, numbers a part (“Step one: …”) or is no sentence. “Source: https://…”, “Time: 10:30” and “Marks: 15” stay text: a line with an address, or with a figure after its colon, heads nothing.',
      avoid: 'For text that you write yourself, with links and emphasis, take `Prose`.',
      accessibility: [
        'Paragraphs and lists are real ones, at a measure of 60 to 75 characters.',
        'Passages in Devanagari are marked `lang="hi"`, so that a screen reader changes its voice.',
        'Nothing in a text becomes HTML: a tag is shown as it was written.',
        '`ref` and every `data-*` and `aria-*` go to the root `<div>`.',
      ],
      code: `
<ArticleBody text={article.content} />`,
    }),
  },
  args: { text: articleText },
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvasElement.querySelector('b, script')).toBeNull();
    await expect(canvas.getByText(/अनुच्छेद 123/).closest('[lang]')).toHaveAttribute('lang', 'hi');
  },
};

export const Playground: Story = {};

/** Short lines of their own: with a colon, a numbered part, or no sentence at all. */
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(3);
  },
};

export const OneLine: Story = { args: { text: 'An ordinance is a law made by the executive.' } };

export const Empty: Story = { args: { text: '' } };

export const Long: Story = { args: { text: `${articleText}\n\n`.repeat(12) } };

export const FarTooMuchText: Story = {
  args: { text: `${farTooLong}\n\n- ${farTooLong}\n- ${farTooLong}` },
};

export const Hindi: Story = {
  parameters: pictured('320 dark'),
  args: { text: `${hindiParagraph}\n\n1. पहला बिंदु\n2. दूसरा बिंदु` },
  globals: inHindi,
};

export const RightToLeft: Story = { globals: rightToLeft, tags: ['!autodocs'] };

export const Narrow: Story = { ...FarTooMuchText, globals: narrow, tags: ['!autodocs'] };
