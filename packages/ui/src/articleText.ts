export { articleLimits } from './components/ArticleBody/articleLimits.ts';
export { parseArticleText } from './components/ArticleBody/parseArticleText.ts';
export { lineText, passagesOf } from './components/ArticleBody/passages.ts';
export { tabsToTables } from './components/ArticleBody/table.ts';
export { articleWarnings } from './components/ArticleBody/warnings/articleWarnings.ts';
export type { ArticleWarning } from './components/ArticleBody/warnings/articleWarnings.ts';
export {
  articleWarningLabels,
  hindiArticleWarningLabels,
} from './components/ArticleBody/warnings/articleWarningLabels.ts';
export type {
  ArticleWarningKind,
  ArticleWarningLabels,
} from './components/ArticleBody/warnings/articleWarningLabels.ts';
export {
  countWordsByScript,
  readingMinutes,
} from './components/ArticleDetail/countWordsByScript.ts';
export type { WordCount } from './components/ArticleDetail/countWordsByScript.ts';
export { formatNumber } from './internal/text/formatNumber.ts';
export { formatPeriod } from './internal/text/formatPeriod.ts';
