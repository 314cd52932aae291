import { Loading, PageBody } from '@setu/ui';
import { fallbacks } from '../locales/fallbacks.ts';
import type { Meta } from '../frame/Head.tsx';

// Stands in a page's place while the server reads what the page shows.

export const meta = (): Meta => fallbacks.loading.meta;

export function Page() {
  return (
    <PageBody>
      <Loading />
    </PageBody>
  );
}
