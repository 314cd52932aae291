import {
  Button,
  Grid,
  Heading,
  Icon,
  Inline,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@setu/ui';
import type { Pair } from './Pair.ts';

const check = 'M5 12.5l4.5 4.5L19 7.5';

export const primitives = {
  Stack: {
    right: {
      picture: (
        <Stack gap="x6">
          <Stack gap="x1">
            <Heading level={3}>Batch of 2024</Heading>
            <Text tone="muted">Forty students</Text>
          </Stack>
          <Button href="#batch">Meet them</Button>
        </Stack>
      ),
      text: 'What belongs together stands closer: a stack within a stack.',
    },
    wrong: {
      picture: (
        <Stack gap="x6">
          <Heading level={3}>Batch of 2024</Heading>
          <Text tone="muted">Forty students</Text>
          <Button href="#batch">Meet them</Button>
        </Stack>
      ),
      text: 'One gap for all: the eye cannot see what the second line belongs to.',
    },
  },
  Inline: {
    right: {
      picture: (
        <Inline>
          <Button href="#apply">Apply</Button>
          <Button href="#brochure" variant="quiet">
            Brochure
          </Button>
        </Inline>
      ),
      text: 'Two buttons, which go below each other on a phone.',
    },
    wrong: {
      picture: (
        <Inline gap="x1">
          <Text>Fees</Text>
          <Text>₹ 45,000</Text>
          <Text>Duration</Text>
          <Text>12 months</Text>
        </Inline>
      ),
      text: 'Names and values in one row fall apart where the line ends. That is a table.',
    },
  },
  Grid: {
    right: {
      picture: (
        <Grid columns={2} minItemWidth="small" as="ul">
          <Text>1,240 cleared the examination</Text>
          <Text>36 teachers</Text>
        </Grid>
      ),
      text: 'Things of one kind, in the order in which they are read.',
    },
    wrong: {
      picture: (
        <Grid columns={2} minItemWidth="small">
          <Text measure>
            The whole history of the institute, in a column that is half as wide as it should be to
            be read with ease.
          </Text>
          <Button href="#apply">Apply</Button>
        </Grid>
      ),
      text: 'A text and a button are no columns of one width: `Split`, or one below the other.',
    },
  },
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
  VisuallyHidden: {
    right: {
      picture: (
        <Button href="#apply">
          Apply<VisuallyHidden> for the foundation course</VisuallyHidden>
        </Button>
      ),
      text: 'Ten buttons of ten cards have ten names; each begins with what is seen.',
    },
    wrong: {
      picture: (
        <Button href="#apply">
          Apply<VisuallyHidden>, for which a fee of ₹ 500 is due</VisuallyHidden>
        </Button>
      ),
      text: 'What concerns everyone is hidden from most.',
    },
  },
  Icon: {
    right: {
      picture: (
        <Inline gap="x2">
          <Icon path={check} />
          <Text as="span">Seat reserved</Text>
        </Inline>
      ),
      text: 'The words say it, the tick helps to find it.',
    },
    wrong: {
      picture: (
        <Text as="span" tone="success">
          <Icon path={check} />
        </Text>
      ),
      text: 'A tick alone, without a `label`: what is done is said neither to the ear nor to the eye.',
    },
  },
} satisfies Record<string, Pair>;
