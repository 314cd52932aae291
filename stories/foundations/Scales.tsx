import { vars } from '@setu/ui';
import type { StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Specimens } from './Specimens.tsx';
import { useThemeTokens } from './useThemeTokens.ts';

interface ScaleProps {
  heading: string;
  tokens: Readonly<Record<string, string>>;
  /** The style of one token's sample. */
  look: (token: string) => CSSProperties;
  text?: string;
}

/** A story of groups of tokens. */
export const scales = (...groups: readonly ScaleProps[]): StoryObj => ({
  render: () => (
    <>
      {groups.map((group) => (
        <Scale key={group.heading} {...group} />
      ))}
    </>
  ),
});

/** One group of tokens as a table: name, value in this theme, look. */
function Scale({ heading, tokens, look, text }: ScaleProps) {
  const valueOf = useThemeTokens();
  return (
    <Specimens
      caption={heading}
      columns={['Token', 'Value', 'Looks like']}
      rows={Object.entries(tokens).map(([name, token]) => [
        name,
        <bdi key="value" dir="ltr">
          {valueOf(token)}
        </bdi>,
        <div key="look" style={look(token)}>
          {text}
        </div>,
      ])}
    />
  );
}

/** A plain block that shows one token. */
export const block: CSSProperties = {
  inlineSize: '4rem',
  blockSize: '4rem',
  background: vars.color.chip,
  border: `${vars.border.thin} solid ${vars.color.lineStrong}`,
};
