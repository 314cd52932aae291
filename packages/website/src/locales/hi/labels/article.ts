export { hindiArticleLabels as articleLabels } from '@setu/ui';
