import { type Refuse, sendJson } from '../http/sendText.ts';

/** Refuses in PostgREST's form, which Supabase's clients read. */
export const refuse: Refuse = (context, status, message) =>
  sendJson(context, status, { code: String(status), message, details: null, hint: null });

/** @param seconds value of `Retry-After`. */
export const refuseFor =
  (seconds: number): Refuse =>
  (context, status, message) => {
    context.response.setHeader('retry-after', seconds);
    refuse(context, status, message);
  };
