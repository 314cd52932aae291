export { hindiSavedListLabels as savedListLabels } from '@setu/ui';
