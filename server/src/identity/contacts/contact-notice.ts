import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Message } from '../../platform/mail/mailer.ts';

/**
 * Forwards a contact message to the operators; replies go to the visitor. Mail is never sent to an address that a visitor
 * typed.
 */
export const contactNotice = (
  contactEmail: string,
  { name, email, message }: components['schemas']['ContactMessage'],
): Message => ({
  to: { name: '', address: contactEmail },
  replyTo: { name, address: email },
  subject: 'A message from the contact form of Preroll',
  text: [`${name} <${email}> writes:`, '', message, ''].join('\n'),
});
