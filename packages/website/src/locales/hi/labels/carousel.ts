export { hindiCarouselLabels as carouselLabels } from '@setu/ui';
