import {
  Button,
  CallToAction,
  Chip,
  CourseCard,
  Heading,
  Inline,
  Notice,
  Stack,
  Text,
  TextField,
  TextLink,
  vars,
} from '@setu/ui';
import { course } from '../data/content.ts';

/** The components that show a theme best: text, links, buttons, a form, a card, a dark band. */
export function Sample({ mode }: { mode: 'light' | 'dark' }) {
  const batch = mode === 'light' ? 'Morning batch' : 'Evening batch';
  return (
    <>
      <CallToAction
        heading={batch}
        text="Classes begin on Monday."
        actions={[
          { label: 'Enrol', href: '#enrol' },
          { label: 'Ask us', href: '#ask' },
        ]}
      />
      <Stack gap="x5" style={{ padding: vars.space.x5 }}>
        <Inline gap="x2">
          <Chip>UPSC</Chip>
          <Chip>Online</Chip>
        </Inline>
        <Heading level={3} size="xl2">
          Read for hours
        </Heading>
        <p>
          An ordinance is a law made by the executive while Parliament is not sitting; the{' '}
          <TextLink href="#constitution">Constitution</TextLink> limits it.{' '}
          <Text as="span" tone="muted">
            Six minutes.
          </Text>
        </p>
        <Inline>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="accent">Accent</Button>
          <Button variant="quiet">Quiet</Button>
        </Inline>
        <TextField label="Your name" hint="As on your card" />
        <TextField label="Your phone" error="Write ten digits." defaultValue="98" />
        <Notice tone="success" heading="Message sent">
          We answer within a day.
        </Notice>
        <Notice tone="danger" heading="Not sent">
          Try again in a minute.
        </Notice>
        <CourseCard {...course} headingLevel={3} />
      </Stack>
    </>
  );
}
