export { notificationKey } from './api/notification-key';
export { notificationQueries } from './api/notification-queries';
export { crumb } from './model/crumb';
export { CabinetArea } from './ui/cabinet-area';
export { CabinetShell } from './ui/cabinet-shell';
