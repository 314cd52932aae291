import { fileURLToPath } from 'node:url';
import { findSiteModules } from '@setu/website/config';

// For `node --import`, in scripts that import the pages' own modules.
findSiteModules(fileURLToPath(new URL('../../site', import.meta.url)));
