import { setTimeout as wait } from 'node:timers/promises';
import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';
import { openDatabase } from '../../server/src/platform/db/database.ts';
import { campaignTotals } from '../../server/src/platform/db/schema.ts';
import { expectRow } from '../../server/src/platform/records/expect-row.ts';
import { ApiSession } from '../lib/api-session.ts';
import { RealServer } from '../lib/real-server.ts';
import { seedAccounts } from '../lib/seed-accounts.ts';
import { startTemporaryPostgres } from '../lib/temporary-postgres.ts';
import { atConstantRate } from './at-constant-rate.ts';
import { fillServing } from './fill-serving.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';
import { SimulatedPlayers } from './simulated-players.ts';

const LIMIT = 10_000;
const REQUESTS = 30_000;
const PER_SECOND = 300;
/** Milliseconds between two kills of the server. */
const KILL_INTERVAL_MS = 10_000;
/** Of ten served adverts, the number that are never shown. */
const NO_SHOWS = 3;
/** Milliseconds after which a serve without any event releases its reserved show. */
const RESERVATION_MS = 120_000;

/**
 * Plays a campaign with a limit of shows on a server that is killed (kill -9) every ten seconds, then compares the
 * counted shows with the limit and with the acknowledged events.
 */
export async function benchDeliveryCrashes(): Promise<Measurement[]> {
  const postgres = await startTemporaryPostgres({ durable: true });
  await seedAccounts({ databaseUrl: postgres.url });
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  const { campaignId, placementId } = await fillServing(db, { shows: LIMIT });
  const server = new RealServer({ DATABASE_URL: postgres.url, TRUST_PROXY: 'yes', LOG_LEVEL: 'error' });
  const players = new SimulatedPlayers();
  try {
    await server.start();
    const tag = `${server.url}/vast?placement=${placementId}`;
    const seen = { served: 0, answered: 0, unanswered: 0 };
    const play = async (index: number) => {
      // no advert while the server is down
      const addresses = await players.ask(tag).catch(() => null);
      if (addresses === null) return;
      seen.served += 1;
      if (index % 10 < NO_SHOWS) return;
      const isAnswered = await players.report(addresses.get('show') ?? '').then(
        () => true,
        () => false,
      );
      if (isAnswered) seen.answered += 1;
      else seen.unanswered += 1;
    };

    let isPlaying = true;
    const kills = (async () => {
      while (isPlaying) {
        await wait(KILL_INTERVAL_MS);
        await server.kill();
        await server.start();
      }
    })();
    await atConstantRate(REQUESTS, PER_SECOND, play);
    isPlaying = false;
    await kills;
    // the shows reserved by adverts that were never shown are released and served again
    await wait(RESERVATION_MS + 5_000);
    await atConstantRate(PER_SECOND * 20, PER_SECOND, (index) => play(NO_SHOWS + (index % (10 - NO_SHOWS))));

    const recorded = await recordedShows(server, campaignId, () => seen.answered);
    // the only campaign
    const { shows: counted } = expectRow(await db.select({ shows: campaignTotals.shows }).from(campaignTotals));
    const of = { unit: '' };
    return [
      atMost('valid shows of a limit of 10,000', recorded.valid, LIMIT, of),
      atLeast('valid shows of a limit of 10,000, killed every 10 s', recorded.valid, LIMIT * 0.99, of),
      atMost('answered shows that are not recorded', Math.max(seen.answered - recorded.all, 0), 0, {
        ...of,
        more: `${seen.answered} answered, ${recorded.all} recorded`,
      }),
      atMost('shows recorded twice', Math.max(recorded.all - seen.answered - seen.unanswered, 0), 0, of),
      atMost('difference of counters and reports', Math.abs(counted - recorded.valid), 0, of),
    ];
  } finally {
    players.disconnect();
    await server.remove();
    await close();
    await postgres.stop();
  }
}

/** Polls the shows in reports until they include all acknowledged ones, for at most a minute. */
async function recordedShows(server: RealServer, campaignId: number, expected: () => number) {
  const admin = await ApiSession.signIn(server.url, 'admin');
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const question = `date_from=${day(-1)}&date_to=${day(1)}&timezone=UTC&undivided=true&filter=campaign:in:${campaignId}&metrics=show&metrics=invalid`;
  for (let second = 0; ; second += 1) {
    const { totals } = await admin.get<components['schemas']['AnalyticsAnswer']>(`reports?${question}`);
    const valid = Number(totals.metrics.show);
    const all = valid + Number(totals.metrics.invalid);
    if (all >= expected() || second === 60) return { valid, all };
    await wait(1000);
  }
}
