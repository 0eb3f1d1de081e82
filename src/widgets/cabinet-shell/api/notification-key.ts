/** All queries of notifications. Apart from them, because what hears of new ones is loaded before what shows them. */
export const notificationKey = ['notification'] as const;
