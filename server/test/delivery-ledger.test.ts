import { expect, it } from 'vitest';
import { verifyLedger } from '../../scripts/bench/delivery-ledger/verify-ledger.ts';
import { createTestDatabase } from './test-database.ts';

/** In milliseconds: two minutes of traffic, and starts of a server while other tests run. */
const TIMEOUT = 600_000;

// `npm run bench -- delivery-ledger` runs longer
it.runIf(process.env.TEST_DATABASE_URL)(
  'counts and posts all events that a proxy logged as answered, with kills and midnights in two zones in between',
  async () => {
    const databaseUrl = (await createTestDatabase('')) ?? '';
    const measurements = await verifyLedger({ databaseUrl, minutes: 2, seed: 7, perSecond: 10 });
    expect(measurements.filter(({ isMet }) => !isMet)).toEqual([]);
  },
  TIMEOUT,
);
