import { CategoryFilter } from '@setu/ui';
import { filters } from '../../data/content.ts';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: CategoryFilter,
  parameters: guide({
    use: 'To narrow a list by one of a few categories. The filter is a link, so it can be shared, goes back with the Back button and works without JavaScript.',
    not: 'For a setting that has no address take `RadioGroup`; for the navigation of the site `NavMenu`; for the pages of a list `Pagination`.',
    keyboard: { 'Tab, Shift + Tab': 'Through the options', Enter: 'Follows an option' },
    accessibility: [
      'A `<nav>` named by `label`, with a list of links; the option in force has `aria-current="true"`, and not colour alone says so.',
      'Options wrap; none is hidden at any width.',
      'Without options it renders nothing.',
    ],
    code: `
<CategoryFilter
  label="Filter courses by category"
  options={[
    { label: 'All Courses', href: '/courses', current: category === null },
    { label: 'BPSC', href: '/courses?category=BPSC', current: category === 'BPSC' },
  ]}
/>`,
  }),
  args: { label: 'Filter courses by category', options: filters },
} satisfies Meta<typeof CategoryFilter>;

type Story = StoryObj<typeof CategoryFilter>;

export const Default: Story = { parameters: pictured('1280 sangam dark') };

export const One: Story = { args: { options: filters.slice(0, 1) } };

export const Many: Story = {
  parameters: pictured('320 light'),
  args: {
    options: Array.from({ length: 30 }, (_, index) => ({
      label: `Category ${index + 1}`,
      href: `#category-${index + 1}`,
      current: index === 12,
    })),
  },
};
