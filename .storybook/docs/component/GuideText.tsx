import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Code } from '../Code.tsx';
import type { Guide } from '../../../stories/story.ts';

interface GuideTextProps {
  guide: Guide;
  /** Do and don't, which belong to "When to use it". */
  advice: ReactNode;
}

/** A guide as the sections of a page. */
export function GuideText({ guide, advice }: GuideTextProps) {
  const { use, not, accessibility, code } = guide;
  const keyboard = Object.entries(guide.keyboard ?? {});
  return (
    <>
      <div className="columns">
        <section>
          <Heading>When to use it</Heading>
          <Markdown>{use}</Markdown>
        </section>
        <section>
          <Heading>When not</Heading>
          <Markdown>{not}</Markdown>
        </section>
      </div>
      {advice}
      <Heading>Keyboard</Heading>
      {keyboard.length === 0 ? (
        <p>Nothing in it takes focus.</p>
      ) : (
        <table className="keys">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(([keys, effect]) => (
              <tr key={keys}>
                <td>
                  <Keys keys={keys} />
                </td>
                <td>
                  <Markdown>{effect}</Markdown>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Heading>Accessibility contract</Heading>
      <Markdown>{accessibility.map((line) => `- ${line}`).join('\n')}</Markdown>
      <Heading>Code</Heading>
      <Code code={code.trim()} />
    </>
  );
}

/** 'Tab, Shift + Tab' as keys. */
function Keys({ keys }: { keys: string }) {
  return keys.split(', ').map((key) => <kbd key={key}>{key}</kbd>);
}
