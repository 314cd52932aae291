export { hindiScholarshipFormLabels as scholarshipFormLabels } from '@setu/ui';
