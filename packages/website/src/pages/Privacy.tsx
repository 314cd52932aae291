import { pages } from '../texts/pages.ts';
import { privacySections } from '@site/content/privacy.ts';
import { TextPage } from './parts/TextPage.tsx';

export const meta = () => ({ ...pages.privacy.meta, path: pages.privacy.path });

export function Page() {
  return <TextPage page={pages.privacy} sections={privacySections} />;
}
