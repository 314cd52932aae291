import { Heading, Stack, Text, TextLink } from '@setu/ui';
import type { Pair } from './Pair.ts';

export const primitives = {
  Text: {
    right: {
      picture: (
        <Text size="lg" tone="muted" measure>
          Where those of the last ten years work today.
        </Text>
      ),
      text: 'An introduction, a step larger and a tone quieter than the text.',
    },
    wrong: {
      picture: (
        <Text size="xl2" weight="bold">
          Our alumni
        </Text>
      ),
      text: 'It looks like a heading and is none: a screen reader cannot jump to it.',
    },
  },
  Heading: {
    right: {
      picture: (
        <Stack gap="x2">
          <Heading level={2}>Alumni</Heading>
          <Heading level={3} size="lg">
            Batch of 2024
          </Heading>
        </Stack>
      ),
      text: 'Level 3 below level 2, and as small as it should look.',
    },
    wrong: {
      picture: (
        <Stack gap="x2">
          <Heading level={2}>Alumni</Heading>
          <Heading level={5}>Batch of 2024</Heading>
        </Stack>
      ),
      text: 'Level 5 for its look: a screen reader says that two levels are missing.',
    },
  },
  TextLink: {
    right: {
      picture: (
        <Text>
          Read the <TextLink href="#terms">terms of admission</TextLink>.
        </Text>
      ),
      text: 'The link says by itself where it leads.',
    },
    wrong: {
      picture: (
        <Text>
          To read the terms of admission, <TextLink href="#terms">click here</TextLink>.
        </Text>
      ),
      text: 'In a list of all links of the page it is one of five called "click here".',
    },
  },
} satisfies Record<string, Pair>;
