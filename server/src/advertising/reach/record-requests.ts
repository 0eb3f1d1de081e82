import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { adRequests } from '../../platform/db/schema.ts';
import { truncateIp } from '../../platform/http/truncate-ip.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import type { AdRequest } from '../targeting/ad-request.ts';

/** In milliseconds: one request is recorded per interval. */
const RECORD_INTERVAL = 10_000;

const RETENTION_START = sql`now() - interval '7 days'`;

/** Records a sample of ad requests, for estimates of reach. */
export interface RequestLog {
  /** Notes a request, which may be written later, without blocking the caller. */
  record(request: AdRequest): void;
}

interface RequestLogDeps {
  db: Db;
  backgroundTasks: Pick<BackgroundTasks, 'begin'>;
  random?: () => number;
}

/** Records one of the requests of every ten seconds with equal probability; its weight is their number. */
export function createRequestLog({ db, backgroundTasks, random = Math.random }: RequestLogDeps): RequestLog {
  let drawn: { request: AdRequest; weight: number } | undefined;

  const write = () => {
    if (drawn === undefined) return;
    const { request, weight } = drawn;
    drawn = undefined;
    backgroundTasks.begin('the recording of an ad request', async () => {
      const { categories, keywords, ip, ...others } = request;
      const lists = { categories: [...categories], keywords: [...keywords] };
      await db.insert(adRequests).values({ ...others, ...lists, ip: ip === null ? null : truncateIp(ip), weight });
    });
  };

  return {
    record(request) {
      if (drawn === undefined) {
        drawn = { request, weight: 1 };
        setTimeout(write, RECORD_INTERVAL).unref();
        return;
      }
      drawn.weight += 1;
      if (random() * drawn.weight < 1) drawn.request = request;
    },
  };
}

/** Deletes the requests that are older than 7 days. */
export async function removeOldRequests(db: Db): Promise<void> {
  await db.delete(adRequests).where(lt(adRequests.at, RETENTION_START));
}
