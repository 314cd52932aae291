import { Heading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { ShownStory } from '../ShownStory.tsx';
import { InBothModes } from '../Specimen.tsx';
import { WhenNear } from './WhenNear.tsx';

/** All other stories of the component as pictures with a caption, each in light and in dark. */
export function States({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <>
      <Heading>States</Heading>
      {stories.filter(isPicture).map((story) => (
        <ShownStory key={story.id} story={story}>
          <WhenNear>
            <InBothModes story={story} />
          </WhenNear>
        </ShownStory>
      ))}
    </>
  );
}

/** Leaves out framed stories with a play function, which would run in the frame and take focus from the page. */
function isPicture({ parameters, playFunction }: PreparedStory): boolean {
  return parameters['docs']?.story?.inline !== false || playFunction === undefined;
}
