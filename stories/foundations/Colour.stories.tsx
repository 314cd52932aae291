import { measureContrast, vars } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Measured } from './Measured.tsx';
import { scales } from './Scales.tsx';
import { Specimens } from './Specimens.tsx';
import { useThemeColors } from './useThemeTokens.ts';
import { foundation, pictured } from '../story.ts';

export default {
  parameters: foundation(`
Colours are named by what they are for, never by their hue: a theme gives each name a colour, in light and in dark.
A component may put together only the pairs below; every one of them is measured here, in the theme and mode that
the toolbar shows, against WCAG 2.2 AA: 4.5 to 1 for text, 3 to 1 for the outline of a control and the focus ring.

- \`paper\`, \`surface\` and \`sunken\` are the page, what lies on it, and what lies deeper. Text there is \`ink\`, \`inkMuted\`, \`link\`, \`accentText\`.
- \`brand\` and \`brandRaised\` are the dark bands: header, footer. Text there is \`onBrand\`, \`onBrandMuted\`, \`accent\`.
- \`accent\` is the one accent. Use it sparingly, and at most once in a view as a button.
- \`line\` only decorates; \`lineStrong\` is what a control is recognised by.

\`measureContrast(definition.light)\` from \`@setu/ui/theme\` gives the same table to a test of your own theme: \`definition\` is what \`makeTheme\` takes.`),
} satisfies Meta;

function Pairs() {
  const colors = useThemeColors();
  return (
    <Specimens
      caption="Every pair, measured"
      columns={['Pair', 'Needs', 'Contrast']}
      rows={measureContrast(colors).map((pair) => [
        `${pair.color} on ${pair.ground}`,
        pair.required,
        <Measured key="contrast" colors={colors} pair={pair} />,
      ])}
    />
  );
}

export const Default: StoryObj = {
  render: () => <Pairs />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/too little/)).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'blink on brand' })).toBeVisible();
  },
};

export const AllColours: StoryObj = {
  parameters: pictured('768 light', '768 dark'),
  ...scales({
    heading: 'Every colour',
    tokens: vars.color,
    look: (background) => ({
      inlineSize: '6rem',
      blockSize: '2.5rem',
      background,
      border: `${vars.border.thin} solid ${vars.color.line}`,
      borderRadius: vars.radius.sm,
    }),
  }),
};
