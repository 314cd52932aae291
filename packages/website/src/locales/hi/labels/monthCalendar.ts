export { hindiMonthCalendarLabels as monthCalendarLabels } from '@setu/ui';
