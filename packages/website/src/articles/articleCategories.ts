import { institute } from '@site/institute.ts';
import type { ArticleCategory } from '../instituteTypes.ts';

/** The kinds of article that have a list, in the order of the menus. */
export const articleCategories: readonly ArticleCategory[] = institute.articles;
