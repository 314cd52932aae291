// Labels that few pages need are loaded with these, such as `contactFormLabels`.
export { hindiPageLabels as labels } from '@setu/ui';
