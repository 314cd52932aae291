import { afterEach, beforeAll } from 'vitest';
import { startTestBackend } from '../../../packages/backend/src/testing.ts';
import type { TestBackend } from '../../../packages/backend/src/testing.ts';
import { hydrated, useBrowser } from '../browser/browser.ts';
import { openForAMinute } from './contactPage.ts';
import { startLossyProxy } from '../http/lossyProxy.ts';
import type { LossyProxy } from '../http/lossyProxy.ts';
import { startSite } from '../site.ts';
import type { SiteProcess } from '../site.ts';

/** A site whose line to its backend loses or holds answers as it is told, for all tests of a file. */
export function useContactSite() {
  const browser = useBrowser();
  const state = {} as { backend: TestBackend; line: LossyProxy; site: SiteProcess };
  const env = () => ({
    SUPABASE_URL: state.line.url,
    // On a hosted project, which this line stands for, everybody may set a message's id.
    SUPABASE_ANON_KEY: state.backend.siteKey,
  });
  beforeAll(async () => {
    state.backend = await startTestBackend();
    state.line = await startLossyProxy(state.backend.url);
    state.site = await startSite({ env: env() });
    return async () => {
      await state.site.stop();
      await state.line.close();
      await state.backend.stop();
    };
  });
  afterEach(() => {
    state.line.next();
    state.line.release();
  });
  return {
    browser,
    /** The settings of another site on the same line. */
    env,
    get url() {
      return state.site.url;
    },
    get line() {
      return state.line;
    },
    /** The rows that hold this message. */
    stored: (message: string) =>
      state.backend.sql(
        'select first_name, last_name, email, message from "Contact Records" where message = $1',
        [message],
      ),
    open: async (expectConsole = /status of 500|A contact message was not/) =>
      hydrated(
        await browser.open(`${state.site.url}/contact`, {
          initScript: openForAMinute,
          expectConsole,
        }),
      ),
    openPlain: () =>
      browser.open(`${state.site.url}/contact`, {
        javaScriptEnabled: false,
        expectConsole: /status of (400|500)/,
      }),
  };
}
