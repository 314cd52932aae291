import { terms } from '@locales/legal.ts';
import { termsSections } from '@site/content/terms.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { TextPage } from './parts/TextPage.tsx';

const page = pageCopy('terms', terms);

export const meta = () => ({ ...page.meta, path: page.path });

export function Page() {
  return <TextPage page={page} sections={termsSections} />;
}
