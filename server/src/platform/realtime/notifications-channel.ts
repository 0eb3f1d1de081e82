/**
 * The database channel that informs all servers at commit whose notifications have changed. The payload is the user's id.
 */
export const NOTIFICATIONS = 'notifications';
