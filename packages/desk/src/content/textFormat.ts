// The part of the library that has neither React nor styles.
export { parseArticle } from '@setu/ui/articleText';
