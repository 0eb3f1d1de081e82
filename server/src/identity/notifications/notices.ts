import { and, eq, ne } from 'drizzle-orm';
import type { Config } from '../../platform/config/config.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { applicationUrl } from '../../platform/mail/application-url.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { Mailbox, Message } from '../../platform/mail/mailer.ts';
import { readPreferences } from '../preferences/preferences.ts';

export interface NoticeContext {
  owner: Mailbox;
  link: string;
}

interface Recipient {
  userId: number;
  /** The setting that controls the notice; null if it can't be disabled. */
  kind: components['schemas']['NoticeKind'] | null;
  page: string;
}

export interface Notices {
  /** Queues a mail to a user in the given transaction, unless the user is deleted or has disabled such mails. */
  send(tx: Transaction, recipient: Recipient, compose: (context: NoticeContext) => Message): Promise<void>;
}

export const createNotices = (config: Pick<Config, 'publicUrl' | 'basePath'>, mailQueue: MailQueue): Notices => ({
  async send(tx, { userId, kind, page }, compose) {
    if (kind !== null && (await readPreferences(tx, userId)).muted_notices?.includes(kind)) return;
    const [owner] = await tx
      .select({ name: users.name, address: users.login })
      .from(users)
      .where(and(eq(users.id, userId), ne(users.status, 'deleted')));
    if (owner !== undefined) await mailQueue.send(tx, compose({ owner, link: applicationUrl(config, page) }));
  },
});

/** Composes a message that its recipient can disable. */
export const notice = ({ owner, link }: NoticeContext, subject: string, lines: string[]): Message => ({
  to: owner,
  subject,
  text: [...lines, '', link, '', 'Settings say which of these messages you get.', ''].join('\n'),
});
