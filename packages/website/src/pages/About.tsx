import { aboutSections } from '@site/content/about.ts';
import { pages } from '../texts/pages.ts';
import { TextPage } from './parts/TextPage.tsx';

export const meta = () => ({ ...pages.about.meta, path: pages.about.path });

export function Page() {
  return <TextPage page={pages.about} sections={aboutSections} />;
}
