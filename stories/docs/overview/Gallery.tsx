import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../../catalogue/readCatalogue.ts';
import { kinds, tiers } from '../../catalogue/kinds.ts';
import { ComponentLink } from './ComponentTable.tsx';
import { StatusBadge } from '../component/Facts.tsx';
import { InLook } from '../InLook.tsx';
import './overview.css';

type StoriesModule = Parameters<typeof composeStories>[0];
type Composed = Record<string, ComponentType & { parameters?: Record<string, unknown> }>;

const files = import.meta.glob<StoriesModule>('../../{primitives,institute}/*/*.stories.tsx', {
  eager: true,
});

/** Every public component at work, by kind, each a link to its page. */
export function Gallery() {
  return Object.entries(tiers).map(([tier, { title, text }]) => (
    <section key={tier}>
      <h2>{title}</h2>
      <p>{text}</p>
      {Object.entries(kinds).map(([kind, heading]) => (
        <Kind
          key={kind}
          heading={heading}
          entries={catalogue.filter((entry) => entry.tier === tier && entry.kind === kind)}
        />
      ))}
    </section>
  ));
}

function Kind({ heading, entries }: { heading: string; entries: readonly CatalogueEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul className="gallery">
        {entries.map((entry) => (
          <GalleryCard key={entry.name} entry={entry} />
        ))}
      </ul>
    </>
  );
}

function GalleryCard({ entry }: { entry: CatalogueEntry }) {
  const { name, tier, kind, status } = entry;
  const file = files[`../../${tier}/${kind}/${name}.stories.tsx`];
  if (!file) throw new Error(`${name} has no stories`);
  const stories = composeStories(file) as Composed;
  const Picture = stories['Default'];
  const isPadded = Picture?.parameters?.['layout'] === 'padded';
  return (
    <li>
      <InLook className="thumbnail">
        <div className={isPadded ? 'thumbnail-padded' : ''}>{Picture && <Picture />}</div>
      </InLook>
      <div className="gallery-name">
        <ComponentLink name={name} />
        {status !== 'stable' && <StatusBadge status={status} />}
      </div>
    </li>
  );
}
