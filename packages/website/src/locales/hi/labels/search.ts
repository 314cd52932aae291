export {
  hindiSearchFormLabels as searchFormLabels,
  hindiSearchResultsLabels as searchResultsLabels,
} from '@setu/ui';
