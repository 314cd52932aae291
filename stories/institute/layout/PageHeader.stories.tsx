import { PageHeader } from '@setu/ui';
import { courses } from '../../data/content.ts';
import { type Meta, type StoryObj, fullWidthGuide, pictured } from '../../story.ts';

export default {
  component: PageHeader,
  parameters: fullWidthGuide({
    use: 'At the top of a page: its one h1, a sentence about it, where it stands and a way back.',
    not: 'The home page has `Hero`; `ArticleDetail`, `CourseDetail`, `ResultPoster`, `NotFound` and `ErrorScreen` bring an h1 of their own.',
    keyboard: {
      Tab: 'To the breadcrumbs and the way back, if there are any',
      Enter: 'Follows them',
    },
    accessibility: [
      'The h1 has the id `page-heading` and takes focus by script: move it there after a navigation without the browser.',
    ],
    code: `
<PageHeader
  heading="Offline Mode"
  text="Courses taught in our Delhi classrooms."
  back={{ label: 'Back to courses', href: '/#courses' }}
/>`,
  }),
  args: {
    heading: 'Offline Mode',
    text: 'Courses taught in our Delhi classrooms. Choose a subject to shorten the list.',
  },
  argTypes: { text: { control: 'text' } },
} satisfies Meta<typeof PageHeader>;

type Story = StoryObj<typeof PageHeader>;

export const Default: Story = {};

export const WithBreadcrumbs: Story = {
  parameters: pictured('320 dark'),
  args: { breadcrumbs: [{ title: 'Home', href: '#home' }, { title: 'Offline Mode' }] },
};

/** A decorative picture, shown where there is room; a phone does not fetch it. */
export const WithPicture: Story = {
  parameters: pictured('1280 light'),
  args: { image: courses[0]?.image ?? '', back: { label: 'Back to courses', href: '#courses' } },
};

export const WithActions: Story = {
  args: {
    actions: [
      { label: 'Call us', href: 'tel:+910000000000' },
      { label: 'WhatsApp', href: 'https://wa.me/910000000004' },
    ],
  },
};
