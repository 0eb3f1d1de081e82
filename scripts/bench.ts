/**
 * `npm run bench`: measures the performance budgets of the product on the real server and in a real browser. `npm run
 * bench -- cold table` runs only these parts. `npm run bench -- cold --against REV` compares the cold load with that of
 * an earlier revision, or of a folder with a checkout and its build, without budgets. `npm run bench -- delivery-ledger
 * --minutes 10 --seed 7` sets the duration and the random seed.
 *
 * The benchmarks are in this repository because many of them import modules of the server, whose changes they follow.
 */
import { parseArgs } from 'node:util';
import { compareColdLoads } from './bench/against.ts';
import { benchAnalytics } from './bench/analytics.ts';
import { benchAnalyticsScreen } from './bench/analytics-screen.ts';
import { benchCampaignList } from './bench/campaign-list.ts';
import { benchCities } from './bench/cities.ts';
import { benchColdLoad } from './bench/cold-load.ts';
import { benchDecision } from './bench/decision.ts';
import { benchDeliveryCrashes } from './bench/delivery-crash.ts';
import { benchDeliveryLedger } from './bench/delivery-ledger.ts';
import { benchDeliveryLoad } from './bench/delivery-load.ts';
import { benchSharedDelivery } from './bench/delivery-shared.ts';
import { benchDeliveryUpgrade } from './bench/delivery-upgrade.ts';
import { benchDurability } from './bench/durability.ts';
import { benchEditor } from './bench/editor.ts';
import { benchHomePage } from './bench/home-page.ts';
import { benchLedger, benchLedgerCrashes } from './bench/ledger.ts';
import type { MeasuredDatabase } from './bench/list-under-load.ts';
import { benchListing } from './bench/listing.ts';
import { type Measurement, table } from './bench/measurement.ts';
import { benchReach } from './bench/reach.ts';
import { benchRoute } from './bench/route.ts';
import { benchSiteFigures, benchSiteList } from './bench/site-list.ts';
import { benchTable } from './bench/table.ts';
import { benchUpload } from './bench/upload.ts';
import { benchUserList } from './bench/user-list.ts';
import { seedAccounts } from './lib/seed-accounts.ts';
import { startTemporaryPostgres } from './lib/temporary-postgres.ts';

type Part = () => Promise<Measurement[]>;

/** Runs on both databases: the embedded one, and PostgreSQL with settings for speed. */
async function benchLists(): Promise<Measurement[]> {
  const postgres = await startTemporaryPostgres();
  try {
    return [await benchListing('embedded'), await benchListing('PostgreSQL', postgres.url)];
  } finally {
    await postgres.stop();
  }
}

/** The 99th percentile of response times in milliseconds, at most. */
interface Budgets {
  embedded: number;
  postgres: number;
}

const ofLists: Budgets = { embedded: 220, postgres: 60 };

/** For the totals of a list, which load after its rows and add up the days of all of its records. */
const ofFigures: Budgets = { embedded: 1500, postgres: 500 };

/** Measures a list on both databases, with the largest expected number of records. */
async function onBoth(
  bench: (on: MeasuredDatabase) => Promise<Measurement[]>,
  { embedded, postgres: onPostgres }: Budgets = ofLists,
): Promise<Measurement[]> {
  const postgres = await startTemporaryPostgres();
  try {
    return [
      ...(await bench({ name: 'embedded', most: embedded })),
      ...(await bench({ name: 'PostgreSQL', most: onPostgres, databaseUrl: postgres.url })),
    ];
  } finally {
    await postgres.stop();
  }
}

/** Runs on both databases, with durable commits. */
async function benchCrashes(): Promise<Measurement[]> {
  const postgres = await startTemporaryPostgres({ durable: true });
  try {
    await seedAccounts({ databaseUrl: postgres.url });
    return [await benchDurability('embedded', {}), await benchDurability('PostgreSQL', { DATABASE_URL: postgres.url })];
  } finally {
    await postgres.stop();
  }
}

const {
  positionals: wanted,
  values: { against, minutes, seed },
} = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, minutes: { type: 'string' }, seed: { type: 'string' } },
});

const parts: Record<string, Part> = {
  home: async () => [await benchHomePage()],
  cold: benchColdLoad,
  upload: benchUpload,
  lists: benchLists,
  campaigns: () => onBoth(benchCampaignList),
  users: () => onBoth(benchUserList),
  sites: async () => [...(await onBoth(benchSiteList)), ...(await onBoth(benchSiteFigures, ofFigures))],
  route: benchRoute,
  editor: benchEditor,
  reach: benchReach,
  cities: benchCities,
  ledger: benchLedger,
  'ledger-crash': benchLedgerCrashes,
  crashes: benchCrashes,
  table: benchTable,
  analytics: benchAnalytics,
  'analytics-screen': benchAnalyticsScreen,
  delivery: async () => [...(await benchDecision()), ...(await benchDeliveryLoad())],
  'delivery-crash': benchDeliveryCrashes,
  'delivery-shared': benchSharedDelivery,
  'delivery-upgrade': benchDeliveryUpgrade,
  'delivery-ledger': () => benchDeliveryLedger({ minutes, seed }),
};

const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) throw new Error(`There is no "${unknown}" to measure: ${Object.keys(parts).join(', ')}.`);

if (against !== undefined) {
  if (wanted.join() !== 'cold') throw new Error('Only the cold load is compared: npm run bench -- cold --against REV');
  console.log(await compareColdLoads(against));
} else {
  const measurements: Measurement[] = [];
  for (const [name, measure] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) measurements.push(...(await measure()));
  console.log(table(measurements));
  process.exitCode = measurements.every(({ isMet }) => isMet) ? 0 : 1;
}
