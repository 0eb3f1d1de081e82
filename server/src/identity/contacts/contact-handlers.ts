import type { Config } from '../../platform/config/config.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { contactMessages } from '../../platform/db/schema.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import { contactNotice } from './contact-notice.ts';

export interface ContactDeps {
  db: Db;
  config: Pick<Config, 'contactEmail'>;
  limits: Pick<Limits, 'contact'>;
  mailQueue: MailQueue;
  backgroundTasks: BackgroundTasks;
}

export const contactHandlers = (deps: ContactDeps): Pick<Handlers, 'sendContactMessage'> => ({
  async sendContactMessage({ body: { name, email, message }, request }) {
    const { db, config, limits, mailQueue, backgroundTasks } = deps;
    await limits.contact(request);
    await db.insert(contactMessages).values({ name, email, message });
    const { contactEmail } = config;
    if (contactEmail !== undefined)
      backgroundTasks.begin('a notice of a contact message', () =>
        mailQueue.deliver(contactNotice(contactEmail, { name, email, message })),
      );
    return { status: 204, body: undefined };
  },
});
