import type { Message } from '../../platform/mail/mailer.ts';

/** @param link opens the page that asks for the new password */
export const recoveryMessage = (user: { name: string; login: string }, link: string): Message => ({
  to: { name: user.name, address: user.login },
  subject: 'Your new password for Preroll',
  text: [
    'Someone has requested a new password for your Preroll account:',
    user.login,
    '',
    'Choose it here:',
    link,
    '',
    'The link works once, within one hour.',
    "If it wasn't you, ignore this message. Your password stays as it is.",
    '',
  ].join('\n'),
});
