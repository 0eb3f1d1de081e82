import { and, asc, eq, gt, lte, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Asker } from '../access/viewer.ts';
import { userColumns } from '../auth/session-store.ts';
import { ApiError } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { reportMails, users } from '../db/schema.ts';
import type { Mailer, Message } from '../mail/mailer.ts';
import { codesOf } from '../plugins/background-tasks.ts';
import { composeReport, type ReportDeps, type ReportMail } from './compose-report.ts';
import { nextDue } from './next-due.ts';

const MINUTE = 60_000;

/** How long a server that has taken a report keeps the others from it. Longer than writing one can take. */
const TURN = 10 * MINUTE;

/** How soon an attempt that failed is followed by another. */
const RETRY = 15 * MINUTE;

/** The attempts at one due moment, unless the event store is away. */
const ATTEMPTS = 5;

interface MailingDeps extends ReportDeps {
  db: Db;
  mailer: Mailer;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export interface ReportMailing {
  /** Mails what is due, each report once, however long it has been due. Returns how many were sent. */
  runDue(now?: Date): Promise<number>;
  /** Looks for what is due at once and then every minute. */
  start(): void;
  stop(): Promise<void>;
}

/** Mails reports when they are due. Several servers may do so at once: the one that takes a report sends it. */
export function createReportMailing(deps: MailingDeps): ReportMailing {
  const ending = new AbortController();
  const runDue = async (at?: Date) => {
    const now = () => at ?? new Date();
    await followTimezones(deps.db, now());
    let sent = 0;
    while (!ending.signal.aborted) {
      const mail = await takeDue(deps.db, now());
      if (mail === null) break;
      if (await deliver(deps, mail, { now: now(), ending: ending.signal })) sent += 1;
    }
    return sent;
  };
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    running = running.then(() => runDue()).catch((error) => deps.log.error(error, 'mailing reports failed'));
  };
  return {
    runDue,
    start() {
      tick();
      timer = setInterval(tick, MINUTE);
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}

/** Takes a report that is due for this server; null if there is none. */
function takeDue(db: Db, now: Date): Promise<ReportMail | null> {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(reportMails)
      .where(lte(reportMails.tryAt, now))
      .orderBy(asc(reportMails.tryAt), asc(reportMails.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (mail === undefined) return null;
    const tryAt = new Date(now.getTime() + TURN);
    await tx.update(reportMails).set({ tryAt }).where(eq(reportMails.id, mail.id));
    return { ...mail, tryAt };
  });
}

/** @returns whether it was sent */
async function deliver(
  deps: MailingDeps,
  mail: ReportMail,
  { now, ending }: { now: Date; ending: AbortSignal },
): Promise<boolean> {
  const owner = await findOwner(deps.db, mail);
  if (owner === null) {
    await moveOn(deps.db, mail, { nextAt: nextDue(mail, mail.timezone, now) });
    return false;
  }
  const { timezone } = owner.user;
  const nextAt = nextDue(mail, timezone, now);
  let message: Message;
  try {
    message = await composeReport(deps, mail, owner, { now, signal: ending });
  } catch (error) {
    // whoever looks after its turn is over sends it
    if (ending.aborted) return false;
    await tryLater(deps, mail, { error, nextAt, now });
    return false;
  }
  // noted before it is sent: a process that is killed in between loses this one rather than sending it twice
  const noted = { ...mail, tryAt: nextAt };
  if (!(await moveOn(deps.db, mail, { nextAt, timezone, sentAt: now }))) return false;
  try {
    await deps.mailer.send(message);
    return true;
  } catch (error) {
    await tryLater(deps, noted, { error, nextAt, now });
    return false;
  }
}

/** Who gets a report, and asks for it; null while they may not, because of their account or because of the role. */
async function findOwner(db: Db, { userId, cabinet }: ReportMail): Promise<Asker | null> {
  const [found] = await db
    .select({ user: userColumns })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'working')));
  return found?.user.supportPanels.includes(cabinet) ? { ...found, cabinet } : null;
}

/** A report that this server still has: nobody has changed or stopped it, and its turn is not over. */
const asTaken = ({ id, tryAt }: ReportMail) => and(eq(reportMails.id, id), eq(reportMails.tryAt, tryAt));

/** @returns whether the report was still this server's */
async function moveOn(
  db: Db,
  mail: ReportMail,
  { nextAt, ...change }: { nextAt: Date; timezone?: string; sentAt?: Date },
): Promise<boolean> {
  const moved = await db
    .update(reportMails)
    .set({ ...change, nextAt, tryAt: nextAt, failures: 0 })
    .where(asTaken(mail))
    .returning({ id: reportMails.id });
  return moved.length > 0;
}

/** Tries a report again, or gives this one up. Failures are logged by code only, as those of other mail. */
async function tryLater(
  { db, log }: MailingDeps,
  mail: ReportMail,
  { error, nextAt, now }: { error: unknown; nextAt: Date; now: Date },
): Promise<void> {
  const isStoreAway = error instanceof ApiError && error.status === 503;
  if (!isStoreAway) log.error({ ...codesOf(error), id: mail.id }, 'mailing a report failed');
  const failures = mail.failures + (isStoreAway ? 0 : 1);
  const again = { nextAt: mail.nextAt, sentAt: mail.sentAt, tryAt: new Date(now.getTime() + RETRY), failures };
  const next = { nextAt, sentAt: mail.sentAt, tryAt: nextAt, failures: 0 };
  await db
    .update(reportMails)
    .set(failures < ATTEMPTS ? again : next)
    .where(asTaken(mail));
}

/** Moves what is not due yet to the clock of an owner who lives in another time zone now. */
async function followTimezones(db: Db, now: Date): Promise<void> {
  const moved = await db
    .select({ mail: reportMails, timezone: users.timezone })
    .from(reportMails)
    .innerJoin(users, eq(users.id, reportMails.userId))
    .where(and(ne(users.timezone, reportMails.timezone), gt(reportMails.tryAt, now), eq(reportMails.failures, 0)));
  for (const { mail, timezone } of moved)
    if (mail.tryAt.getTime() === mail.nextAt.getTime())
      await moveOn(db, mail, { nextAt: nextDue(mail, timezone, now), timezone });
}
