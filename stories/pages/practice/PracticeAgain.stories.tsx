import { PublicConfigProvider } from '@setu/kit';
import { deviceStorage, forgetAll } from '../../../packages/website/src/device/deviceStorage.ts';
import { Page } from '../../../packages/website/src/pages/PracticeAgain.tsx';
import { failure } from '../../data/seeds.ts';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'], beforeEach: () => forgetAll };

const path = '/practice/again';

export const NothingDue = sitePage(Page, path, { data: { ok: true } });

export const Failed = sitePage(Page, path, { data: failure });

function WithoutBackend() {
  return (
    <PublicConfigProvider value={{ origin: 'https://setu.example' }}>
      <Page data={{ ok: true }} />
    </PublicConfigProvider>
  );
}

/** A question is due, but the browser can read no tables. */
export const Unread = {
  ...sitePage(WithoutBackend, path),
  beforeEach: () => {
    deviceStorage.again.change(() => [{ id: '3', day: '2026-11-19', box: 0, due: '2026-11-20' }]);
  },
};
