import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { WriteAnArticle } from './WriteAnArticle.tsx';

const text = `An ordinance is a law that the executive makes while Parliament does not sit. It is meant for **what cannot wait**, and it lapses unless both Houses approve it.

# What Article 123 asks for

- one House at least is not in session
- the President is satisfied that something must be done _at once_
- a Bill replaces it within six weeks of reassembly

| | The President | A Governor |
|---|---|---|
| Article | 123 | 213 |
| Instructions | none | in some cases, of the President |

# What the Court said

Repromulgation without laying the ordinance before the House is a fraud on the Constitution. The articles of the day are [on the desk](/daily).`;

const meta = {
  title: 'Write an article',
  tags: ['!autodocs'],
  component: WriteAnArticle,
  args: {
    start: {
      title: 'Ordinances in one page',
      category: 'Facts of the Day',
      date: '2026-11-20',
      text,
    },
  },
  argTypes: { start: { control: false } },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof WriteAnArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole('region', { name: 'The article' }));
    await expect(article.getByRole('heading', { name: 'What the Court said' })).toBeVisible();
    await expect(article.getByRole('region', { name: /^Table: / })).toBeVisible();
    await expect(canvas.getByText('None: all of it is shown as it was typed.')).toBeVisible();
    await expect(canvas.getByText(/^\d+ words, 1 min to read$/)).toBeVisible();
  },
};

/** The list of marks opens over the page, which keeps the text. */
export const MarksLookedUp: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'What can be marked' });
    await userEvent.click(trigger);
    const dialog = () => canvas.getByRole('dialog', { name: 'What can be marked' });
    await waitFor(() => expect(dialog()).toHaveAttribute('aria-modal'));
    await expect(within(dialog()).getByRole('row', { name: /^\*\*bold/ })).toBeVisible();
  },
};

/** A warning leads to its line; the copied text includes its front matter. */
export const WithWarnings: Story = {
  // Default already runs axe on the whole page.
  parameters: { a11y: { test: 'off' } },
  args: { start: { ...meta.args.start, title: 'A "draft"', text: 'One.\n\n-two\n\nThe **third' } },
  play: async ({ canvas }) => {
    const editor = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    await expect(canvas.getByText('2 places to look at.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Line 5' }));
    await expect(editor).toHaveFocus();
    await expect(editor.value.slice(editor.selectionStart, editor.selectionEnd)).toBe('**third');
    await userEvent.type(editor, ' one**', { initialSelectionStart: 23, initialSelectionEnd: 23 });
    await waitFor(() => expect(canvas.getByText('1 place to look at.')).toBeVisible());

    await userEvent.click(canvas.getByRole('radio', { name: 'हिन्दी' }));
    await expect(canvas.getByText(/से सूची का बिंदु नहीं बनता/)).toBeVisible();
    await expect(canvas.getByText('लेखक: टीम')).toBeVisible();

    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(canvas.getByText('Copied, with its front matter.')).toBeVisible();
    await expect(written).toHaveBeenCalledWith(
      expect.stringContaining('---\ntitle: "A \\"draft\\""\ncategory: "Facts of the Day"\n'),
    );
    await expect(sessionStorage.getItem('setu-write-an-article')).toContain('third one**');
  },
};
