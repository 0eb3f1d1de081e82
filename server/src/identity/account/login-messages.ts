import type { Mailbox, Message } from '../../platform/mail/mailer.ts';

/** @param link opens the page that confirms the new address */
export const confirmationMessage = (to: Mailbox, link: string): Message => ({
  to,
  subject: 'Confirm your new e-mail for Preroll',
  text: [
    'Confirm that you want to sign in to Preroll with this address:',
    to.address,
    '',
    link,
    '',
    'The link works once, within one hour.',
    "If it wasn't you, ignore this message. Nothing changes.",
    '',
  ].join('\n'),
});

/** Informs the earlier address, so that a change by somebody else does not go unnoticed. */
export const loginChangedMessage = (to: Mailbox, login: string): Message => ({
  to,
  subject: 'Your e-mail for Preroll has changed',
  text: [
    'You now sign in to Preroll with another address:',
    login,
    '',
    "If it wasn't you, write to your manager or to the support of the platform at once.",
    '',
  ].join('\n'),
});
