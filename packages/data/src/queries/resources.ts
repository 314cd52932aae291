import { type Resource, toResource } from '../models/resources.ts';
import { readAll } from '../requests/readAll.ts';
import { type CallOptions, type Context, toModels } from '../requests/request.ts';

export async function resources(context: Context, options: CallOptions): Promise<Resource[]> {
  const rows = await readAll(context, { table: 'resources', columns: '*', key: 'id', ...options });
  return toModels(context, 'resources', rows, toResource);
}
