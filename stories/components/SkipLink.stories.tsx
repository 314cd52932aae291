import { Container, SkipLink } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { farTooLong, inHindi, narrow, rightToLeft } from '../data/forms.ts';
import { guide } from '../guide.ts';
import { pictured } from '../pictured.ts';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: {
    docs: guide({
      use: 'As the first thing in the body of every page: past the header to the content.',
      avoid: 'One is enough. It is no menu of places.',
      keyboard: [
        ['Tab', 'From the top of the page: shows it'],
        ['Enter', 'Goes to the main content'],
      ],
      accessibility: [
        'Unseen until it has focus, then above everything else (WCAG 2.4.1).',
        'Its target needs the id it names and `tabIndex={-1}`, so that focus goes there in every browser.',
        '`ref` and every `data-*` and `aria-*` go to the `<a>`.',
      ],
      code: `
<SkipLink href="#main" />
<SiteHeader ... />
<main id="main" tabIndex={-1}>...</main>`,
    }),
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <Container>
          <p>Press Tab at the top of this page.</p>
          <a href="#first">The first link of the content</a>
        </Container>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { href: '#main', children: 'Skip to main content' } };

export const ComesFirst: Story = {
  parameters: pictured('320 dark'),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Skip to main content' });
    await expect(link).toHaveStyle({ clipPath: 'inset(50%)' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ clipPath: 'none' });
    await expect(canvas.getByRole('main')).toHaveAttribute('id', link.hash.slice(1));
  },
};

/** As it looks with focus. */
export const Focused: Story = { play: focusIt };

export const FarTooMuchText: Story = { ...Focused, args: { children: farTooLong } };

export const Hindi: Story = {
  parameters: pictured('320 light'),
  args: { children: 'मुख्य सामग्री पर जाएँ' },
  globals: inHindi,
  play: focusIt,
};

export const RightToLeft: Story = { globals: rightToLeft, tags: ['!autodocs'], play: focusIt };

export const Narrow: Story = { ...FarTooMuchText, globals: narrow, tags: ['!autodocs'] };

async function focusIt({ canvasElement }: { canvasElement: HTMLElement }) {
  const link = canvasElement.querySelector('a');
  link?.focus();
  await expect(link).toHaveFocus();
}
