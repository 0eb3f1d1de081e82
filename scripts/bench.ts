/**
 * `npm run bench`: what the product promises in numbers, measured on the real server and in a real browser, and held as
 * budgets. `npm run bench -- cold table` measures these parts alone.
 */
import { benchCampaignList } from './bench/campaign-list.ts';
import { benchCities } from './bench/cities.ts';
import { benchColdLoad } from './bench/cold-load.ts';
import { benchDurability } from './bench/durability.ts';
import { benchEditor } from './bench/editor.ts';
import { benchHomePage } from './bench/home-page.ts';
import { benchListing } from './bench/listing.ts';
import { type Measurement, table } from './bench/measurement.ts';
import { benchReach } from './bench/reach.ts';
import { benchRoute } from './bench/route.ts';
import { benchTable } from './bench/table.ts';
import { benchUpload } from './bench/upload.ts';
import { seedAccounts } from './lib/seed-accounts.ts';
import { startTemporaryPostgres } from './lib/temporary-postgres.ts';

type Part = () => Promise<Measurement[]>;

/** Both databases: the embedded one, and PostgreSQL as it is served fast. */
async function benchLists(): Promise<Measurement[]> {
  const postgres = await startTemporaryPostgres();
  try {
    return [await benchListing('embedded'), await benchListing('PostgreSQL', postgres.url)];
  } finally {
    await postgres.stop();
  }
}

/** Both databases, with as many campaigns as one advertiser may have. */
async function benchCampaigns(): Promise<Measurement[]> {
  const postgres = await startTemporaryPostgres();
  try {
    return [await benchCampaignList('embedded', 150), await benchCampaignList('PostgreSQL', 50, postgres.url)];
  } finally {
    await postgres.stop();
  }
}

/** Both databases, as they keep what was written. */
async function benchCrashes(): Promise<Measurement[]> {
  const postgres = await startTemporaryPostgres({ durable: true });
  try {
    await seedAccounts({ databaseUrl: postgres.url });
    return [await benchDurability('embedded', {}), await benchDurability('PostgreSQL', { DATABASE_URL: postgres.url })];
  } finally {
    await postgres.stop();
  }
}

const parts: Record<string, Part> = {
  home: async () => [await benchHomePage()],
  cold: benchColdLoad,
  upload: benchUpload,
  lists: benchLists,
  campaigns: benchCampaigns,
  route: benchRoute,
  editor: benchEditor,
  reach: benchReach,
  cities: benchCities,
  crashes: benchCrashes,
  table: benchTable,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) throw new Error(`There is no "${unknown}" to measure: ${Object.keys(parts).join(', ')}.`);

const measurements: Measurement[] = [];
for (const [name, measure] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) measurements.push(...(await measure()));
console.log(table(measurements));
process.exitCode = measurements.every(({ kept }) => kept) ? 0 : 1;
