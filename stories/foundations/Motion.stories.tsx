import { Button, Stack, vars } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { block, scales } from './Scales.tsx';
import { foundation } from '../story.ts';

export default {
  parameters: foundation(`
Motion explains where something came from, and is over before anybody waits for it: \`fast\` for what answers a
pointer, \`slow\` for what enters or leaves, one curve for both. What moves changes its place, size or opacity, and never shifts what
stands around it; the colours and shadows of what a pointer touches fade.

- Nothing moves by itself but a carousel told to (it has a pause button, and stops on hover, on focus, off screen and on a hidden tab), the blinking link of the header and the line of \`Loading\`.
- Write motion as if it might. Where it may not, one rule of \`base.css\` stops all of it, that of your own CSS included: under reduced motion, and with \`data-setu-motion="paused"\` on \`<html>\`. \`"running"\` there is for a visitor who wants motion though the device asks for less. Every control still works.
- \`MotionSwitch\` lets visitors choose. Try \`paused\` in the toolbar.`),
} satisfies Meta;

function Moving({ duration, name }: { duration: string; name: string }) {
  const [moved, setMoved] = useState(false);
  return (
    <Stack gap="x3" align="start">
      <Button variant="secondary" aria-pressed={moved} onClick={() => setMoved(!moved)}>
        Move, {name}
      </Button>
      <div
        style={{
          ...block,
          borderRadius: vars.radius.md,
          translate: moved ? '6rem 0' : '0 0',
          transition: `translate ${duration} ${vars.motion.ease}`,
        }}
      />
    </Stack>
  );
}

export const Default: StoryObj = {
  render: () => (
    <Stack gap="x6">
      <Moving name="fast" duration={vars.motion.fast} />
      <Moving name="slow" duration={vars.motion.slow} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Move, fast' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Tokens = scales({ heading: 'Motion', tokens: vars.motion, look: () => ({}) });
