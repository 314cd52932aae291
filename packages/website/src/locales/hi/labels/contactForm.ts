export { hindiContactFormLabels as contactFormLabels } from '@setu/ui';
