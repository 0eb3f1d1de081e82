import { startTemporaryPostgres } from '../lib/temporary-postgres.ts';
import { verifyLedger } from './delivery-ledger/verify-ledger.ts';
import type { Measurement } from './measurement.ts';

/** Viewers per second; a low rate, because this checks correctness and not speed. */
const PER_SECOND = 20;

interface Options {
  minutes?: string | undefined;
  seed?: string | undefined;
}

/** Compares the log of a proxy with all counters and the ledger. The seed is printed, so that a run can be repeated. */
export async function benchDeliveryLedger({
  minutes = '3',
  seed = String(Date.now() % 1_000_000),
}: Options): Promise<Measurement[]> {
  if (!(Number(minutes) >= 2 && Number(minutes) <= 15)) throw new Error('--minutes takes a number from 2 to 15');
  if (!Number.isInteger(Number(seed))) throw new Error('--seed takes a whole number');
  console.log(`${minutes} minutes, seed ${seed}`);
  const postgres = await startTemporaryPostgres({ durable: true });
  try {
    const { url: databaseUrl } = postgres;
    return await verifyLedger({ databaseUrl, minutes: Number(minutes), seed: Number(seed), perSecond: PER_SECOND });
  } finally {
    await postgres.stop();
  }
}
