import { Button, CallToAction, Chip, ShareLinks, vars } from '@setu/ui';
import type { CSSProperties } from 'react';
import { pair } from './pair.ts';

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 };

export const actions = {
  Button: pair(
    <div style={row}>
      <Button variant="accent">Register</Button>
      <Button variant="quiet">Download the syllabus</Button>
    </div>,
    'One thing stands out; whatever else can be done is quieter. The words say what happens.',
    <div style={row}>
      <Button variant="accent">Submit</Button>
      <Button variant="accent">Click here</Button>
      <Button variant="accent">More</Button>
    </div>,
    'Where everything stands out, nothing does; and “Click here” says nothing in a list of buttons that is read out.',
  ),
  CallToAction: pair(
    <CallToAction
      heading="Ask before you join"
      text="We answer in English and Hindi, on working days."
      actions={[{ label: 'Write to us', href: '#contact' }]}
    />,
    'One invitation, and the one way to follow it.',
    <CallToAction
      heading="Hurry! Last seats!!"
      text="Only today."
      actions={[
        { label: 'Buy now', href: '#buy' },
        { label: 'Call', href: '#call' },
        { label: 'Join', href: '#join' },
        { label: 'Follow', href: '#follow' },
      ]}
    />,
    'Pressure is no reason to join, and four ways are a menu.',
  ),
  Chip: pair(
    <div style={row}>
      <Chip>Polity</Chip>
      <Chip>BPSC</Chip>
    </div>,
    'A word or two that name a category.',
    <Chip>Read more about our new batch for General Studies from November</Chip>,
    'A sentence in a chip reads as a button that does not work. Take a `Notice` or a link.',
  ),
  ShareLinks: pair(
    <ShareLinks url="https://example.com/article/7" title="Grants to the States" />,
    'Below what has been read, with the address and title of this very page.',
    <ShareLinks url="https://example.com/" />,
    'The address of the home page without a title: its reader does not find what was meant.',
  ),
};
