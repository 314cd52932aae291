import { type Refuse, sendText } from '../http/sendText.ts';

/** Refuses in PostgREST's form, which Supabase's clients read. */
export const refuse: Refuse = ({ request, response }, status, message) => {
  const refusal = { code: String(status), message, details: null, hint: null };
  sendText(request, response, status, 'application/json; charset=utf-8', JSON.stringify(refusal));
};

/** @param seconds value of `Retry-After`. */
export const refuseFor =
  (seconds: number): Refuse =>
  (context, status, message) => {
    context.response.setHeader('retry-after', seconds);
    refuse(context, status, message);
  };
