/**
 * One page of a list. `pageCount` is 1 for an empty list, so that a page past the end is always
 * `page > pageCount`. `total` counts the table's rows, unreadable ones included.
 */
export interface Page<T> {
  items: T[];
  page: number;
  pageCount: number;
  total: number;
}
