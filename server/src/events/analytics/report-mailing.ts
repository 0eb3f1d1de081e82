import { and, eq, lte, ne, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { userColumns } from '../../identity/auth/session-store.ts';
import type { Requester } from '../../platform/access/viewer.ts';
import { ApiError } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { reportMails, users } from '../../platform/db/schema.ts';
import type { JobQueue, Jobs } from '../../platform/jobs/jobs.ts';
import { errorCodes } from '../../platform/mail/error-codes.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { composeReport, type ReportDeps } from './compose-report.ts';
import { nextDue } from './next-due.ts';
import type { ReportMail } from './report-mail.ts';

export const REPORT_QUEUE = 'report-mails';

/** Seconds before a failed report is retried. */
const RETRY_DELAY = 900;

/** Retries of a report within the hour, not counting outages of the event store. */
const RETRIES = 4;

interface MailingDeps extends ReportDeps {
  db: Db;
  mailer: Mailer;
  log: Pick<FastifyBaseLogger, 'error'>;
}

interface ReportJob {
  id: number;
}

/**
 * Mails reports when they are due: every minute, each due report becomes a job.
 * @returns a function that queues the due reports
 */
export async function scheduleReportMails(
  jobs: Jobs,
  deps: MailingDeps,
  clock = () => new Date(),
): Promise<() => Promise<void>> {
  const settings = { retryLimit: RETRIES, retryDelay: RETRY_DELAY, expireInSeconds: 600 };
  const queue = await jobs.addQueue<ReportJob>(REPORT_QUEUE, settings, async ({ data, signal }) => {
    const isStoreUnavailable = (error: unknown) => error instanceof ApiError && error.status === 503;
    await mailReport(deps, data, { now: clock(), signal }).catch(async (error) => {
      // a new job, which has all its retries
      if (isStoreUnavailable(error)) return queue.send(data, { startAfter: RETRY_DELAY });
      deps.log.error({ ...errorCodes(error), id: data.id }, 'mailing a report failed');
      // pg-boss stores the thrown error, and replies of mail servers may contain addresses
      throw new Error('The report was not sent');
    });
  });
  const queueDue = () => queueDueReports(deps.db, queue, clock());
  jobs.addSchedule('due-reports', { cron: '* * * * *', atStart: true, expireInSeconds: 600 }, queueDue);
  return queueDue;
}

/**
 * Queues each due report once, however long it has been due, in the transaction that sets its next due time. Also
 * reschedules reports whose owner has changed the time zone.
 */
const queueDueReports = (db: Db, queue: JobQueue<ReportJob>, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ mail: reportMails, timezone: users.timezone })
      .from(reportMails)
      .innerJoin(users, eq(users.id, reportMails.userId))
      .where(or(lte(reportMails.nextAt, now), ne(reportMails.timezone, users.timezone)))
      .for('update', { of: reportMails });
    for (const { mail, timezone } of rows) {
      const nextAt = nextDue(mail, timezone, now);
      await tx.update(reportMails).set({ nextAt, timezone }).where(eq(reportMails.id, mail.id));
      if (mail.nextAt <= now) await queue.send({ id: mail.id }, { tx });
    }
  });

/** Sends a report, unless it was stopped in the meantime or its owner may no longer receive it. */
async function mailReport(
  deps: MailingDeps,
  { id }: ReportJob,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  const [mail] = await deps.db.select().from(reportMails).where(eq(reportMails.id, id));
  const owner = mail === undefined ? null : await findOwner(deps.db, mail);
  if (mail === undefined || owner === null) return;
  await deps.mailer.send(await composeReport(deps, mail, owner, { now, signal }));
  await deps.db.update(reportMails).set({ sentAt: now }).where(eq(reportMails.id, id));
}

/** The recipient of a report, in whose scope it is computed; null while the account or the role does not allow it. */
async function findOwner(db: Db, { userId, cabinet }: ReportMail): Promise<Requester | null> {
  const [found] = await db
    .select({ user: userColumns })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'working')));
  return found?.user.supportPanels.includes(cabinet) ? { ...found, cabinet } : null;
}
