import { createContentQueries, createMessageQueries } from '@setu/data/staff';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createArticleList } from '../../src/web/api/articleList.ts';
import type { ApiContext } from '../../src/web/api/route.ts';
import { site, upToDate } from './desk.ts';
import { folder } from './files.ts';

export function apiContext(client: SupabaseClient): ApiContext {
  const queries = createContentQueries(client);
  return {
    site,
    queries,
    messages: createMessageQueries(client),
    articles: createArticleList(queries),
    showChanges: async () => upToDate,
    folder,
    storePicture: async () => '',
    undo: new Map(),
    signal: new AbortController().signal,
  };
}
