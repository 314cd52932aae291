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
import { placeOf } from '../../catalogue/kinds.ts';
import { Code } from '../Code.tsx';
import { Advice } from './Advice.tsx';
import { Extremes } from './Extremes.tsx';
import { Facts } from './Facts.tsx';
import { GuideText } from './GuideText.tsx';
import { HistoryList } from './HistoryList.tsx';
import { LookContext } from '../look.ts';
import { ShownStory } from '../ShownStory.tsx';
import { Specimen } from '../Specimen.tsx';
import { States } from './States.tsx';
import type { Guide } from '../../../stories/story.ts';

/** A component's page: first the component itself, to try; then all its states; then its guide and history. */
export function ComponentPage({ guide }: { guide: Guide }) {
  const { shown } = use(LookContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const playground = stories.find(({ name }) => name === 'Playground') ?? stories[0];
  const entry = catalogue.find((entry) => preparedMeta.title === placeOf(entry).title);
  if (!playground) return <Title />;
  return (
    <>
      <Title />
      {entry && <Facts entry={entry} />}
      <ShownStory story={playground}>
        <Specimen story={playground} mode={shown} />
      </ShownStory>
      {entry && <Markdown>{entry.description}</Markdown>}
      <Heading>Props</Heading>
      <div className="table-frame">
        <Controls of={playground.moduleExport} />
      </div>
      {entry && entry.types.length > 1 && (
        <>
          <Subheading>Types</Subheading>
          {entry.types.slice(1).map((code) => (
            <Code key={code} code={code} />
          ))}
        </>
      )}
      <States stories={stories.filter((story) => story !== playground)} />
      {entry && <Extremes name={entry.name} />}
      <GuideText guide={guide} advice={entry && <Advice name={entry.name} />} />
      {entry && <HistoryList history={entry.history} />}
    </>
  );
}
