export { hindiShareLinksLabels as shareLinksLabels } from '@setu/ui';
