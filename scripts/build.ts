import { buildIfStale } from '@setu/kit/node';
import site from '../site/site.config.ts';
import { buildStorybookIfStale } from './build/buildStorybook.ts';
import { buildLibraryIfStale } from './build/packPackages.ts';

// `npm run build`: builds everything that is published, unless its build is up to date.
buildLibraryIfStale();
buildIfStale(site);
buildStorybookIfStale();
