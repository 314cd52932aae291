import { CourseCard } from '@setu/ui';
import { brokenPicture, course, hindiCourse } from '../../data/content.ts';
import { type Meta, type StoryObj, guide, inBox, inHindi, pictured } from '../../story.ts';

export default {
  component: CourseCard,
  decorators: [inBox({ maxInlineSize: '24rem' })],
  parameters: guide({
    use: 'For a course in a list: what it is, and the ways to read more of it and to buy it. In a `CardGrid`.',
    not: 'For the page of the course take `CourseDetail`, for free material `ResourceCard`.',
    keyboard: {
      'Tab, Shift + Tab': 'To its buttons; title and picture lead where "View More" does',
      Enter: 'Follows a link',
    },
    accessibility: [
      'An `<article>` with a heading (`headingLevel`).',
      'The link of the picture is hidden from assistive technology, and that of the title is no stop of the keyboard: "View More" leads there.',
      'Each link is named by what it says and by its course ("View More: Sociology Optional"), so that a list of links makes sense.',
      'Title and description are cut with an ellipsis to keep rows level; assistive technology reads all of them.',
      'Whatever is missing is said in words, a missing link is left out.',
    ],
    code: `
<CourseCard
  title="General Studies Foundation"
  description="Prelims and mains together."
  image="/pictures/foundation.webp"
  category="UPSC"
  mode="online"
  date="2026-11-02"
  viewMore={{ href: '/general-studies-foundation' }}
  buyNow={{ href: 'https://store.example/foundation' }}
/>`,
  }),
  args: course,
} satisfies Meta<typeof CourseCard>;

type Story = StoryObj<typeof CourseCard>;

export const Default: Story = { parameters: pictured('320 light', '320 dark') };

export const Featured: Story = { parameters: pictured('320 sangam'), args: { featured: true } };

/** For a list of courses alone, which has room for whole titles. */
export const WholeTitle: Story = {
  args: { title: 'Sociology Revision and Answer Writing (Classroom)', wholeTitle: true },
};

export const WithoutLinks: Story = { args: { viewMore: undefined, buyNow: undefined } };

export const BrokenPicture: Story = {
  parameters: pictured('320 light'),
  args: { image: brokenPicture },
};

export const Hindi: Story = { args: hindiCourse, ...inHindi };
