import { measureContrast, vars } from '@setu/ui';
import type { ColorTokens, ContrastMeasurement, ThemeDefinition } from '@setu/ui';
import type { CSSProperties } from 'react';
import { Specimens } from '../foundations/Specimens.tsx';
import { Panel } from './Panel.tsx';

/** Every pair of colours that a component may put together, in both modes. */
export function Contrasts({ definition: { light, dark } }: { definition: ThemeDefinition }) {
  const night = measureContrast(dark);
  return (
    <Panel
      heading="Every contrast"
      text="What a component may put together, measured: text needs 4.5 to 1, the outline of a control and the focus ring 3 to 1."
    >
      <Specimens
        caption="Table of contrasts"
        captionHidden
        style={{ maxBlockSize: '26rem' }}
        columns={['Pair', 'Needs', 'Light', 'Dark']}
        rows={measureContrast(light).map((day, index) => [
          `${day.color} on ${day.ground}`,
          day.required,
          <Measured key="light" colors={light} pair={day} />,
          <Measured key="dark" colors={dark} pair={night[index] ?? day} />,
        ])}
      />
    </Panel>
  );
}

/** The ratio, written in the pair's colours; a pair for outlines gets an empty outlined box before it. */
function Measured({ colors, pair }: { colors: ColorTokens; pair: ContrastMeasurement }) {
  const { color, ground, ratio, required, passes } = pair;
  const isText = required === 4.5;
  const sample: CSSProperties = {
    display: 'inline-block',
    minInlineSize: '5rem',
    minBlockSize: '1.6em',
    paddingInline: vars.space.x3,
    marginInlineEnd: vars.space.x3,
    verticalAlign: 'middle',
    borderRadius: vars.radius.sm,
    border: `${vars.border.thick} solid ${colors[isText ? ground : color]}`,
    background: colors[ground],
    color: colors[color],
    fontVariantNumeric: 'tabular-nums',
  };
  const text = `${ratio.toFixed(2)} ${passes ? '✓' : '✗ too little'}`;
  if (isText) return <span style={sample}>{text}</span>;
  return (
    <>
      <span aria-hidden="true" style={sample} />
      {text}
    </>
  );
}
