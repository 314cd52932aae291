import { type CallOptions, type Context, toModels } from '../requests/request.ts';
import { toResource } from '../models/resources.ts';
import { sameTitle } from './articles.ts';
import type { Opened, ResourceDraft } from './models.ts';
import { pagesOf } from './pagesOf.ts';
import { type StoredResource, toStoredResource } from './storedRows.ts';
import { changed, correctRow, versionOf, versionedRows } from './versions.ts';
import { writeRows } from './writeRows.ts';

/** For each title the ids of the resources with that title; case and blanks do not count. */
export async function resourcesTitled(
  context: Context,
  { titles, signal }: CallOptions & { titles: readonly string[] },
): Promise<string[][]> {
  const ids = new Map(titles.map((title): [string, string[]] => [sameTitle(title), []]));
  for await (const { id, title } of storedResources(context, { signal })) {
    if (id !== null) ids.get(sameTitle(title))?.push(id);
  }
  return titles.map((title) => ids.get(sameTitle(title)) ?? []);
}

export interface ResourceToWrite {
  draft: ResourceDraft;
  /** Id of the resource to overwrite; null: write a new one. */
  id: string | null;
}

export async function writeResources(
  context: Context,
  { resources, signal }: CallOptions & { resources: readonly ResourceToWrite[] },
): Promise<string[]> {
  const rows = resources.map(({ draft, id }) => ({ ...(id !== null && { id }), ...draft }));
  return writeRows(context, { table: 'resources', rows, signal });
}

export async function* storedResources(
  context: Context,
  options: CallOptions = {},
): AsyncGenerator<StoredResource> {
  const { origin } = context.client.from('resources').url;
  const columns = 'id,title,href,image';
  for await (const rows of pagesOf(context, { table: 'resources', columns, ...options })) {
    yield* rows.map((row) => toStoredResource(row, origin));
  }
}

export async function openedResource(
  context: Context,
  { id, signal }: CallOptions & { id: string },
): Promise<Opened<ResourceDraft> | undefined> {
  const columns = 'id,title,href,image,category';
  const where: [string, string] = ['id', id];
  const [row] = await versionedRows(context, { table: 'resources', columns, where, signal });
  const [resource] = toModels(context, 'resources', row ? [row] : [], toResource);
  if (!resource) return undefined;
  const { title, href, image, category } = resource;
  const draft = { title: title ?? '', href: href ?? '', image, category };
  return { version: versionOf(row), draft };
}

export async function correctResource(
  context: Context,
  {
    draft,
    id,
    version,
    signal,
  }: CallOptions & { id: string; version: string; draft: ResourceDraft },
): Promise<string | undefined> {
  const stored = await openedResource(context, { id, signal });
  if (stored?.version !== version) return undefined;
  const columns = changed(stored.draft, draft);
  return correctRow(context, { table: 'resources', id, version, columns, signal });
}
