import { type ColorTokens, type ContrastMeasurement, vars } from '@setu/ui';
import type { CSSProperties } from 'react';

interface MeasuredProps {
  colors: ColorTokens;
  pair: ContrastMeasurement;
}

/** The ratio, written in the pair's colours; a pair for outlines gets an empty outlined box before it. */
export function Measured({ colors, pair }: MeasuredProps) {
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
