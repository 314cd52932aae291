import { createClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';

/** The backend stands behind the site's own address. */
export const supabase = createClient(location.origin, import.meta.env['VITE_ANON_KEY']);

/** What a query resolves to; undefined while it is on its way. `key` names all it depends on. */
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

// The embedded backend names no column otherwise than its table does.
export const relatedColumns = 'id,title,category,created_at,url';
export const listColumns = `${relatedColumns},summary` as const;

/** A row of articles as the shared components take it. */
export const toArticle = <Row extends { id: unknown; created_at: string }>(row: Row) => ({
  ...row,
  id: String(row.id),
  date: row.created_at,
});
