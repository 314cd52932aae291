import { ModeSwitch } from '@setu/ui';
import { type Meta, type StoryObj, forgetting, guide, pictured } from '../../story.ts';

export default {
  component: ModeSwitch,
  // Leaves the page's mode to the component.
  globals: { mode: 'system' },
  beforeEach: forgetting('mode'),
  parameters: guide({
    use: 'Once on a site, to let a visitor choose light or dark. In the footer, beside `MotionSwitch`: `SiteFooter settings`.',
    not: 'If the system’s own choice is enough, leave it out: themes follow that by themselves. It chooses no theme.',
    keyboard: {
      Tab: 'To the chosen option',
      'Arrow keys': 'Choose the next or the previous option, at once',
    },
    accessibility: [
      'Radio buttons in a `<fieldset>` named by the words before them; what is chosen is not said by colour alone.',
      'The choice holds at once, in every tab, and is remembered in this browser. `settingsScript` in the head of the page sets it before the first paint, so `<html>` needs `suppressHydrationWarning` where React renders it.',
      'Before React has arrived, it shows the choice of the system.',
    ],
    code: `
// Around the page: <html suppressHydrationWarning>
// In the head: <script>{settingsScript}</script>
<SiteFooter {...footer} settings={<ModeSwitch />} />`,
  }),
} satisfies Meta<typeof ModeSwitch>;

export const Default: StoryObj<typeof ModeSwitch> = { parameters: pictured('320 dark') };

export const ArrowKeys: StoryObj<typeof ModeSwitch> = {
  parameters: pictured('320 light'),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
  },
};
