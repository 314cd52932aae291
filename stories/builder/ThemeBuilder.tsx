import { Stack, vars } from '@setu/ui';
import { type CSSProperties, useState } from 'react';
import { Contrasts } from './Contrasts.tsx';
import { Controls } from './Controls.tsx';
import { Moved } from './Moved.tsx';
import { Outputs } from './Outputs.tsx';
import { Preview } from './Preview.tsx';
import { type Choices, useTheme } from './useTheme.ts';

const columns: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x8,
  alignItems: 'flex-start',
  padding: vars.space.x6,
};

/** Turns two colours and two fonts into a theme to look at, measure and download. */
export function ThemeBuilder({ start }: { start: Choices }) {
  const [choices, setChoices] = useState(start);
  const built = useTheme(choices);
  return (
    <main style={columns}>
      <Controls choices={choices} onChange={(changed) => setChoices({ ...choices, ...changed })} />
      <Stack gap="x10" style={{ flex: '999 1 36rem', minInlineSize: 0 }}>
        <Preview theme={built.theme} />
        <Moved built={built} />
        <Contrasts definition={built.definition} />
        <Outputs outputs={built.outputs} />
      </Stack>
    </main>
  );
}
