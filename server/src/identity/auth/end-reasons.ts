/** The messages to open tabs of a session that is ended elsewhere. */
export const endReasons = {
  elsewhere: 'You were signed out on another device',
  byAdmin: 'An admin signed you out',
  newPassword: 'Your password was changed on another device',
  removed: 'This account was deleted',
} as const;
