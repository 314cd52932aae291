import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { keyTable } from '../../catalogue/guideMarkdown.ts';
import { Code } from '../Code.tsx';
import type { Guide } from '../../../stories/story.ts';

interface GuideTextProps {
  guide: Guide;
  /** Do and don't, which belong to "When to use it". */
  advice: ReactNode;
}

/** A guide as the sections of a page. */
export function GuideText({ guide, advice }: GuideTextProps) {
  const { use, not, keyboard, accessibility, code } = guide;
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
      <Markdown>{keyTable(keyboard)}</Markdown>
      <Heading>Accessibility contract</Heading>
      <Markdown>{accessibility.map((line) => `- ${line}`).join('\n')}</Markdown>
      <Heading>Code</Heading>
      <Code code={code.trim()} />
    </>
  );
}
