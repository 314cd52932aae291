import type { CommandCall } from '@setu/kit/config';
import { findSiteModules } from './siteModules.ts';
import type { Alias } from '../vite/readTheme.ts';

/** The staff's command: `setu desk`. */
export async function desk(
  { root, ...call }: CommandCall,
  aliases: readonly Alias[],
): Promise<number> {
  findSiteModules(root, aliases);
  const { runDesk } = await import('@setu/desk');
  const { deskSite } = await import('./deskSite.ts');
  return runDesk({ site: await deskSite(root, call.dataDir), ...call });
}
