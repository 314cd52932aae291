import { Heading } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { ShownStory } from '../ShownStory.tsx';
import { InBothModes } from '../Specimen.tsx';

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

/** Draws its children when they come near the window, so that a page of twenty stories opens with only the first. */
function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="when-near">
      {isNear && children}
    </div>
  );
}
