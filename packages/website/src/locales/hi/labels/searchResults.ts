export { hindiSearchResultsLabels as searchResultsLabels } from '@setu/ui';
