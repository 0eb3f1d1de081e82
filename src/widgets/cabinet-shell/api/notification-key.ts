/**
 * The query key of all notifications. In its own module, because the realtime wiring is loaded before the
 * notifications.
 */
export const notificationKey = ['notification'] as const;
