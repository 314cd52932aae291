import { CourseDetail } from '@setu/ui';
import {
  brokenPicture,
  courseDetail,
  hindiCourseDetail,
  relatedCourses,
} from '../../data/content.ts';
import { help } from '../../data/forms.ts';
import { type Meta, type StoryObj, fullWidthGuide, inHindi, pictured } from '../../story.ts';

export default {
  component: CourseDetail,
  parameters: fullWidthGuide({
    use: 'The whole page of one course: what it is, what it costs, what is taught, how to enrol, what else there is.',
    not: 'In a list take `CourseCard`. For an article take `ArticleDetail`.',
    keyboard: {
      'Tab, Shift + Tab': 'Back, buy, ask, enrol, related courses',
      Enter: 'Follows a link',
    },
    accessibility: [
      'An `<article>` named by the `h1` of the page (id `page-heading`); each part is a region with an `h2`.',
      'What is absent or empty is left out, with its heading. Without a way to buy, the page says so.',
      'Texts are plain: lists and paragraphs are recognised, nothing becomes HTML, Hindi is marked as Hindi.',
      'Links of one text are told apart by their name ("Explore Course: Sociology Optional").',
    ],
    code: `
<CourseDetail
  course={course}
  back={{ href: '/online-mode', label: 'All courses' }}
  related={others}
  ask={{
    whatsapp: { label: 'Ask about this course', href: 'https://wa.me/910000000000?text=…' },
    phone: { label: 'Call us', href: 'tel:+910000000000' },
  }}
/>`,
  }),
  args: {
    course: courseDetail,
    back: { href: '#courses', label: 'All courses' },
    related: relatedCourses,
  },
} satisfies Meta<typeof CourseDetail>;

type Story = StoryObj<typeof CourseDetail>;

export const Default: Story = { parameters: pictured('1280 dark') };

const ask = { whatsapp: { ...help.whatsapp, label: 'Ask about this course' }, phone: help.phone };

/** The related courses failed to load; the rest of the page stays. */
export const RelatedFailed: Story = { args: { relatedError: 'Error fetching related courses.' } };

export const CannotBeBought: Story = {
  parameters: pictured('320 light'),
  args: { course: { ...courseDetail, buyHref: '' }, ask },
};

export const WithoutPicture: Story = {
  args: { course: { ...courseDetail, image: brokenPicture } },
};

export const Hindi: Story = {
  args: {
    course: hindiCourseDetail,
    back: { href: '#courses', label: 'सभी पाठ्यक्रम' },
    related: [],
  },
  ...inHindi,
};
