import type { CallOptions } from '../requests/request.ts';

/** Any queries, by name: `Queries`, `ServerQueries`, or some of them. */
export type QueriesByName<List> = { [Name in keyof List]: (options: never) => Promise<unknown> };

export type WrapQuery = <Options extends CallOptions, Answer>(
  query: (options: Options) => Promise<Answer>,
  name: string,
) => (options: Options) => Promise<Answer>;

export function mapQueries<List extends QueriesByName<List>>(queries: List, wrap: WrapQuery): List {
  const wrapped = Object.entries(queries).map(([name, query]) => {
    const outer = wrap(query as (options: CallOptions) => Promise<unknown>, name);
    return [name, (options: CallOptions = {}) => outer(options)];
  });
  return Object.fromEntries(wrapped) as List;
}
