import { MotionSwitch, SiteHeader } from '@setu/ui';
import { type Meta, type StoryObj, forgetting, guide, pictured } from '../../story.ts';

export default {
  component: MotionSwitch,
  // Leaves the page's motion to the component.
  globals: { motion: 'full' },
  beforeEach: forgetting('motion'),
  parameters: guide({
    use: 'Once on a site on which something moves by itself: a link of the header that blinks, a carousel that advances (WCAG 2.2.2). In the footer, beside `ModeSwitch`: `SiteFooter settings`.',
    not: 'It does not take the place of the pause button of a `Carousel`, which is nearer. On a site where nothing moves by itself, leave it out: transitions follow the device.',
    keyboard: { Tab: 'To the chosen option', 'Arrow keys': 'Choose the other option, at once' },
    accessibility: [
      'Radio buttons in a `<fieldset>` named by the words before them; what is chosen is not said by colour alone.',
      'It begins with what the device says (`prefers-reduced-motion`) and follows it until a visitor chooses otherwise; the choice is remembered in this browser and holds in its other tabs. `settingsScript` in the head of the page sets it before the first paint, so `<html>` needs `suppressHydrationWarning` where React renders it.',
      '"Off" stops animations, transitions and smooth scrolling by one rule of `base.css`, your own included, and carousels by their script. A carousel can still be started by its own button.',
      'Before React has arrived, it shows "On". Without JavaScript it is not shown, and what the device says holds.',
    ],
    code: `
// Around the page: <html suppressHydrationWarning>
// In the head: <script>{settingsScript}</script>
<SiteFooter
  {...footer}
  settings={
    <>
      <ModeSwitch />
      <MotionSwitch />
    </>
  }
/>`,
  }),
} satisfies Meta<typeof MotionSwitch>;

export const Default: StoryObj<typeof MotionSwitch> = { parameters: pictured('320 light') };

/** Blinking stops immediately. */
export const Stops: StoryObj<typeof MotionSwitch> = {
  render: (args) => (
    <>
      <SiteHeader
        logo="Meadow"
        logoLabel="Meadow, home"
        items={[{ title: 'Live', href: '#live', blink: true }]}
      />
      <MotionSwitch {...args} />
    </>
  ),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('radio', { name: 'Off' })),
};
