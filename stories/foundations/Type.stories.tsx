import { vars } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scales } from './Scales.tsx';
import { foundation, pictured } from '../story.ts';

export default {
  parameters: foundation(`
Two faces: \`font.heading\` for headings and titles, \`font.body\` for all else. Sizes are in rem, so they follow the
reader's own text size; the upper ones grow with the window. Running text of an article is \`reading\`, with the
leading of the same name and lines of 60 to 75 characters (\`layout.measure\`).

Hindi stands taller than English at the same size: whatever is marked \`lang="hi"\` gets the leading of \`reading\`.
\`ArticleBody\` marks Devanagari passages by itself. The library brings no font files: the default theme names
the families \`Text Serif\`, \`Text Sans\` and \`Text Devanagari\`, which a site loads from files of its choice, and falls
back to what the device has.`),
} satisfies Meta;

export const Default: StoryObj = {
  parameters: pictured('768 light'),
  ...scales({
    heading: 'Sizes',
    tokens: vars.text,
    look: (fontSize) => ({ fontSize, fontFamily: vars.font.heading, lineHeight: '1.3' }),
    text: 'Your bridge to success',
  }),
};

export const Faces = scales({
  heading: 'Faces',
  tokens: vars.font,
  look: (fontFamily) => ({ fontFamily, fontSize: vars.text.xl }),
  text: 'Read for hours · घंटों पढ़ें',
});

export const WeightsAndLeading = scales(
  {
    heading: 'Weights',
    tokens: vars.weight,
    look: (fontWeight) => ({ fontWeight, fontSize: vars.text.lg }),
    text: 'Weight',
  },
  {
    heading: 'Leading',
    tokens: vars.leading,
    look: (lineHeight) => ({ lineHeight, maxInlineSize: '20rem' }),
    text: 'The space from one line to the next, so that the eye finds its way back to the start.',
  },
);
