// Labels that few pages need are loaded with these, such as `contactForm.ts`.
export { hindiPageLabels as labels } from '@setu/ui';
