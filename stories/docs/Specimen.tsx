import { Story } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { use } from 'react';
import { axeOff, colorModes, globalsOf, viewports } from '../looks.ts';
import { LookContext } from './look.ts';

interface SpecimenProps {
  story: PreparedStory;
  mode: 'light' | 'dark';
  /** A story in a frame is only a picture, which the Tab key passes over. */
  inert?: boolean;
}

/** A story in one mode, whatever the mode of the page around it. */
export function Specimen({ story, mode, inert }: SpecimenProps) {
  const look = use(LookContext);
  const { layout, docs } = story.parameters;
  const viewport = viewportOf(story);
  return (
    <div
      className={`specimen sb-unstyled ${layout === 'padded' ? 'specimen-padded' : ''}`}
      data-setu-theme={look.theme}
      data-setu-mode={mode}
    >
      {docs?.story?.inline === false ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this very Storybook
        <iframe
          title={`${story.name}, ${mode}`}
          src={`iframe.html?id=${story.id}&viewMode=story&globals=${globalsOf({ ...look, mode })}${axeOff}`}
          height={docs.story.height}
          style={{ inlineSize: viewport ? viewports[viewport].styles.width : '100%' }}
          loading="lazy"
          inert={inert}
        />
      ) : (
        <Story of={story.moduleExport} />
      )}
    </div>
  );
}

/** The story in light and in dark: side by side where its layout leaves room. */
export function InBothModes({ story }: { story: PreparedStory }) {
  const isNarrow = story.parameters['layout'] === 'padded' || viewportOf(story) === 'w320';
  return (
    <div className={isNarrow ? 'modes modes-beside' : 'modes'}>
      {colorModes.map((mode) => (
        <Specimen key={mode} story={story} mode={mode} inert />
      ))}
    </div>
  );
}

/** The viewport that the story asks for. */
function viewportOf({ storyGlobals }: PreparedStory): keyof typeof viewports | undefined {
  return (storyGlobals['viewport'] as { value?: keyof typeof viewports } | undefined)?.value;
}
