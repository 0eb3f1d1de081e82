import type { FastifyBaseLogger } from 'fastify';
import type { EventStore } from '../../events/store/event-store.ts';
import type { RequestCurve } from './day-plan.ts';

const HOUR = 3_600_000;
const HOURS_OF_WEEK = 168;

/** Last week's requests by hour, which even pacing follows. */
export interface RequestCurveSource {
  /** Null while unknown. */
  read(): RequestCurve | null;
  close(): Promise<void>;
}

/** For a process that does not deliver. */
export const emptyRequestCurve: RequestCurveSource = { read: () => null, close: async () => {} };

interface RequestCurveDeps {
  store: Pick<EventStore, 'isEmbedded' | 'isOpen' | 'read'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Reads the curve now and once an hour. An embedded store is not started for it. */
export function createRequestCurve({ store, log }: RequestCurveDeps): RequestCurveSource {
  let curve: RequestCurve | null = null;
  const update = async () => {
    if (store.isEmbedded && !store.isOpen()) return;
    try {
      curve = curveOf(await readRequests(store, new Date()));
    } catch (error) {
      log.error(error, "last week's requests were not read; pacing goes on with what was known");
    }
  };
  let updating = update();
  const timer = setInterval(() => {
    updating = update();
  }, HOUR);
  return {
    read: () => curve,
    async close() {
      clearInterval(timer);
      await updating;
    },
  };
}

/** Reads the requests of the week up to the last full hour, by hour of the week in UTC, starting on Monday at midnight. */
export async function readRequests(store: Pick<EventStore, 'read'>, now: Date): Promise<number[]> {
  const to = Math.floor(now.getTime() / HOUR) * HOUR;
  const { data } = await store.read<{ hour: number; requests: string }>({
    sql: `SELECT (toDayOfWeek(ts) - 1) * 24 + toHour(ts) AS hour, sum(requests) AS requests FROM events_by_site
      WHERE ts >= toDateTime({from:UInt32}, 'UTC') AND ts < toDateTime({to:UInt32}, 'UTC') GROUP BY hour`,
    params: { from: (to - HOURS_OF_WEEK * HOUR) / 1000, to: to / 1000 },
  });
  const requests = new Map(data.map((row) => [Number(row.hour), Number(row.requests)]));
  return Array.from({ length: HOURS_OF_WEEK }, (_, hour) => requests.get(hour) ?? 0);
}

/**
 * Makes a curve of requests by hour. An hour without any, as in an outage or in the first week, gets a tenth of the average,
 * so that campaigns are not stopped in it.
 */
export function curveOf(requests: readonly number[]): RequestCurve | null {
  const least = requests.reduce((sum, count) => sum + count, 0) / requests.length / 10;
  return least > 0 ? requests.map((count) => Math.max(count, least)) : null;
}
