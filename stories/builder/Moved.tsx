import { Inline, measureContrast, Stack, vars } from '@setu/ui';
import { Panel } from './Panel.tsx';
import type { BuiltTheme } from './buildTheme.ts';

/** The colours that had to change to reach AA, and why. */
export function Moved({ built: { definition, moved } }: { built: BuiltTheme }) {
  const measured = [...measureContrast(definition.light), ...measureContrast(definition.dark)];
  const passing = measured.filter(({ passes }) => passes).length;
  return (
    <Panel heading="What was moved">
      <p role="status">
        {passing} of {measured.length} contrasts reach AA.{' '}
        {moved.length === 0
          ? 'Nothing had to move for it.'
          : `${moved.length} ${moved.length === 1 ? 'colour' : 'colours'} had to move for it, in lightness alone.`}
      </p>
      <Stack as="ul" gap="x3">
        {moved.map(({ mode, token, wanted, got, because }) => (
          <Inline key={`${mode} ${token}`}>
            <Swatch color={wanted} />
            <span aria-hidden="true">→</span>
            <Swatch color={got} />
            <span>
              <strong>{token}</strong>, {mode}: {wanted} became {got}. {because.color} on{' '}
              {because.ground} would have had {because.ratio.toFixed(2)} of {because.required} to 1.
            </span>
          </Inline>
        ))}
      </Stack>
    </Panel>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      style={{
        inlineSize: '3rem',
        blockSize: '2rem',
        background: color,
        border: `${vars.border.thin} solid ${vars.color.lineStrong}`,
        borderRadius: vars.radius.sm,
      }}
    />
  );
}
