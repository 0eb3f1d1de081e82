import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { campaignOutcomes, campaigns } from '../../platform/db/schema.ts';
import type { Outcome } from './determine-outcomes.ts';

const HOUR = 3_600_000;

/** How long sums stay in memory, in milliseconds. */
const FLUSH_INTERVAL = 30_000;

/** The sums per statement, so that building it does not block for long. */
const BATCH_SIZE = 1_000;

const MAX_SUMS = 200_000;

interface Sum {
  campaignId: number;
  hour: number;
  outcome: Outcome;
  requests: number;
  judged: number;
}

/** Adds up the outcomes of requests by campaign and hour. */
export interface OutcomeSums {
  add(counted: { campaignId: number; outcome: Outcome; at: Date; weight: number }): void;
  /** Writes what has not been written yet. */
  flush(): Promise<void>;
}

interface SumsDeps {
  db: Db;
  log: { error(details: object, message: string): void };
}

export function createOutcomeSums({ db, log }: SumsDeps): OutcomeSums {
  let sums = new Map<string, Sum>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const put = ({ requests, judged, ...key }: Sum) => {
    const name = `${key.campaignId} ${key.hour} ${key.outcome}`;
    const known = sums.get(name);
    if (known === undefined) sums.set(name, { ...key, requests, judged });
    else Object.assign(known, { requests: known.requests + requests, judged: known.judged + judged });
  };

  const write = async () => {
    const written = [...sums.values()];
    sums = new Map();
    for (let first = 0; first < written.length; first += BATCH_SIZE) {
      try {
        await writeSums(db, written.slice(first, first + BATCH_SIZE));
      } catch (error) {
        log.error({ err: error }, 'outcomes of ad requests were not written');
        if (sums.size < MAX_SUMS) for (const sum of written.slice(first)) put(sum);
        return;
      }
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };

  return {
    add({ campaignId, outcome, at, weight }) {
      put({ campaignId, outcome, hour: Math.floor(at.getTime() / HOUR) * HOUR, requests: weight, judged: 1 });
      timer ??= setTimeout(() => void flush(), FLUSH_INTERVAL).unref();
    },
    flush,
  };
}

/** A PostgreSQL array literal; none of the values needs quotes. */
const listOf = (values: readonly (number | string)[]) => `{${values.join(',')}}`;

async function writeSums(db: Db, sums: readonly Sum[]): Promise<void> {
  const of = (name: keyof Sum) => listOf(sums.map((sum) => sum[name]));
  await db.execute(sql`
    insert into ${campaignOutcomes} (campaign_id, hour, outcome, requests, judged)
    select ${campaigns.id}, to_timestamp(sums.hour / 1000), sums.outcome, sums.requests, sums.judged
    from unnest(${of('campaignId')}::int[], ${of('hour')}::bigint[], ${of('outcome')}::text[],
      ${of('requests')}::bigint[], ${of('judged')}::int[]) as sums(id, hour, outcome, requests, judged)
    join ${campaigns} on ${campaigns.id} = sums.id
    order by ${campaigns.id}
    on conflict (campaign_id, hour, outcome) do update set
      requests = ${campaignOutcomes.requests} + excluded.requests, judged = ${campaignOutcomes.judged} + excluded.judged`);
}

/** The outcomes of the last 24 hours' requests for a campaign, the most frequent first. */
export async function readOutcomes(
  db: Db,
  campaignId: number,
): Promise<{ outcome: Outcome; requests: number; judged: number }[]> {
  const requests = sql<number>`sum(${campaignOutcomes.requests})::float8`;
  return await db
    .select({
      outcome: campaignOutcomes.outcome,
      requests,
      judged: sql<number>`sum(${campaignOutcomes.judged})::float8`,
    })
    .from(campaignOutcomes)
    .where(
      and(eq(campaignOutcomes.campaignId, campaignId), gt(campaignOutcomes.hour, sql`now() - interval '24 hours'`)),
    )
    .groupBy(campaignOutcomes.outcome)
    .orderBy(sql`${requests} desc`, campaignOutcomes.outcome);
}

/** Deletes outcomes older than 48 hours. */
export async function removeOldOutcomes(db: Db): Promise<void> {
  await db.delete(campaignOutcomes).where(lt(campaignOutcomes.hour, sql`now() - interval '48 hours'`));
}
