import { fileURLToPath } from 'node:url';

const folder = (address: string) => fileURLToPath(new URL(address, import.meta.url));

export const root = folder('..');
export const bench = folder('.');
/** Files of a run that the next one may reuse; not committed. */
export const cache = folder('.cache');
/** Pictures, fonts and clips, the same files for every compared site. */
export const publicFolders = [folder('../site/public'), folder('../packages/website/public')];
