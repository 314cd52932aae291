import { runDesk } from '@setu/desk';
import type { SiteCommand } from '@setu/kit/config';
import { findSiteModules } from './siteModules.ts';

/** The staff's command: `setu desk`. */
export const desk: SiteCommand = async ({ root, ...call }) => {
  findSiteModules(root);
  const { deskSite } = await import('./deskSite.ts');
  return runDesk({ site: deskSite(root), ...call });
};
