import { type AgainItem, daysInBox } from './spacedRepetition.ts';
import { asRecord, createDeviceList } from './deviceList.ts';

export interface SavedArticle {
  id: string;
  title: string;
  /** A path of this site. */
  href: string;
}

/** An answer written for a task; it is not sent anywhere. */
export interface Draft extends SavedArticle {
  text: string;
}

/** The lists stored on this device: at most 2 MB of the 5 that browsers allow. */
export const deviceStorage = {
  again: createDeviceList({ name: 'again', parse: toAgain, keyOf: ({ id }) => id, most: 1_000 }),
  done: createDeviceList({ name: 'done', parse: toDone, keyOf: ({ day }) => day, most: 400 }),
  saved: createDeviceList({ name: 'saved', parse: toSaved, keyOf: ({ id }) => id, most: 200 }),
  drafts: createDeviceList({ name: 'drafts', parse: toDraft, keyOf: ({ id }) => id, most: 30 }),
};

export function forgetAll(): void {
  Object.values(deviceStorage).forEach((list) => list.change(() => []));
}

/** More characters than an answer of 250 words has. */
export const mostDraft = 10_000;

const isDay = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isText = (value: unknown, most = 300): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

function toAgain(value: unknown): AgainItem | undefined {
  const { id, day, box, due } = asRecord(value);
  const isBox = isWhole(box) && box >= 0 && box < daysInBox.length;
  return isText(id) && isDay(day) && isBox && isDay(due) ? { id, day, box, due } : undefined;
}

function toDone(value: unknown): { day: string } | undefined {
  const { day } = asRecord(value);
  return isDay(day) ? { day } : undefined;
}

function toSaved(value: unknown): SavedArticle | undefined {
  const { id, title, href } = asRecord(value);
  // As long as @setu/data lets them be. A link to another site could be anything.
  const isPath = isText(href, 2_000) && /^\/(?![/\\])[^\\\s]*$/.test(href);
  return isText(id) && isText(title, 500) && isPath ? { id, title, href } : undefined;
}

function toDraft(value: unknown): Draft | undefined {
  const { text } = asRecord(value);
  const article = toSaved(value);
  return article && isText(text, mostDraft) ? { ...article, text } : undefined;
}
