import { privacy } from '@locales/legal.ts';
import { privacySections } from '@site/content/privacy.ts';
import { pageCopy } from '../locales/pageCopy.ts';
import { TextPage } from './parts/TextPage.tsx';

const page = pageCopy('privacy', privacy);

export const meta = () => ({ ...page.meta, path: page.path });

export function Page() {
  return <TextPage page={page} sections={privacySections} />;
}
