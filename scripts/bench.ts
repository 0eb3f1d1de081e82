/** `npm run bench`: what the product promises in numbers, measured on the real server and held as budgets. */
import { benchDurability } from './bench/durability.ts';
import { benchHomePage } from './bench/home-page.ts';
import { benchListing } from './bench/listing.ts';
import { table } from './bench/measurement.ts';
import { benchUpload } from './bench/upload.ts';
import { seedAccounts } from './lib/seed-accounts.ts';
import { startTemporaryPostgres } from './lib/temporary-postgres.ts';

const fast = await startTemporaryPostgres();
const durable = await startTemporaryPostgres({ durable: true });
try {
  await seedAccounts(durable.url);
  const measurements = [
    await benchHomePage(),
    ...(await benchUpload()),
    await benchListing('embedded'),
    await benchListing('PostgreSQL', fast.url),
    await benchDurability('embedded', {}),
    await benchDurability('PostgreSQL', { DATABASE_URL: durable.url }),
  ];
  console.log(table(measurements));
  process.exitCode = measurements.every(({ kept }) => kept) ? 0 : 1;
} finally {
  await fast.stop();
  await durable.stop();
}
