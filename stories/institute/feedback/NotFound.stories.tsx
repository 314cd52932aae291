import { NotFound } from '@setu/ui';
import { type Meta, type StoryObj, fullWidthGuide, pictured } from '../../story.ts';

export default {
  component: NotFound,
  parameters: fullWidthGuide({
    use: 'In place of a page that does not exist, with the way out.',
    not: 'For what exists and could not be fetched take `ErrorScreen`.',
    keyboard: { Tab: 'To the way out', Enter: 'Follows it' },
    accessibility: [
      'Its heading is the h1 of the page, with the id `page-heading`, focusable by script.',
      'The drawing of its own is decoration; a picture you give needs an `alt`.',
      'Answer with status 404.',
    ],
    code: `
<NotFound
  heading="Oops. Page not found."
  text="The address may be mistyped, or the page may have moved."
  action={{ label: 'Back to Home', href: '/' }}
/>`,
  }),
  args: {
    heading: 'Oops. Page not found.',
    text: 'The address may be mistyped, or the page may have moved.',
    action: { label: 'Back to Home', href: '#home' },
  },
} satisfies Meta<typeof NotFound>;

type Story = StoryObj<typeof NotFound>;

export const Default: Story = {};

export const WithLinks: Story = {
  parameters: pictured('320 light'),
  args: {
    text: 'The address may be mistyped. These are the pages that most visitors look for:',
    links: [
      { label: 'Online courses', href: '#online' },
      { label: 'Scholarships', href: '#scholarships' },
      { label: 'Contact', href: '#contact' },
    ],
  },
};

export const OwnPicture: Story = {
  parameters: pictured('768 dark'),
  args: {
    image: {
      src: '/art/default.svg',
      alt: 'A bridge over still water, in pale colours.',
      width: 800,
      height: 1000,
    },
  },
};
