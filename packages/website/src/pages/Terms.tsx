import { pages } from '../texts/pages.ts';
import { termsSections } from '@site/content/terms.ts';
import { TextPage } from './parts/TextPage.tsx';

export const meta = () => ({ ...pages.terms.meta, path: pages.terms.path });

export function Page() {
  return <TextPage page={pages.terms} sections={termsSections} />;
}
