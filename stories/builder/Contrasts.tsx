import { measureContrast, vars } from '@setu/ui';
import type { ColorTokens, ContrastMeasurement, ThemeDefinition } from '@setu/ui';
import type { CSSProperties } from 'react';
import { Panel } from './Panel.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

const cell: CSSProperties = {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  textAlign: 'start',
};

const head: CSSProperties = {
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.sunken,
};

/** Every pair of colours that a component may put together, in both modes. */
export function Contrasts({ definition: { light, dark } }: { definition: ThemeDefinition }) {
  const night = measureContrast(dark);
  return (
    <Panel
      heading="Every contrast"
      text="What a component may put together, measured: text needs 4.5 to 1, the outline of a control and the focus ring 3 to 1."
    >
      <ScrollRegion label="Table of contrasts" height="26rem">
        <table
          style={{
            borderCollapse: 'separate',
            borderSpacing: 0,
            inlineSize: '100%',
            background: vars.color.surface,
          }}
        >
          <thead>
            <tr>
              {['Pair', 'Needs', 'Light', 'Dark'].map((column) => (
                <th key={column} scope="col" style={head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measureContrast(light).map((day, index) => (
              <tr key={`${day.color} ${day.ground}`}>
                <th scope="row" style={{ ...cell, fontWeight: vars.weight.regular }}>
                  {day.color} on {day.ground}
                </th>
                <td style={cell}>{day.required}</td>
                <td style={cell}>
                  <Measured colors={light} pair={day} />
                </td>
                <td style={cell}>
                  <Measured colors={dark} pair={night[index] ?? day} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}

function Measured({ colors, pair }: { colors: ColorTokens; pair: ContrastMeasurement }) {
  return (
    <span style={{ display: 'flex', gap: vars.space.x3, alignItems: 'center' }}>
      <span
        aria-hidden="true"
        style={{
          paddingInline: vars.space.x3,
          borderRadius: vars.radius.sm,
          background: colors[pair.ground],
          color: colors[pair.color],
          border: `${vars.border.thin} solid ${vars.color.line}`,
          fontWeight: vars.weight.bold,
        }}
      >
        {pair.required === 3 ? '▢' : 'Aa'}
      </span>
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>
        {pair.ratio.toFixed(2)} {pair.passes ? '✓' : '✗ too little'}
      </span>
    </span>
  );
}
