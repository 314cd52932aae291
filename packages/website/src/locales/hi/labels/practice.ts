export { hindiPracticeLabels as practiceLabels } from '@setu/ui';
