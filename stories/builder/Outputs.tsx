import { Button, Inline, Stack, Tab, TabList, TabPanel, Tabs, Text, vars } from '@setu/ui';
import { type ComponentProps, useState } from 'react';
import { Panel } from './Panel.tsx';
import type { BuiltTheme } from './buildTheme.ts';

type Output = BuiltTheme['outputs'][number];

/** What was said of a copy; it goes when the files change. */
interface Said extends ComponentProps<typeof Text> {
  of: BuiltTheme['outputs'];
  times: number;
}

/** The generated files, each to copy or to download. */
export function Outputs({ outputs }: { outputs: BuiltTheme['outputs'] }) {
  const [{ of, times, ...said }, setSaid] = useState<Said>({ of: outputs, times: 0 });
  const say = (words: ComponentProps<typeof Text>) =>
    setSaid((before) => ({ of: outputs, times: before.times + 1, ...words }));
  const copy = async ({ title, text }: Output) => {
    try {
      await navigator.clipboard.writeText(text);
      say({ tone: 'success', children: `${title} copied.` });
    } catch {
      say({ tone: 'danger', children: `${title} could not be copied: select the text instead.` });
    }
  };
  return (
    <Panel
      heading="Take it away"
      text={
        <>
          The same theme for a project with a bundler, as a stylesheet, as design tokens for Figma
          and for tools that resolve them by mode, and for sites made of shadcn: there{' '}
          <code>npx shadcn@latest add ./{outputs.at(-2)?.file}</code> gives it to every component.
        </>
      }
    >
      <Tabs defaultValue="0">
        <TabList label="Files">
          {outputs.map(({ title }, index) => (
            <Tab key={title} value={`${index}`}>
              {title}
            </Tab>
          ))}
        </TabList>
        {outputs.map((output, index) => (
          <TabPanel key={output.title} value={`${index}`} heading={output.title} headingLevel={3}>
            <File {...output} onCopy={() => void copy(output)} />
          </TabPanel>
        ))}
      </Tabs>
      <div role="status" style={{ minBlockSize: '1.6em' }}>
        {/* A new key announces the same words again. */}
        {of === outputs && <Text key={times} {...said} />}
      </div>
    </Panel>
  );
}

function File({ title, file, text, onCopy }: Output & { onCopy: () => void }) {
  const look = { size: 'sm', variant: 'secondary' } as const;
  return (
    <div
      style={{
        minInlineSize: 0,
        border: `${vars.border.thin} solid ${vars.color.line}`,
        borderRadius: vars.radius.md,
        background: vars.color.surface,
      }}
    >
      <Stack gap="x3" style={{ padding: vars.space.x3 }}>
        <Text tone="muted" size="sm">
          {file}
        </Text>
        <Inline gap="x2">
          <Button {...look} aria-label={`Copy ${title}`} onClick={onCopy}>
            Copy
          </Button>
          <Button {...look} aria-label={`Download ${title}`} onClick={() => save(file, text)}>
            Download
          </Button>
        </Inline>
      </Stack>
      <div
        role="region"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it arrow keys would not scroll it
        tabIndex={0}
        style={{ maxBlockSize: '20rem', overflow: 'auto', borderRadius: vars.radius.md }}
      >
        <pre
          dir="ltr"
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
      </div>
    </div>
  );
}

function save(file: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = file;
  link.click();
  // Safari reads it only later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
