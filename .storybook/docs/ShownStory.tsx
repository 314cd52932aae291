import { Markdown } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { Code } from './Code.tsx';

/** A story in a frame, with its name, its description, and its code on demand. */
export function ShownStory({ story, children }: { story: PreparedStory; children: ReactNode }) {
  const [showsCode, setShowsCode] = useState(false);
  const description: unknown = story.parameters['docs']?.description?.story;
  return (
    <figure className="shown-story">
      <div className="framed">{children}</div>
      <figcaption>
        <a href={`./?path=/story/${story.id}`} target="_top">
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
