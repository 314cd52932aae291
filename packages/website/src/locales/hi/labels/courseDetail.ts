export { hindiCourseDetailLabels as courseDetailLabels } from '@setu/ui';
