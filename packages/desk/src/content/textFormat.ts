// The library's entry brings React and styles with it; its parser has neither, and needs no build.
export { parseArticle } from '../../../ui/src/components/ArticleBody/parseArticle.ts';
