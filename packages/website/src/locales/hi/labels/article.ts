export {
  hindiAnswerBoxLabels as answerBoxLabels,
  hindiPreviousNextLabels as previousNextLabels,
  hindiSaveMarkLabels as saveMarkLabels,
} from '@setu/ui';
