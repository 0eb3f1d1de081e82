/**
 * `npm run bench`: what the product promises in numbers, measured on the real server and in a real browser, and held as
 * budgets. `npm run bench -- cold` measures the cold load of a list alone, `npm run bench -- table` the table.
 */
import { benchColdLoad } from './bench/cold-load.ts';
import { benchDurability } from './bench/durability.ts';
import { benchHomePage } from './bench/home-page.ts';
import { benchListing } from './bench/listing.ts';
import { type Measurement, table } from './bench/measurement.ts';
import { benchTable } from './bench/table.ts';
import { benchUpload } from './bench/upload.ts';
import { seedAccounts } from './lib/seed-accounts.ts';
import { startTemporaryPostgres } from './lib/temporary-postgres.ts';

async function benchServer(): Promise<Measurement[]> {
  const fast = await startTemporaryPostgres();
  const durable = await startTemporaryPostgres({ durable: true });
  try {
    await seedAccounts(durable.url);
    return [
      await benchHomePage(),
      ...(await benchColdLoad()),
      ...(await benchUpload()),
      await benchListing('embedded'),
      await benchListing('PostgreSQL', fast.url),
      await benchDurability('embedded', {}),
      await benchDurability('PostgreSQL', { DATABASE_URL: durable.url }),
    ];
  } finally {
    await fast.stop();
    await durable.stop();
  }
}

async function benchAll(): Promise<Measurement[]> {
  if (process.argv.includes('cold')) return benchColdLoad();
  if (process.argv.includes('table')) return benchTable();
  return [...(await benchServer()), ...(await benchTable())];
}

const measurements = await benchAll();
console.log(table(measurements));
process.exitCode = measurements.every(({ kept }) => kept) ? 0 : 1;
