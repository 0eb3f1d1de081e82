import type { Db } from '../../../server/src/platform/db/database.ts';
import { readRows } from '../../../server/src/platform/db/read-rows.ts';
import { equal, type Measurement } from '../measurement.ts';
import type { StoredEvent } from './read-store.ts';

type Counts = Record<string, number>;

/** The counter column of each kind of event. */
const counterOf: Record<string, string> = {
  ...{ request: 'requests', serve: 'responses', impression: 'impressions', show: 'shows', click: 'clicks' },
  ...{ quartile25: 'quartile25', quartile50: 'quartile50', quartile75: 'quartile75', quartile100: 'completes' },
};

const ofAdvert = ['impressions', 'shows', 'clicks', 'quartile25', 'quartile50', 'quartile75', 'completes'];
const ofSite = ['requests', ...ofAdvert.filter((name) => name !== 'clicks'), 'responses'];

/** Returns a function that gives the local day of a time in a zone. */
export function createDayFormatter(timeZone: string): (ts: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (ts) => format.format(ts * 1000);
}

interface Table {
  name: 'campaign_days' | 'advert_days' | 'site_days';
  counters: readonly string[];
  money: 'spend' | 'revenue';
  idOf: (event: StoredEvent) => number;
  micros: (event: StoredEvent) => number;
  /** SQL for the time zone of each record. */
  zones: string;
}

const tables: Table[] = [
  {
    ...{ name: 'campaign_days', counters: ofAdvert, money: 'spend' },
    ...{ idOf: ({ campaign }) => campaign, micros: ({ price }) => price },
    zones: 'select id, timezone from campaigns',
  },
  {
    ...{ name: 'advert_days', counters: ofAdvert, money: 'spend' },
    ...{ idOf: ({ advert }) => advert, micros: ({ price }) => price },
    zones: 'select adverts.id, campaigns.timezone from adverts join campaigns on campaigns.id = adverts.ads_id',
  },
  {
    ...{ name: 'site_days', counters: ofSite, money: 'revenue' },
    ...{ idOf: ({ site }) => site, micros: ({ revenue }) => revenue },
    zones: 'select sites.id, users.timezone from sites join users on users.id = sites.owner_id',
  },
];

/** Checks that the counters of each day match the sums of the valid events in the store. */
export async function compareDays(db: Db, rows: readonly StoredEvent[]): Promise<Measurement[]> {
  return Promise.all(
    tables.map(async (table) => {
      const [expected, counted] = [await expectedOf(db, table, rows), await countedOf(db, table)];
      const days = new Set([...expected.keys(), ...counted.keys()]);
      const different = [...days].flatMap((day) =>
        [...table.counters, table.money]
          .filter((name) => (expected.get(day)?.[name] ?? 0) !== (counted.get(day)?.[name] ?? 0))
          .map((name) => `${day} ${name}: ${expected.get(day)?.[name] ?? 0}, not ${counted.get(day)?.[name] ?? 0}`),
      );
      return equal(`counters of ${table.name} unlike the store`, different.length, 0, {
        more: `${days.size} days${different.map((text) => `; ${text}`).join('')}`,
      });
    }),
  );
}

/** The expected counters of the valid events, by record and day, with money in micros. */
async function expectedOf(db: Db, table: Table, rows: readonly StoredEvent[]): Promise<Map<string, Counts>> {
  const zones = await readRows<{ id: number; timezone: string }>(db, table.zones);
  const dayOf = new Map(zones.map(({ id, timezone }) => [id, createDayFormatter(timezone)]));
  const days = new Map<string, Counts>();
  for (const row of rows) {
    const counter = counterOf[row.kind];
    const day = dayOf.get(table.idOf(row))?.(row.ts);
    if (row.invalid !== '' || counter === undefined || day === undefined) continue;
    const key = `${table.idOf(row)} on ${day}`;
    const counts = days.get(key) ?? {};
    counts[counter] = (counts[counter] ?? 0) + 1;
    counts[table.money] = (counts[table.money] ?? 0) + table.micros(row);
    days.set(key, counts);
  }
  return days;
}

async function countedOf(db: Db, { name, counters, money }: Table): Promise<Map<string, Counts>> {
  const id = name.replace(/_days$/, '_id');
  const columns = counters.map((counter) => `${counter}::int`).join(', ');
  const rows = await readRows<Counts & { id: number; day: string }>(
    db,
    `select ${id} as id, day::text, ${columns}, round(${money} * 1000000)::float8 as ${money} from ${name}`,
  );
  return new Map(rows.map(({ id: record, day, ...counts }) => [`${record} on ${day}`, counts as Counts]));
}
