import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { createOutbox, outboxOf } from './outbox.ts';

export interface Person {
  name: string;
  address: string;
}

export interface Message {
  to: Person;
  replyTo?: Person;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Resolves when the message was handed over. */
  send(message: Message): Promise<void>;
}

export type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Milliseconds for each step of talking to the mail server: what is under way ends before the process has to. */
const PATIENCE = 10_000;

/** Sends plain text by the mail server of `smtpUrl`; without one, each message lies as a file in the outbox. */
export function createMailer(
  { smtpUrl, mailFrom, dataDir }: MailSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Mailer {
  const toMail = ({ to, replyTo, subject, text }: Message): SendMailOptions => ({
    // nobody gets an automatic reply to these
    headers: { 'Auto-Submitted': 'auto-generated' },
    from: mailFrom,
    to: onOneLine(to),
    replyTo: replyTo && onOneLine(replyTo),
    subject,
    text,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl === undefined) {
    const put = createOutbox(dataDir, log);
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    return { send: async (message) => put((await composer.sendMail(toMail(message))).message as Buffer) };
  }
  const timeouts = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const server = createTransport({ ...timeouts, url: smtpUrl });
  return {
    async send(message) {
      await server.sendMail(toMail(message));
    },
  };
}

/** A name that was typed by somebody stays within its header, also where a mail program decodes it. */
const onOneLine = ({ name, address }: Person): Person => ({ name: name.replace(/\p{Cc}+/gu, ' '), address });

/** Where mail goes, for the person who starts the server; without the credentials. */
export const describeMail = ({ smtpUrl, dataDir }: MailSettings): string =>
  smtpUrl === undefined ? `files in ${outboxOf(dataDir)} (SMTP_URL is not set)` : `sent by ${new URL(smtpUrl).host}`;
