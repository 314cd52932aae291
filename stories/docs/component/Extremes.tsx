import { Heading } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { axeOff, globalsOf } from '../../looks.ts';
import { LookContext } from '../look.ts';

const amounts = [
  { story: 'far-too-much', language: 'en', text: 'Far too much' },
  { story: 'far-too-much', language: 'hi', text: 'Far too much, in Hindi' },
  { story: 'empty', language: 'en', text: 'As little as its types allow' },
];

/** A component with too much and too little content, in separate frames: stories/workshop/Extremes.stories.tsx. */
export function Extremes({ name }: { name: string }) {
  const look = use(LookContext);
  return (
    <>
      <Heading>Extremes</Heading>
      {amounts.map(({ story, language, text }) => {
        const globals = globalsOf({ ...look, language });
        const address = `extremes--${story}&args=component:${name}&globals=${globals}`;
        return (
          <figure key={text} className="shown-story">
            <div className="framed specimen">
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this very Storybook */}
              <iframe
                title={`${name}: ${text}`}
                src={`iframe.html?viewMode=story&id=${address}${axeOff}`}
                width="100%"
                height="320"
                loading="lazy"
              />
            </div>
            <figcaption>
              <a href={`./?path=/story/${address}`} target="_top">
                {text}
              </a>
            </figcaption>
          </figure>
        );
      })}
    </>
  );
}
