import { afterEach, expect, it } from 'vitest';
import { closeUntilKilled } from '../../scripts/lib/close-until-killed.ts';
import { payUntilKilled } from '../../scripts/lib/pay-until-killed.ts';
import { RealServer } from '../../scripts/lib/real-server.ts';
import { seedAccounts } from '../../scripts/lib/seed-accounts.ts';
import { createTestDatabase } from './test-database.ts';

/** In milliseconds: two starts of a server while other tests run. */
const TIMEOUT = 300_000;

let server: RealServer | undefined;
afterEach(() => server?.remove());

// `npm run bench -- ledger-crash` does so with 200, and kills a closing more often
it(
  'neither loses nor duplicates an acknowledged payment when killed',
  async () => {
    const databaseUrl = process.env.TEST_DATABASE_URL === undefined ? undefined : await createTestDatabase('');
    server = new RealServer({ DATABASE_URL: databaseUrl });
    await seedAccounts({ dataDir: server.dataDir, databaseUrl });
    const { acknowledged, ...outcome } = await payUntilKilled({ server, databaseUrl, count: 20, kills: 1 });
    expect(outcome).toEqual({ wrong: [], findings: [] });
    // the creation of a payment and its confirmation count separately; a response may be lost with the server
    expect(acknowledged).toBeGreaterThanOrEqual(40);
  },
  TIMEOUT,
);

it(
  'closes a month correctly when killed in between',
  async () => {
    const databaseUrl = process.env.TEST_DATABASE_URL === undefined ? undefined : await createTestDatabase('');
    server = new RealServer({ DATABASE_URL: databaseUrl });
    const outcome = await closeUntilKilled({ server, databaseUrl, people: 300, first: 20, growth: 10 });
    expect(outcome).toMatchObject({ acts: 300, wrong: [], findings: [] });
    expect(outcome.kills).toBeGreaterThan(0);
  },
  TIMEOUT,
);
