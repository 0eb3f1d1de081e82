import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { createOutbox, outboxOf } from './outbox.ts';

export interface Mailbox {
  name: string;
  address: string;
}

export interface Message {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  /** Additional headers. Their values must not come from users. */
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

export interface Mailer {
  /** Resolves when the message has been handed over. */
  send(message: Message): Promise<void>;
}

export type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/**
 * The timeout in milliseconds for each step of the SMTP conversation, so that sending ends before the process has to.
 */
const SMTP_TIMEOUT = 10_000;

/**
 * Sends plain text and attachments through the mail server of `smtpUrl`; without one, writes each message to a file in the
 * outbox.
 */
export function createMailer(
  { smtpUrl, mailFrom, dataDir }: MailSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Mailer {
  const toMail = ({ to, replyTo, subject, text, headers, attachments }: Message): SendMailOptions => ({
    // suppresses automatic replies
    headers: { 'Auto-Submitted': 'auto-generated', ...verbatim(headers) },
    from: mailFrom,
    to: onOneLine(to),
    replyTo: replyTo && onOneLine(replyTo),
    subject,
    text,
    attachments,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl === undefined) {
    const put = createOutbox(dataDir, log);
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    return { send: (message) => put(async () => (await composer.sendMail(toMail(message))).message as Buffer) };
  }
  const timeouts = { connectionTimeout: SMTP_TIMEOUT, greetingTimeout: SMTP_TIMEOUT, socketTimeout: SMTP_TIMEOUT };
  const server = createTransport({ ...timeouts, url: smtpUrl });
  return {
    async send(message) {
      await server.sendMail(toMail(message));
    },
  };
}

/** Marks headers as prepared, so that URLs are not folded into several lines. */
const verbatim = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]));

/** Removes control characters from a user's name, so that it cannot break out of its header, even after decoding. */
const onOneLine = ({ name, address }: Mailbox): Mailbox => ({ name: name.replace(/\p{Cc}+/gu, ' '), address });

/** Describes, for the start-up log, where mail goes, without the credentials. */
export const describeMail = ({ smtpUrl, dataDir }: MailSettings): string =>
  smtpUrl === undefined ? `files in ${outboxOf(dataDir)} (SMTP_URL is not set)` : `sent by ${new URL(smtpUrl).host}`;
