import { composeStories } from '@storybook/react-vite';
import { use } from 'react';
import type { ComponentType } from 'react';
import { catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { kinds } from '../../catalogue/kinds.ts';
import { StatusBadge } from '../component/Facts.tsx';
import { LookContext } from '../look.ts';
import './overview.css';

type StoriesModule = Parameters<typeof composeStories>[0];
type Composed = Record<string, ComponentType & { parameters?: Record<string, unknown> }>;

const files = import.meta.glob<StoriesModule>('../../../stories/components/*/*.stories.tsx', {
  eager: true,
});

/** Every public component at work, by kind, each a link to its page. */
export function Gallery() {
  return Object.entries(kinds).map(([kind, heading]) => {
    const entries = catalogue.filter((entry) => entry.kind === kind);
    return (
      <section key={kind}>
        <h2>{heading}</h2>
        <ul className="gallery">
          {entries.map((entry) => (
            <GalleryCard key={entry.name} entry={entry} />
          ))}
        </ul>
      </section>
    );
  });
}

function GalleryCard({ entry: { name, kind, status } }: { entry: CatalogueEntry }) {
  const { theme, mode } = use(LookContext);
  const file = files[`../../../stories/components/${kind}/${name}.stories.tsx`];
  if (!file) throw new Error(`${name} has no stories`);
  const stories = composeStories(file) as Composed;
  const Picture = stories['Default'];
  const isPadded = Picture?.parameters?.['layout'] === 'padded';
  return (
    <li>
      <div className="thumbnail sb-unstyled" data-setu-theme={theme} data-setu-mode={mode} inert>
        <div className={isPadded ? 'thumbnail-padded' : ''}>{Picture && <Picture />}</div>
      </div>
      <div className="gallery-name">
        <a href={`./?path=/docs/components-${name.toLowerCase()}--docs`} target="_top">
          {name}
        </a>
        {status !== 'stable' && <StatusBadge status={status} />}
      </div>
    </li>
  );
}
