import { articleDateOf, updatedOf } from '../models/articles.ts';
import { rowLanguage } from '../models/language.ts';
import { asRow, date, idOf, key, slugOf, text } from '../values/values.ts';
import { safeHref, safeImage } from '../values/urls.ts';
import type { PlacedArticle, StoredArticle, WrittenAddress, WrittenArticle } from './models.ts';

export type StoredCard = ReturnType<typeof toStoredCard>;
export type StoredCourse = ReturnType<typeof toStoredCourse>;
export type StoredResource = ReturnType<typeof toStoredResource>;

/** A value as a row, any column of which may be missing; an empty row if the value is not an object. */
const storedRow = (value: unknown): Record<string, unknown> => asRow(value) ?? {};

function address(
  value: unknown,
  safeOf: (value: unknown) => string | null,
  longestWritten = 2_048,
): WrittenAddress | null {
  const written = text(value, longestWritten);
  return written === null ? null : { written, safe: safeOf(value) };
}

export function toStoredArticle(value: unknown): StoredArticle {
  const row = storedRow(value);
  return {
    ...toPlacedArticle(value),
    title: text(row.title),
    category: text(row.category),
    listedAs: typeof row.category === 'string' ? row.category : null,
    url: address(row.url, safeHref),
    date: articleDateOf(value),
    updated: updatedOf(value),
    publishAt: publishAtOf(value),
  };
}

/** A row of `Articles` that may be written back: nothing is cut. */
export function toWrittenArticle(value: unknown): WrittenArticle {
  const row = storedRow(value);
  const whole = (column: unknown) => text(column, Infinity);
  const topics = Array.isArray(row.topics) ? row.topics : [];
  return {
    ...toStoredArticle(value),
    title: whole(row.title),
    category: whole(row.category),
    url: address(row.url, safeHref, Infinity),
    content: whole(row.content) ?? '',
    topics: [...new Set(topics.flatMap((topic) => whole(topic) ?? []))],
    version: whole(row.xmin) ?? '',
  };
}

/** When an article or a question is published; null: immediately, or the table does not record it. */
export function publishAtOf(value: unknown): string | null {
  const written = asRow(value)?.publish_at;
  return written === 'infinity' ? written : date(written);
}

export function toPlacedArticle(value: unknown): PlacedArticle {
  const translationOf = key(asRow(value)?.translation_of);
  return { id: idOf(value), language: rowLanguage(value), translationOf };
}

export function toStoredCard(value: unknown, origin: string) {
  const row = storedRow(value);
  return {
    id: idOf(row),
    title: text(row.title),
    mode: typeof row.mode === 'string' ? row.mode : null,
    viewMore: address(row.ViewMore, safeHref),
    buy: address(row.BuyURL, safeHref),
    image: address(row.thumbnail, (image) => safeImage(image, origin)),
  };
}

export function toStoredCourse(value: unknown, origin: string) {
  const row = storedRow(value);
  return {
    id: idOf(row),
    slug: slugOf(row),
    language: rowLanguage(row),
    title: text(row.Title),
    buy: address(row.BuyURL, safeHref),
    image: address(row.CourseImage, (image) => safeImage(image, origin)),
  };
}

export function toStoredResource(value: unknown, origin: string) {
  const row = storedRow(value);
  return {
    id: idOf(row),
    title: text(row.title),
    href: address(row.href, safeHref),
    image: address(row.image, (image) => safeImage(image, origin)),
  };
}
