import { type DeviceList, asRecord, parseJson } from './deviceList.ts';
import { deviceStorage } from './deviceStorage.ts';

const kind = 'setu-list-1';

export const listFile = (): string => fileOf(deviceStorage);

const fileOf = (lists: Partial<typeof deviceStorage>): string =>
  JSON.stringify({
    kind,
    ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.read()])),
  });

/** Browsers and messengers cut off longer addresses. */
const longestLink = 8_000;

/** A link's fragment, sent to no server, with saved articles and questions to repeat; undefined for none or too many. */
export function listFragment(): string | undefined {
  const { again, saved } = deviceStorage;
  if (again.read().length + saved.read().length === 0) return undefined;
  const bytes = new TextEncoder().encode(fileOf({ again, saved }));
  const text = btoa(String.fromCharCode(...bytes.subarray(0, longestLink)));
  const fragment = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return fragment.length < longestLink ? `#list=${fragment}` : undefined;
}

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

/** Adds a file's lists to those stored here, which stay. New items come last; if an undo adds them, where they were. */
export function addListFile(text: string, isUndo = false): Added | 'noList' {
  const file = asRecord(parseJson(text));
  if (file['kind'] !== kind) return 'noList';
  const { again, done, drafts, saved } = deviceStorage;
  const added = [
    addTo(again, file['again'], isUndo),
    addTo(done, file['done'], isUndo),
    addTo(drafts, file['drafts'], isUndo),
    addTo(saved, file['saved'], isUndo),
  ];
  return (['notKept', 'full'] as const).find((each) => added.includes(each)) ?? 'added';
}

function addTo<Item>(
  { change, keyOf, most, parsed, read }: DeviceList<Item>,
  values: unknown,
  isUndo: boolean,
): Added {
  const keyed = (items: readonly Item[]) => new Map(items.map((item) => [keyOf(item), item]));
  const own = keyed(read());
  const added = keyed(parsed(values));
  const isFull = new Map([...own, ...added]).size > most;
  const first = isUndo && !isFull ? [...own].filter(([key]) => !added.has(key)) : own;
  // The first entry of a key is its place, the last its item.
  const all = new Map([...first, ...added, ...own]);
  if (!change(() => [...all.values()])) return 'notKept';
  return isFull ? 'full' : 'added';
}
