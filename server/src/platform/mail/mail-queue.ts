import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { errorCodes } from './error-codes.ts';
import type { Mailer, Message } from './mailer.ts';

export const MAIL_QUEUE = 'mails';

/** At least twelve hours in total, with growing delays. Restarting the mail server delays a message by a minute. */
export const mailRetries = { retryLimit: 20, retryBackoff: true, retryDelay: 30, retryDelayMax: 3600 };

/** The parts that may be stored in plain text: no secrets, such as links that set a password, and no files. */
type PlainMessage = Pick<Message, 'to' | 'subject' | 'text'>;

type QueuedMessage = PlainMessage | { sealed: string; until: string | null };

export interface MailQueue {
  /** Queues a message in a transaction: it is sent if the transaction commits, and retried until it succeeds. */
  send(tx: Transaction, message: PlainMessage): Promise<void>;
  /**
   * Sends a message immediately; if that fails, it is stored encrypted and retried. Resolves in both cases.
   * @param until when its link expires
   */
  deliver(message: Message, until?: Date): Promise<void>;
}

interface MailQueueDeps {
  jobs: Jobs;
  mailer: Mailer;
  secrets: SecretBox;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export async function createMailQueue({ jobs, mailer, secrets, log }: MailQueueDeps): Promise<MailQueue> {
  const settings = { ...mailRetries, expireInSeconds: 120, deleteAfterSeconds: 3600 };
  const queue = await jobs.addQueue<QueuedMessage>(MAIL_QUEUE, settings, async ({ data }) => {
    const isExpired = 'until' in data && data.until !== null && new Date(data.until) < new Date();
    if (isExpired) return;
    const message: Message = 'sealed' in data ? JSON.parse(secrets.open(data.sealed, MAIL_QUEUE)) : data;
    await mailer.send(message).catch((error) => {
      log.error(errorCodes(error), 'a message could not be sent');
      // pg-boss stores the thrown error, and replies of mail servers may contain addresses
      throw new Error('The message was not sent');
    });
  });
  return {
    send: (tx, message) => queue.send(message, { tx }),
    async deliver(message, until) {
      try {
        await mailer.send(message);
      } catch (error) {
        log.error(errorCodes(error), 'a message could not be sent');
        const sealed = secrets.seal(JSON.stringify(message), MAIL_QUEUE);
        await queue.send({ sealed, until: until?.toISOString() ?? null });
      }
    },
  };
}
