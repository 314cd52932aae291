import { type DeviceList, asRecord, parseJson } from './deviceList.ts';
import { deviceStorage } from './deviceStorage.ts';

const kind = 'setu-list-1';

/** The lists as the text of a file. */
export const listFile = (): string => fileOf(deviceStorage);

const fileOf = (lists: Partial<typeof deviceStorage>): string =>
  JSON.stringify({
    kind,
    ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.read()])),
  });

/** Browsers and messengers cut off longer addresses. */
const longestLink = 8_000;

/**
 * The fragment of a link that contains the saved articles and the questions to repeat: it is sent to no server.
 * Undefined if there are none, or if it is too long.
 */
export function listFragment(): string | undefined {
  const { again, saved } = deviceStorage;
  if (again.read().length + saved.read().length === 0) return undefined;
  const bytes = new TextEncoder().encode(fileOf({ again, saved }));
  const text = btoa(String.fromCharCode(...bytes.subarray(0, longestLink)));
  const fragment = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return fragment.length < longestLink ? `#list=${fragment}` : undefined;
}

/** The file in a link's fragment; undefined if it contains none. */
export function fileOfFragment(hash: string): string | undefined {
  const [, text] = /^#list=([\w-]+)$/.exec(hash) ?? [];
  if (text === undefined) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

type Added = 'added' | 'full' | 'notKept';

/** Adds a file's lists to those stored here, if it contains any. Items stored here are not replaced. */
export function addListFile(text: string): Added | 'noList' {
  const file = asRecord(parseJson(text));
  if (file['kind'] !== kind) return 'noList';
  const { again, done, drafts, saved } = deviceStorage;
  const added = [
    addTo(again, file['again']),
    addTo(done, file['done']),
    addTo(drafts, file['drafts']),
    addTo(saved, file['saved']),
  ];
  return (['notKept', 'full'] as const).find((each) => added.includes(each)) ?? 'added';
}

function addTo<Item>(
  { change, keyOf, most, parsed, read }: DeviceList<Item>,
  values: unknown,
): Added {
  const all = new Map(read().map((item) => [keyOf(item), item]));
  for (const item of parsed(values)) if (!all.has(keyOf(item))) all.set(keyOf(item), item);
  if (!change(() => [...all.values()])) return 'notKept';
  return all.size > most ? 'full' : 'added';
}
