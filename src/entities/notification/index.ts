export { notificationKey } from './api/notification-key';
export { notificationQueries } from './api/notification-queries';
export { describeNotification } from './model/describe-notification';
