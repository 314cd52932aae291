/**
 * Content may be read from pages of any site, as Supabase has it; nothing else may: a message is sent from
 * our own pages, and so is a password.
 */
const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Range',
};

/** What Supabase's clients send with a read. */
const readHeaders =
  'accept, accept-profile, apikey, authorization, content-type, prefer, range, range-unit, x-client-info, x-retry-count';

/** The answer with the headers that let pages of other sites read it, or without any. */
export function withCors(answer: Response, isOpen: boolean): Response {
  const own = [...answer.headers].filter(([name]) => !name.startsWith('access-control-'));
  const headers = [...own, ...(isOpen ? Object.entries(open) : [])];
  return new Response(answer.body, { status: answer.status, headers });
}

/** The answer to a browser's question whether a page of another site may ask. */
export function answerPreflight(isOpen: boolean): Response {
  const allowed = {
    ...open,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': readHeaders,
    'Access-Control-Max-Age': '86400',
  };
  return new Response(null, { status: 204, ...(isOpen && { headers: allowed }) });
}
