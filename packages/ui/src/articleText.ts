export { articleLimits } from './components/ArticleBody/articleLimits.ts';
export { parseArticleText } from './components/ArticleBody/parseArticleText.ts';
export { lineText, passagesOf } from './components/ArticleBody/passages.ts';
export { tabsToTables } from './components/ArticleBody/table.ts';
export * from './components/ArticleBody/warnings/articleWarnings.ts';
export * from './components/ArticleBody/warnings/articleWarningLabels.ts';
export * from './internal/text/countWordsByScript.ts';
export { formatNumber } from './internal/text/formatNumber.ts';
export { formatPeriod } from './internal/text/formatPeriod.ts';
