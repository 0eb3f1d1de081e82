import { createWriteStream } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { startChdb } from '../../server/src/events/store/chdb-process.ts';
import { connect } from '../../server/src/events/store/clickhouse-client.ts';
import { openPostgres } from '../../server/src/platform/db/open-postgres.ts';
import { startTemporaryPostgres } from '../lib/temporary-postgres.ts';
import { atLeast, type Measurement } from './measurement.ts';
import { median } from './median.ts';

type Pool = Awaited<ReturnType<typeof openPostgres>>['pool'];

/** Repetitions per query; PostgreSQL takes seconds for each. */
const ROUNDS = 3;

/** Minimum speed of the event store relative to PostgreSQL. */
const MIN_SPEEDUP = 3;

const sums = {
  byDate: `select ts::date, sum(count) filter (where kind = 'impression'), sum(count) filter (where kind = 'click'),
      sum(price_base), sum(revenue_base)
    from events where ts >= $1 and ts < $2::date + 1 and invalid = '' and kind in ('impression', 'click', 'quartile100')
    group by 1`,
  // days before the period are mapped to their counterparts in it
  byCampaign: `select case when ts < $1 then ts::date + ($1::date - $3::date) else ts::date end, campaign,
      sum(count) filter (where kind = 'impression' and ts >= $1), sum(count) filter (where kind = 'click' and ts >= $1),
      sum(price_base) filter (where ts >= $1), sum(revenue_base) filter (where ts >= $1),
      sum(count) filter (where kind = 'impression' and ts < $1), sum(count) filter (where kind = 'click' and ts < $1),
      sum(price_base) filter (where ts < $1), sum(revenue_base) filter (where ts < $1)
    from events where ts >= $3 and ts < $2::date + 1 and invalid = '' and kind in ('impression', 'click', 'quartile100')
    group by 1, 2 having count(*) filter (where kind <> 'quartile100') > 0`,
  byThree: `select campaign, country, device,
      sum(count) filter (where kind = 'impression' and ts >= $1), sum(count) filter (where kind = 'click' and ts >= $1),
      sum(price_base) filter (where ts >= $1), sum(revenue_base) filter (where ts >= $1),
      sum(count) filter (where kind = 'impression' and ts < $1), sum(count) filter (where kind = 'click' and ts < $1),
      sum(price_base) filter (where ts < $1), sum(revenue_base) filter (where ts < $1)
    from events where ts >= $3 and ts < $2::date + 1 and invalid = '' and kind in ('impression', 'click', 'quartile100')
    group by 1, 2, 3 having count(*) filter (where kind <> 'quartile100') > 0`,
};

/** A query of an admin in UTC, with the default metrics: impressions, clicks, CTR, spend, revenue and profit. */
interface ComparedQuestion {
  what: string;
  /** Runs it through the API. */
  ask(): Promise<{ time: number; total: number }>;
  /** The equivalent query of PostgreSQL. */
  sums: keyof typeof sums;
  /** First and last day, and the first day of the comparison. */
  days: string[];
}

/** Runs the same queries on the event store and on a PostgreSQL with the same raw events, alternately. */
export async function benchAgainstPostgres(
  eventsFile: string,
  questions: readonly ComparedQuestion[],
): Promise<Measurement[]> {
  const postgres = await startTemporaryPostgres();
  const { pool, close } = await openPostgres(postgres.url, 0);
  try {
    await fill(pool, eventsFile);
    const measurements: Measurement[] = [];
    for (const question of questions) {
      const [ours, theirs]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        const answer = await question.ask();
        ours.push(answer.time);
        const begin = performance.now();
        const { rows } = await pool.query(sums[question.sums], question.days);
        theirs.push(performance.now() - begin);
        if (rows.length !== answer.total)
          throw new Error(`${question.what}: ${answer.total} rows here, ${rows.length} in PostgreSQL`);
      }
      const [here, there] = [median(ours), median(theirs)];
      const more = `${here.toFixed(0)} and ${there.toFixed(0)} ms`;
      const what = `analytics: ${question.what}, against PostgreSQL`;
      measurements.push(atLeast(what, there / here, MIN_SPEEDUP, { unit: ' times as fast', digits: 1, more }));
    }
    return measurements;
  } finally {
    await close();
    await postgres.stop();
  }
}

/** Exports the events of an embedded store that is not in use to a file that PostgreSQL can read. */
export async function writeEventsFile(dataDir: string, file: string): Promise<void> {
  const store = await startChdb(join(dataDir, 'events'));
  const client = connect(store.address);
  try {
    const columns = 'ts, kind, count, campaign, country, device, price_base, revenue_base, invalid';
    const { stream } = await client.exec({ query: `SELECT ${columns} FROM events FORMAT CSV` });
    await pipeline(stream, createWriteStream(file));
    await chmod(file, 0o644);
  } finally {
    await client.close();
    await store.stop();
  }
}

async function fill(pool: Pool, file: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`create unlogged table events (ts timestamp not null, kind text not null, count int not null,
      campaign int not null, country text not null, device text not null, price_base bigint not null,
      revenue_base bigint not null, invalid text not null)`);
    // `copy` doesn't support parameters
    await client.query(`copy events from ${client.escapeLiteral(file)} (format csv)`);
    await rm(file);
    await client.query('create index on events (ts)');
    await client.query('create index on events (campaign, ts)');
    await client.query('vacuum analyze events');
  } finally {
    client.release();
  }
}
