import { CardGrid, CourseCard, ResourceCard } from '@setu/ui';
import { courses } from '../../data/content.ts';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

const cards = courses.map((course) => <CourseCard key={course.title} {...course} />);

export default {
  component: CardGrid,
  parameters: guide({
    use: 'For a list of cards, as many side by side as fit, all of one height in a row.',
    not: 'For articles take `ArticleList`; for a selection that may scroll sideways take `Carousel`.',
    keyboard: {
      'Tab, Shift + Tab': 'Through what is in the cards; the grid itself takes no focus',
    },
    accessibility: [
      'A list, so that a screen reader says how many cards there are. `aria-label` names it where no heading does.',
      'Cards stand in the order in which they are read, at any width.',
      'Without cards it renders nothing: say so with `EmptyState`.',
    ],
    code: `
<CardGrid aria-label="Courses">
  {courses.map((course) => <CourseCard key={course.id} {...course} />)}
</CardGrid>`,
  }),
  args: { 'aria-label': 'Courses', children: cards },
} satisfies Meta<typeof CardGrid>;

type Story = StoryObj<typeof CardGrid>;

export const Default: Story = {};

export const One: Story = { args: { children: cards.slice(0, 1) } };

/** Posters and other pictures with a word or two: three fit side by side from 600 px. */
export const Small: Story = {
  parameters: pictured('768 light'),
  args: {
    'aria-label': 'Results',
    size: 'small',
    children: [2024, 2023, 2022].map((year) => (
      <ResourceCard key={year} title={`UPSC ${year} Results`} ratio="4/5" href={`#upsc-${year}`} />
    )),
  },
};

/** An overlong text, with a word that has no place to break. */
const farTooLong =
  'The name under which you were registered at your last examination, letter for letter as it is printed on the certificate, Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft included';

/** Cards of a row keep one height, whatever is in them. */
export const UnevenCards: Story = {
  parameters: pictured('320 dark'),
  args: {
    children: courses.map((course, index) => (
      <CourseCard
        key={course.title}
        {...course}
        {...(index === 1 && { title: farTooLong, description: farTooLong.repeat(2) })}
        {...(index === 2 && { description: '', buyNow: undefined })}
      />
    )),
  },
};
