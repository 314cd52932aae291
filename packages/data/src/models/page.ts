/**
 * One page of a list. `pageCount` is 1 for an empty list, so that a page past the end is always `page > pageCount`, and
 * one more than `page` where `total` is unknown (null). `total` counts the table's rows, unreadable ones included.
 */
export interface Page<T> {
  items: T[];
  page: number;
  pageCount: number;
  total: number | null;
}
