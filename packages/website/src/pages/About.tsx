import { about } from '@locales/about.ts';
import { aboutSections } from '@site/content/about.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { TextPage } from './parts/TextPage.tsx';

const page = pageCopy('about', about);

export const meta = () => ({ ...page.meta, path: page.path });

export function Page() {
  return <TextPage page={page} sections={aboutSections} />;
}
