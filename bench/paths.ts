import { fileURLToPath } from 'node:url';

const folder = (address: string) => fileURLToPath(new URL(address, import.meta.url));

/** The repository. */
export const root = folder('..');
/** This folder. */
export const bench = folder('.');
/** Files of a run that the next one may reuse; not committed. */
export const cache = folder('.cache');
/** Pictures, fonts and clips, the same files for every compared site. */
export const publicFolders = [folder('../site/public'), folder('../packages/website/public')];
