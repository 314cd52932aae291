import { DataError } from './errors.ts';
import type { Page } from '../models/page.ts';

/** For `order`: the newest or the most first. PostgreSQL takes a missing value for the largest one. */
export const descending = { ascending: false };
export const descendingNullsLast = { ascending: false, nullsFirst: false };

export const PAGE_SIZE = 20;

export const relatedLimit = 3;

/** The page of an address (`?page=2`): 1 without one, `undefined` if it is no whole number from 1 to 999,999. */
export function parsePage(text: string | null | undefined): number | undefined {
  if (text === null || text === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** First and last row of a page, counted from 0, both included. */
export function pageRange(page: number, size = PAGE_SIZE): [from: number, to: number] {
  return [(page - 1) * size, page * size - 1];
}

export function toPage<T>(
  items: T[],
  page: number,
  total: number | null,
  size = PAGE_SIZE,
): Page<T> {
  const pageCount = total === null ? page + 1 : Math.max(1, Math.ceil(total / size));
  return { items, page, total, pageCount };
}

/** A list's number of rows: counted, or known from a page that is not full; null for a full one. */
export function totalOf(count: number | null, page: number, rows: number): number | null {
  if (count !== null) return count;
  return rows < PAGE_SIZE ? pageRange(page)[0] + rows : null;
}

/** Whether a list was refused because the page is past its end (PostgREST's PGRST103). */
export function isPastTheEnd(error: unknown): boolean {
  return error instanceof DataError && error.status === 416;
}
