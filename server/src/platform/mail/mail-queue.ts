import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { errorCodes } from './error-codes.ts';
import type { Mailer, Message } from './mailer.ts';

export const MAIL_QUEUE = 'mails';

/** Twelve hours or more in all, with growing pauses. A mail server that is restarted costs a minute. */
const retries = { retryLimit: 20, retryBackoff: true, retryDelay: 30, retryDelayMax: 3600 };

/** What the database may hold in the clear: no secrets, such as links that set a password, and no files. */
type QueuedMessage = Pick<Message, 'to' | 'subject' | 'text'>;

export interface MailQueue {
  /** Queues a message in the transaction that it tells of: it is sent if that commits, and retried until it is. */
  send(tx: Transaction, message: QueuedMessage): Promise<void>;
}

export async function createMailQueue(
  jobs: Jobs,
  mailer: Mailer,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<MailQueue> {
  const settings = { ...retries, expireInSeconds: 120, deleteAfterSeconds: 3600 };
  const queue = await jobs.addQueue<QueuedMessage>(MAIL_QUEUE, settings, async ({ data }) => {
    await mailer.send(data).catch((error) => {
      log.error(errorCodes(error), 'a message could not be sent');
      // pg-boss stores what a job throws, and answers of mail servers repeat addresses
      throw new Error('The message was not sent');
    });
  });
  return { send: (tx, message) => queue.send(message, { tx }) };
}
