import { Button, CallToAction, Chip, CourseCard, Notice, TextField, vars } from '@setu/ui';
import { course } from '../data/content.ts';

/** What shows a theme best: text, links, buttons, a form, a card, a dark band. */
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
      <div style={{ display: 'grid', gap: vars.space.x5, padding: vars.space.x5 }}>
        <div style={{ display: 'flex', gap: vars.space.x2 }}>
          <Chip>UPSC</Chip>
          <Chip>Online</Chip>
        </div>
        <h3 style={{ fontSize: vars.text.xl2 }}>Read for hours</h3>
        <p>
          An ordinance is a law made by the executive while Parliament is not sitting; the{' '}
          <a href="#constitution">Constitution</a> limits it.{' '}
          <span style={{ color: vars.color.inkMuted }}>Six minutes.</span>
        </p>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 }}>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="accent">Accent</Button>
          <Button variant="quiet">Quiet</Button>
        </div>
        <TextField label="Your name" hint="As on your card" />
        <TextField label="Your phone" error="Write ten digits." defaultValue="98" />
        <Notice tone="success" heading="Message sent">
          We answer within a day.
        </Notice>
        <Notice tone="danger" heading="Not sent">
          Try again in a minute.
        </Notice>
        <CourseCard {...course} headingLevel={3} />
      </div>
    </>
  );
}
