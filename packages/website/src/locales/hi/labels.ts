// The labels of forms are loaded with their pages, such as `contactFormLabels`.
export { hindiPageLabels as labels } from '@setu/ui';
