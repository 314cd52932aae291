import type { ApiContext, Sent } from './route.ts';

type Run<Answer> = (context: ApiContext, sent: Sent) => Promise<Answer>;

let last: Promise<unknown> = Promise.resolve();

/**
 * A route that waits for all others of its kind: two that look for the same item side by side would find none, and both
 * write it. Time limits end each of their requests to the database.
 */
export const inTurn =
  <Answer>(run: Run<Answer>): Run<Answer> =>
  (context, sent) => {
    const answer = last.then(() => run(context, sent));
    last = answer.catch(() => {});
    return answer;
  };
