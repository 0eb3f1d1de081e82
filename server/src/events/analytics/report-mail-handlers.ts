import { FIXED_REPORT_DATES } from '@preroll/rules/analytics/report-schedule';
import { isPreset } from '@preroll/rules/time/periods';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { createToken } from '../../platform/access/tokens.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { ApiError, invalid, refused } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { whileConnected } from '../../platform/contract/while-connected.ts';
import type { Db } from '../../platform/db/database.ts';
import { reportMails, users } from '../../platform/db/schema.ts';
import { errorCodes } from '../../platform/mail/error-codes.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { composeReport, questionNow, type ReportDeps } from './compose-report.ts';
import { nextDue } from './next-due.ts';
import type { ReportMail } from './report-mail.ts';
import { isUnsubscribeKey, unsubscribeReportMail } from './unsubscribe-route.ts';

type Schemas = components['schemas'];
type Operations =
  | 'listReportMails'
  | 'createReportMail'
  | 'updateReportMail'
  | 'removeReportMail'
  | 'sendReportMail'
  | 'getUnsubscription'
  | 'unsubscribe';

const MAX_REPORTS = 20;

interface Deps extends ReportDeps {
  db: Db;
  mailer: Mailer;
}

/** Manages the reports that users have scheduled to be mailed to themselves. */
export const reportMailHandlers = (deps: Deps): Pick<Handlers, Operations> => {
  const { db } = deps;
  return {
    async listReportMails({ viewer }) {
      const rows = await db
        .select()
        .from(reportMails)
        .where(ofActor(viewer))
        .orderBy(asc(sql`lower(${reportMails.name})`), asc(reportMails.id));
      return { status: 200, body: { items: rows.map(toBody), total: rows.length } };
    },

    async createReportMail({ viewer, body }) {
      const values = await readInput(deps, viewer, body);
      const row = await db.transaction(async (tx) => {
        // locks the user, so that concurrent requests can't exceed the limit
        await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.user.id)).for('update');
        const text = `At most ${MAX_REPORTS} email reports: stop one first`;
        if ((await tx.$count(reportMails, ofActor(viewer))) >= MAX_REPORTS) throw invalid({ '': [text] }, text);
        const { user, cabinet } = viewer;
        const added = { ...values, userId: user.id, cabinet, unsubscribeKey: createToken() };
        return expectRow(await tx.insert(reportMails).values(added).returning());
      });
      return { status: 201, body: toBody(row) };
    },

    async updateReportMail({ viewer, params: { mailId }, body }) {
      const values = { ...(await readInput(deps, viewer, body)), updatedAt: sql`now()` };
      const rows = await db.update(reportMails).set(values).where(ownMail(viewer, mailId)).returning();
      return { status: 200, body: toBody(requireRow(rows)) };
    },

    async removeReportMail({ viewer, params: { mailId } }) {
      requireRow(await db.delete(reportMails).where(ownMail(viewer, mailId)).returning({ id: reportMails.id }));
      return { status: 204, body: undefined };
    },

    async sendReportMail({ viewer, params: { mailId }, request }) {
      const mail = requireRow(await db.select().from(reportMails).where(ownMail(viewer, mailId)));
      const aMinuteAgo = sql`now() - interval '1 minute'`;
      const updated = await db
        .update(reportMails)
        .set({ sentAt: sql`now()` })
        .where(and(ownMail(viewer, mailId), or(isNull(reportMails.sentAt), lt(reportMails.sentAt, aMinuteAgo))))
        .returning({ id: reportMails.id });
      if (updated.length === 0) throw refused('It was sent a moment ago. Try again in a minute.');
      try {
        const message = await whileConnected(request, (signal) =>
          composeReport(deps, mail, viewer, { now: new Date(), signal }),
        );
        await deps.mailer.send(message).catch((error) => {
          // logs the code only, as for other mail: a mail server's message may quote the address
          request.log.error({ ...errorCodes(error), id: mail.id }, 'mailing a report failed');
          throw new ApiError(503, 'The mail server did not take the report. Try again later.');
        });
      } catch (error) {
        // nothing was sent, so the user may try again without waiting
        await db.update(reportMails).set({ sentAt: mail.sentAt }).where(ownMail(viewer, mailId));
        throw error;
      }
      return { status: 204, body: undefined };
    },

    // needs no login: the key can't be guessed and only allows unsubscribing
    async getUnsubscription({ params: { key } }) {
      if (!isUnsubscribeKey(key)) throw invalidLink();
      const [found] = await db
        .select({ name: reportMails.name, login: users.login })
        .from(reportMails)
        .innerJoin(users, eq(users.id, reportMails.userId))
        .where(eq(reportMails.unsubscribeKey, key));
      if (found === undefined) throw invalidLink();
      return { status: 200, body: found };
    },

    async unsubscribe({ params: { key } }) {
      if (!isUnsubscribeKey(key)) throw invalidLink();
      await unsubscribeReportMail(db, key);
      return { status: 204, body: undefined };
    },
  };
};

const INVALID_LINK_MESSAGE = 'The report has been stopped already, or part of the link is missing.';

const invalidLink = () => invalid({ '': [INVALID_LINK_MESSAGE] }, INVALID_LINK_MESSAGE);

const ofActor = ({ user, cabinet }: Actor) => and(eq(reportMails.userId, user.id), eq(reportMails.cabinet, cabinet));

const ownMail = (viewer: Actor, id: number) => and(ofActor(viewer), eq(reportMails.id, id));

/**
 * Validates what to mail and when, and computes the first due time.
 * @throws ApiError 422
 */
async function readInput(
  { analytics }: Deps,
  viewer: Actor,
  { name, view, frequency, weekday, hour }: Schemas['ReportMailInput'],
) {
  if (frequency === 'weekly' && weekday === null) throw invalid({ weekday: ['Choose a weekday'] });
  if (view.dates !== undefined && !isPreset(view.dates))
    throw invalid({ view: [FIXED_REPORT_DATES] }, FIXED_REPORT_DATES);
  const now = new Date();
  const timezone = viewer.user.timezone;
  // rejects what the screen itself could not show
  await analytics.planOf(viewer, await questionNow(analytics, view, viewer, now));
  const schedule = { frequency, weekday: frequency === 'weekly' ? weekday : null, hour };
  const nextAt = nextDue(schedule, timezone, now);
  return { name, view, ...schedule, timezone, nextAt };
}

const toBody = ({ id, name, view, frequency, weekday, hour, timezone, nextAt, sentAt }: ReportMail) => ({
  id,
  name,
  view,
  frequency,
  weekday,
  hour,
  timezone,
  next_at: nextAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
});
