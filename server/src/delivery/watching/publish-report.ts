import { eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../platform/db/database.ts';
import { deliveryReports } from '../../platform/db/schema.ts';
import type { DeliveryReport } from './delivery-report.ts';

/** In milliseconds. */
const REPORT_INTERVAL = 10_000;

/** An older report belongs to a process that has ended. */
const ALIVE_SINCE = sql`now() - interval '30 seconds'`;

const processOf = ({ host, pid }: DeliveryReport) => `${host} ${pid}`;

interface ShareDeps {
  database: Pick<Database, 'kind' | 'db'>;
  report: () => DeliveryReport;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Shares this process's status with the other processes on a PostgreSQL. An embedded database has only one process. */
export function publishReport({ database: { kind, db }, report, log }: ShareDeps): { close(): Promise<void> } {
  if (kind === 'embedded') return { close: async () => {} };
  const write = async () => {
    const own = report();
    const row = { report: own, reportedAt: sql`now()` };
    await db
      .insert(deliveryReports)
      .values({ process: processOf(own), ...row })
      .onConflictDoUpdate({ target: deliveryReports.process, set: row });
    await db.delete(deliveryReports).where(lt(deliveryReports.reportedAt, ALIVE_SINCE));
  };
  let isFailing = false;
  /** Logs once that PostgreSQL is unavailable. */
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error(error, 'the other processes were not told how delivery stands');
      isFailing = true;
    }
  };
  let writing: Promise<void> | undefined;
  const tick = () => {
    writing ??= attempt(write).finally(() => {
      writing = undefined;
    });
  };
  tick();
  const timer = setInterval(tick, REPORT_INTERVAL).unref();
  return {
    async close() {
      clearInterval(timer);
      await writing;
      await attempt(() => db.delete(deliveryReports).where(eq(deliveryReports.process, processOf(report()))));
    },
  };
}

/** The latest reports of the delivering processes, sorted by host. */
export async function readReports(db: Db): Promise<DeliveryReport[]> {
  const rows = await db
    .select({ report: deliveryReports.report })
    .from(deliveryReports)
    .where(gt(deliveryReports.reportedAt, ALIVE_SINCE))
    .orderBy(deliveryReports.process);
  return rows.map(({ report }) => report);
}
