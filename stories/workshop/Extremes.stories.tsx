import { Stack } from '@setu/ui';
import { fixtures } from '../../packages/ui/src/conformance/fixtures.ts';
import type { Meta, StoryObj } from '../story.ts';

interface Extreme {
  /** The component's exported name. */
  component: string;
  amount: 'empty' | 'full';
}

/** The component in all of its shapes, as the conformance suite renders it. */
function Extreme({ component, amount }: Extreme) {
  const shapes = fixtures.filter(({ name }) => name === component);
  // On the page of a component it must not take the focus, as an error summary does.
  const isPicture = Boolean(window.frameElement?.closest('.shown-story'));
  return (
    <div inert={isPicture}>
      <Stack gap="x8">
        {shapes.map((fixture) => (
          <div key={fixture.shape ?? ''}>{fixture[amount]({})}</div>
        ))}
      </Stack>
    </div>
  );
}

/** Every component with the least and the most that its types allow; the pages of components show both. */
export default {
  title: 'Extremes',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'padded' },
  component: Extreme,
  argTypes: {
    component: {
      options: [...new Set(fixtures.map(({ name }) => name))].toSorted(),
      control: 'select',
    },
    amount: { options: ['empty', 'full'], control: 'inline-radio' },
  },
  args: { component: 'CourseCard', amount: 'full' },
} satisfies Meta<typeof Extreme>;

export const FarTooMuch: StoryObj<typeof Extreme> = {};

export const Empty: StoryObj<typeof Extreme> = { args: { amount: 'empty' } };
