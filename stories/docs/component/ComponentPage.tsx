import {
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { catalogue } from '../../catalogue/catalogue.ts';
import { keyTable } from '../../catalogue/guideMarkdown.ts';
import { placeOf } from '../../catalogue/kinds.ts';
import { Code } from '../Code.tsx';
import { DocsTable } from '../DocsTable.tsx';
import { Advice } from './Advice.tsx';
import { Extremes } from './Extremes.tsx';
import { Facts, releaseName } from './Facts.tsx';
import { LookContext } from '../look.ts';
import { ShownStory } from '../ShownStory.tsx';
import { Specimen } from '../Specimen.tsx';
import { States } from './States.tsx';
import type { Guide } from '../../story.ts';

/** A component's page: first the component itself, to try; then all its states; then its guide and history. */
export function ComponentPage({ guide }: { guide: Guide }) {
  const { shown } = use(LookContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first, ...others] = use(DocsContext).componentStories();
  const entry = catalogue.find((entry) => preparedMeta.title === placeOf(entry).title);
  if (!first || !entry) return <Title />;
  const { name, description, types, history } = entry;
  return (
    <>
      <Title />
      <Facts entry={entry} />
      <ShownStory story={first}>
        <Specimen story={first} mode={shown} />
      </ShownStory>
      <Markdown>{description}</Markdown>
      <Heading>Props</Heading>
      <div className="table-frame">
        <Controls of={first.moduleExport} />
      </div>
      {types.length > 1 && <Subheading>Types</Subheading>}
      {types.slice(1).map((code) => (
        <Code key={code} code={code} />
      ))}
      <States stories={others} />
      <Extremes name={name} />
      <div className="columns">
        <section>
          <Heading>When to use it</Heading>
          <Markdown>{guide.use}</Markdown>
        </section>
        <section>
          <Heading>When not</Heading>
          <Markdown>{guide.not}</Markdown>
        </section>
      </div>
      <Advice name={name} />
      <Heading>Keyboard</Heading>
      <Markdown>{keyTable(guide.keyboard)}</Markdown>
      <Heading>Accessibility contract</Heading>
      <Markdown>{guide.accessibility.map((line) => `- ${line}`).join('\n')}</Markdown>
      <Heading>Code</Heading>
      <Code code={guide.code.trim()} />
      <Heading>History</Heading>
      <DocsTable
        caption="History"
        columns={['Release', 'Change']}
        rows={[...history.changes, { version: history.since, text: 'New.' }].map(
          ({ version, text }) => [releaseName(version), <Markdown key="text">{text}</Markdown>],
        )}
      />
    </>
  );
}
