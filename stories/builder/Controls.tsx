import { Button, Heading, Inline, Stack, Text, vars } from '@setu/ui';
import { Fragment, useState } from 'react';
import { examples } from './examples.ts';
import { ColorField, FontField, NameField } from './fields.tsx';
import type { Choices } from './useTheme.ts';

interface ControlsProps {
  choices: Choices;
  onChange: (changed: Partial<Choices>) => void;
}

/** The form with the choices that make a theme. */
export function Controls({ choices, onChange }: ControlsProps) {
  const [begun, setBegun] = useState(0);
  const field = (name: keyof Choices) => ({
    value: choices[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <Stack
      gap="x5"
      style={{
        flex: '1 1 18rem',
        padding: vars.space.x6,
        background: vars.color.surface,
        border: `${vars.border.thin} solid ${vars.color.line}`,
        borderRadius: vars.radius.lg,
      }}
    >
      <Heading level={1} size="xl2">
        Theme builder
      </Heading>
      <Text tone="muted">
        Two colours and two fonts of your institute make a whole theme, light and dark. Every
        contrast reaches WCAG AA.
      </Text>
      {/* An example takes the place of half-typed values too. */}
      <Fragment key={begun}>
        <ColorField {...field('brand')} label="Brand" hint="Header, footer, buttons, links" />
        <ColorField {...field('accent')} label="Accent" hint="The one thing a page wants" />
        <FontField {...field('heading')} label="Headings" />
        <FontField {...field('body')} label="Text" />
        <NameField {...field('name')} label="Name" hint="As it stands in data-setu-theme" />
      </Fragment>
      <fieldset>
        <legend style={{ fontWeight: vars.weight.medium, paddingBlockEnd: vars.space.x2 }}>
          Or begin with
        </legend>
        <Inline gap="x2">
          {examples.map((example) => (
            <Button
              key={example.name}
              variant="secondary"
              size="sm"
              icon={<Dots colors={[example.brand, example.accent]} />}
              onClick={() => {
                onChange(example);
                setBegun(begun + 1);
              }}
            >
              {example.name}
            </Button>
          ))}
        </Inline>
      </fieldset>
    </Stack>
  );
}

function Dots({ colors }: { colors: readonly string[] }) {
  return (
    <span aria-hidden="true" style={{ display: 'inline-flex' }}>
      {colors.map((background) => (
        <span
          key={background}
          style={{
            inlineSize: '0.9em',
            blockSize: '0.9em',
            marginInlineEnd: '-0.25em',
            borderRadius: '50%',
            border: `${vars.border.thin} solid ${vars.color.surface}`,
            background,
          }}
        />
      ))}
    </span>
  );
}
