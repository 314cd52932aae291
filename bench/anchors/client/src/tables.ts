import { createClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';

/** The reverse proxy passes requests for the backend on from the site's own address. */
export const supabase = createClient(location.origin, import.meta.env['VITE_ANON_KEY']);

/** The answer to a query; undefined while it is loading. `key` identifies everything that the query depends on. */
export function useAnswer<Answer>(ask: () => PromiseLike<Answer>, key: string): Answer | undefined {
  const [answer, setAnswer] = useState<{ key: string; value: Answer }>();
  useEffect(() => {
    let isCurrent = true;
    void ask().then((value) => {
      if (isCurrent) setAnswer({ key, value });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return answer?.key === key ? answer.value : undefined;
}

// Column names as in the tables of the embedded backend.
export const relatedColumns = 'id,title,category,created_at,url';
export const listColumns = `${relatedColumns},summary` as const;

/** A row of `Articles` in the form that the shared components expect. */
export const toArticle = <Row extends { id: unknown; created_at: string }>(row: Row) => ({
  ...row,
  id: String(row.id),
  date: row.created_at,
});
