/**
 * The channel on which the database tells all servers, with the commit, whose notifications have changed. What is sent
 * is the user's id.
 */
export const NOTIFICATIONS = 'notifications';
