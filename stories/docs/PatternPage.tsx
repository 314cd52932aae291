import { DocsContext, Heading, Markdown, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Pattern } from '../patterns/pattern.ts';
import { Code } from './Code.tsx';
import { DocsTable } from './DocsTable.tsx';
import { ComponentLink } from './overview/ComponentTable.tsx';
import { LookContext } from './look.ts';
import { ShownStory } from './ShownStory.tsx';
import { Specimen } from './Specimen.tsx';

/** A pattern's page: the whole first, then its other states, its components and its rules. */
export function PatternPage({ pattern }: { pattern: Pattern }) {
  const { shown } = use(LookContext);
  const stories = use(DocsContext).componentStories();
  return (
    <>
      <Title />
      {stories.map((story) => (
        <ShownStory key={story.id} story={story}>
          <Specimen story={story} mode={shown} />
        </ShownStory>
      ))}
      <Markdown>{pattern.use}</Markdown>
      <Heading>What it is made of</Heading>
      <DocsTable
        caption="What it is made of"
        columns={['Component', 'Role']}
        rows={Object.entries(pattern.parts).map(([component, role]) => [
          <ComponentLink key="component" name={component} />,
          <Markdown key="role">{role}</Markdown>,
        ])}
      />
      <Heading>Rules</Heading>
      <Markdown>{pattern.rules.map((rule) => `- ${rule}`).join('\n')}</Markdown>
      <Heading>Code</Heading>
      <Code code={pattern.code.trim()} />
    </>
  );
}
