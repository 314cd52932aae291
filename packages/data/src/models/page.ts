/**
 * One page of a list. `pageCount` is 1 for an empty list, so that a page past the end is always
 * `page > pageCount`. `total` counts the table's rows, unreadable ones included; it is null where the backend
 * does not count and there may be more, and `pageCount` is then one more than `page`.
 */
export interface Page<T> {
  items: T[];
  page: number;
  pageCount: number;
  total: number | null;
}
