import { fileURLToPath } from 'node:url';
import { findSiteModules } from '@setu/website/config';

// `node --import`: for scripts that read the pages' own modules.
findSiteModules(fileURLToPath(new URL('../../site', import.meta.url)));
