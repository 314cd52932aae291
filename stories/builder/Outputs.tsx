import { Button, vars } from '@setu/ui';
import { useState } from 'react';
import { Panel } from './Panel.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import type { BuiltTheme } from './useTheme.ts';

/** What a developer or a designer takes away, each with a button that copies it. */
export function Outputs({ outputs }: { outputs: BuiltTheme['outputs'] }) {
  const [said, setSaid] = useState('');
  const copy = async (title: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`${title} copied.`);
    } catch {
      setSaid(`${title} could not be copied: select the text instead.`);
    }
  };
  return (
    <Panel
      heading="Take it away"
      text="The same theme three times: for a project with a bundler, as a stylesheet, and as design tokens for Figma."
    >
      <div
        style={{
          display: 'grid',
          gap: vars.space.x5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
        }}
      >
        {outputs.map(({ title, language, text }) => (
          <div
            key={title}
            style={{
              display: 'grid',
              gridTemplateRows: 'auto 1fr',
              minInlineSize: 0,
              border: `${vars.border.thin} solid ${vars.color.line}`,
              borderRadius: vars.radius.md,
              background: vars.color.surface,
            }}
          >
            <div
              style={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'center',
                gap: vars.space.x3,
                padding: vars.space.x3,
              }}
            >
              <h3 style={{ fontSize: vars.text.md }}>
                {title} <span style={{ color: vars.color.inkMuted }}>{language}</span>
              </h3>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Copy ${title}`}
                onClick={() => void copy(title, text)}
              >
                Copy
              </Button>
            </div>
            <ScrollRegion label={title} height="20rem">
              <pre
                style={{
                  padding: vars.space.x4,
                  background: vars.color.sunken,
                  fontSize: vars.text.xs,
                  lineHeight: vars.leading.body,
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                }}
              >
                <code>{text}</code>
              </pre>
            </ScrollRegion>
          </div>
        ))}
      </div>
      <p role="status" style={{ minBlockSize: '1.6em', color: vars.color.success }}>
        {said}
      </p>
    </Panel>
  );
}
