import type { ApiResponse } from './apiError.ts';

/** Content may be read from pages of any site, as Supabase has it; a message is sent from our own pages alone. */
export const openToAll: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Range',
};

/** What Supabase's clients send with a read. */
const readHeaders =
  'accept, accept-profile, apikey, authorization, content-type, prefer, range, range-unit, x-client-info, x-retry-count';

/** The answer to a browser's question whether a page of another site may ask. */
export function preflightResponse(isOpen: boolean): ApiResponse {
  const allowed = {
    ...openToAll,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': readHeaders,
    'Access-Control-Max-Age': '86400',
  };
  return { status: 204, headers: isOpen ? allowed : {}, body: '' };
}
