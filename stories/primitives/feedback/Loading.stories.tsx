import { Loading } from '@setu/ui';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: Loading,
  parameters: guide({
    use: 'Where something will stand that is on its way.',
    not: 'For a change of page take `PageStatus`. A page that comes complete from the server has nothing to wait for.',
    accessibility: [
      'A status region with a visible text; the drawing is decoration and stands still under reduced motion.',
    ],
    code: `<Loading label="Loading the courses..." />`,
  }),
} satisfies Meta<typeof Loading>;

export const Default: StoryObj<typeof Loading> = {};

export const StandingStill: StoryObj<typeof Loading> = {
  parameters: pictured('320 light', '320 dark'),
  globals: { motion: 'paused' },
};
