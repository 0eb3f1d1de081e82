import type { Message } from '../mail/mailer.ts';

/** @param link to the page that asks for the new password */
export const recoveryMessage = (user: { name: string; login: string }, link: string): Message => ({
  to: { name: user.name, address: user.login },
  subject: 'Your new password for Preroll',
  text: [
    'Somebody has asked for a new password for your account at Preroll:',
    user.login,
    '',
    'Choose it here:',
    link,
    '',
    'The link works once, for an hour.',
    "If it wasn't you, ignore this message. Your password stays as it is.",
    '',
  ].join('\n'),
});
