import type { CommandCall } from '@setu/kit/config';
import { findSiteModules, siteAlias } from './siteModules.ts';
import type { Alias } from './vite/readTheme.ts';

/**
 * The staff's command: `setu desk`.
 *
 * @param aliases where the library is, if not where Node finds it.
 */
export async function desk(
  { root, ...call }: CommandCall,
  aliases: readonly Alias[],
): Promise<number> {
  findSiteModules(root, [...siteAlias(root), ...aliases]);
  const { runDesk } = await import('@setu/desk');
  const { deskSite } = await import('./deskSite.ts');
  return runDesk({ site: deskSite(root), ...call });
}
