// The forms' come with their pages: formLabels.
export { hindiPageLabels as labels } from '@setu/ui';
