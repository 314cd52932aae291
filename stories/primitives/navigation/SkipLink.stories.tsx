import { Container, SkipLink } from '@setu/ui';
import { type Meta, type StoryObj, fullWidthGuide, inHindi, pictured } from '../../story.ts';

export default {
  component: SkipLink,
  parameters: fullWidthGuide({
    use: 'As the first thing in the body of every page: past the header to the content.',
    not: 'One is enough. It is no menu of places.',
    keyboard: { Tab: 'From the top of the page: shows it', Enter: 'Goes to the main content' },
    accessibility: [
      'Unseen until it has focus, then above everything else (WCAG 2.4.1).',
      'Its target needs the id it names and `tabIndex={-1}`, so that focus goes there in every browser.',
    ],
    code: `
<SkipLink href="#main" />
<SiteHeader ... />
<main id="main" tabIndex={-1}>...</main>`,
  }),
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

type Story = StoryObj<typeof SkipLink>;

export const Default: Story = {};

const focused = { play: ({ userEvent }) => userEvent.tab() } satisfies Story;

export const ComesFirst: Story = { ...focused, parameters: pictured('320 dark') };

export const Hindi: Story = {
  parameters: pictured('320 light'),
  args: { children: 'मुख्य सामग्री पर जाएँ' },
  ...focused,
  ...inHindi,
};
