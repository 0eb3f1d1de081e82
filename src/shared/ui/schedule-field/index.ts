export { describeSchedule, type Schedule, scheduledHours } from './describe-schedule';
export { ScheduleField } from './schedule-field';
