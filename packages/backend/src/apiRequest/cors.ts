import type { ApiResponse } from './apiError.ts';

/** Pages of any site may read content, as with Supabase; only our own pages may send messages. */
export const openToAll: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Range',
};

/** The headers that Supabase's clients send with a read. */
const readHeaders =
  'accept, accept-profile, apikey, authorization, content-type, prefer, range, range-unit, x-client-info, x-retry-count';

/** The answer to a browser's preflight request for a page of another site. */
export function preflightResponse(isOpen: boolean): ApiResponse {
  const allowed = {
    ...openToAll,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': readHeaders,
    'Access-Control-Max-Age': '86400',
  };
  return { status: 204, headers: isOpen ? allowed : {}, body: '' };
}
