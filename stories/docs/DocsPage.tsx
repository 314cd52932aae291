import { Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Pattern } from '../patterns/pattern.ts';
import { ComponentPage } from './component/ComponentPage.tsx';
import { PatternPage } from './PatternPage.tsx';
import type { Guide } from '../story.ts';

/** The page of a stories file: a component's, a pattern's, else the stories with their descriptions. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide, pattern } = preparedMeta.parameters['docs'] as {
    guide?: Guide;
    pattern?: Pattern;
  };
  if (guide) return <ComponentPage guide={guide} />;
  if (pattern) return <PatternPage pattern={pattern} />;
  return (
    <>
      <Title />
      <Primary />
      <Description />
      <Stories includePrimary={false} title="More" />
    </>
  );
}
