import { Markdown } from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { globalsOf } from '../looks.ts';
import { Code } from './Code.tsx';
import { LookContext } from './look.ts';

/** A story in a frame, with its name, its description, and its code on demand. */
export function ShownStory({ story, children }: { story: PreparedStory; children: ReactNode }) {
  const globals = globalsOf(use(LookContext));
  const [showsCode, setShowsCode] = useState(false);
  const description: unknown = story.parameters['docs']?.description?.story;
  return (
    <figure className="shown-story">
      <div className="framed">{children}</div>
      <figcaption>
        <a href={`./?path=/story/${story.id}&globals=${globals}`} target="_top">
          {story.name}
        </a>
        {typeof description === 'string' && <Markdown>{description}</Markdown>}
        <details onToggle={({ currentTarget }) => setShowsCode(currentTarget.open)}>
          <summary>Code</summary>
          {showsCode && <Code of={story.moduleExport} />}
        </details>
      </figcaption>
    </figure>
  );
}
