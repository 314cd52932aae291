import { vars } from '@setu/ui';
import type { Meta } from '@storybook/react-vite';
import { block, scales } from './Scales.tsx';
import { foundation } from '../story.ts';

export default {
  parameters: foundation(`
One rhythm of ten steps, in rem, so that space grows with the reader's text. Inside of a thing use small steps
(\`x1\` to \`x4\`), between things \`x4\` to \`x8\`, between the sections of a page \`x10\` and more.

Corners, borders and shadows are tokens too; a test refuses any component that sets its own.`),
} satisfies Meta;

export const Default = scales({
  heading: 'Space',
  tokens: vars.space,
  look: (inlineSize) => ({ ...block, inlineSize, blockSize: '1.5rem' }),
});

export const Corners = scales({
  heading: 'Corners',
  tokens: vars.radius,
  look: (borderRadius) => ({ ...block, borderRadius }),
});

export const BordersAndShadows = scales(
  { heading: 'Borders', tokens: vars.border, look: (borderWidth) => ({ ...block, borderWidth }) },
  {
    heading: 'Shadows',
    tokens: vars.shadow,
    look: (boxShadow) => ({ ...block, background: vars.color.surface, boxShadow }),
  },
);

export const Layout = scales({
  heading: 'Layout',
  tokens: vars.layout,
  look: (inlineSize) => ({ ...block, inlineSize, maxInlineSize: '40vw', blockSize: '1.5rem' }),
});
