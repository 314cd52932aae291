export { hindiLabels as labels } from '@setu/ui';
