import { Heading, Stack, Text, TextLink } from '@setu/ui';
import { pair } from './pair.ts';

export const primitives = {
  Text: pair(
    <Text size="lg" tone="muted" measure>
      Where those of the last ten years work today.
    </Text>,
    'An introduction, a step larger and a tone quieter than the text.',
    <Text size="xl2" weight="bold">
      Our alumni
    </Text>,
    'It looks like a heading and is none: a screen reader cannot jump to it.',
  ),
  Heading: pair(
    <Stack gap="x2">
      <Heading level={2}>Alumni</Heading>
      <Heading level={3} size="lg">
        Batch of 2024
      </Heading>
    </Stack>,
    'Level 3 below level 2, and as small as it should look.',
    <Stack gap="x2">
      <Heading level={2}>Alumni</Heading>
      <Heading level={5}>Batch of 2024</Heading>
    </Stack>,
    'Level 5 for its look: a screen reader says that two levels are missing.',
  ),
  TextLink: pair(
    <Text>
      Read the <TextLink href="#terms">terms of admission</TextLink>.
    </Text>,
    'The link says by itself where it leads.',
    <Text>
      To read the terms of admission, <TextLink href="#terms">click here</TextLink>.
    </Text>,
    'In a list of all links of the page it is one of five called "click here".',
  ),
};
