import { startBackend } from '@setu/backend';
import { siteLanguage } from '@setu/data/languages';
import {
  checkKeyText,
  checkProjectUrl,
  createServerClient,
  createServerQueries,
  failingQueries,
  isServiceKey,
  timedOut,
  watchQueries,
} from '@setu/data/server';
import type { ServerQueries } from '@setu/data/server';
import type { SiteBackend } from '@setu/kit/config';

/** The tables that the pages read. `seedsFolder` has the SQL files that seed a new embedded database. */
export const backendOf = (seedsFolder: string): SiteBackend<ServerQueries> => ({
  hosted({
    SUPABASE_URL: url = '',
    SUPABASE_ANON_KEY: key = '',
    SUPABASE_SERVICE_KEY: serviceKey = '',
    ...env
  }) {
    if (isServiceKey(key)) {
      throw new Error(
        'SUPABASE_ANON_KEY is a service key, which passes row-level security, and this one is sent to every ' +
          "visitor. Set it to the project's publishable key (sb_publishable_…) or anon key, and if visitors " +
          'may have seen the service key, replace it at Supabase.',
      );
    }
    if (serviceKey !== '') {
      throw new Error(
        'SUPABASE_SERVICE_KEY is set, which the site must not have: give it to `npm run desk` alone.',
      );
    }
    if (url === '' && key === '') return undefined;
    // The words of supabase-js, then those for the operator.
    if (key === '') throw halfSet('supabaseKey', 'SUPABASE_URL', 'SUPABASE_ANON_KEY');
    if (url === '') throw halfSet('supabaseUrl', 'SUPABASE_ANON_KEY', 'SUPABASE_URL');
    checkKeyText('SUPABASE_ANON_KEY', key);
    checkProjectUrl(url);
    // Throws supabase-js's own error if one of the two is malformed.
    createServerClient({ url, key });
    if ((env.NOTIFY_SMTP_URL || env.NOTIFY_WEBHOOK_URL) && !env.NOTIFY_DATABASE_URL) {
      throw new Error(
        'The site itself sends no notice of the messages of a hosted project: start the sender with ' +
          'NOTIFY_DATABASE_URL, and the site without NOTIFY_ settings: ' +
          'https://github.com/setu-ui/setu/blob/main/docs/deploy.md#notifications',
      );
    }
    return { url, key };
  },
  async startEmbedded(options) {
    const { anonKey, siteKey, ...started } = await startBackend({ ...options, seedsFolder });
    return { ...started, publicKey: anonKey, key: siteKey };
  },
  apiPaths: ['/rest/v1/', '/auth/v1/'],
  connect: (project, { language, ...options }) =>
    createServerQueries(createServerClient(project), {
      ...options,
      ...(language !== undefined && {
        siteLanguage: siteLanguage(language === 'hi' ? language : 'en'),
      }),
    }),
  watch: watchQueries,
  timedOut,
  // No page calls the queries that only the server uses, for sitemaps, feeds and prerendering.
  failing: (kind) => failingQueries(kind) as ServerQueries,
  ping: (queries) => queries.ping(),
  lacking: (queries) => queries.lacking(),
});

const halfSet = (needed: string, there: string, missing: string) =>
  new Error(
    `${needed} is required. ${there} is set without ${missing}: set both, or neither for the embedded database.`,
  );
