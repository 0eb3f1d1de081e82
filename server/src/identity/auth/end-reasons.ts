/** What the open tabs of a session are told when it ends elsewhere. */
export const endReasons = {
  elsewhere: 'You were signed out on another device',
  byAdmin: 'An admin signed you out',
  newPassword: 'Your password was changed on another device',
  removed: 'This account was deleted',
} as const;
