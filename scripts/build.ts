import { buildIfStale } from '@setu/kit/node';
import site from '../site/site.config.ts';
import { buildStorybookIfStale } from './build/buildStorybook.ts';
import { buildLibraryIfStale } from './build/packPackages.ts';

// `npm run build`: all there is to publish, as far as it is not built from what stands there now.
buildLibraryIfStale();
buildIfStale(site);
buildStorybookIfStale();
