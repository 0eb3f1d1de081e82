import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../server/src/platform/db/database.ts';
import { ApiSession } from '../../lib/api-session.ts';
import { LoggingProxy } from '../../lib/logging-proxy.ts';
import { RealServer } from '../../lib/real-server.ts';
import { seedAccounts } from '../../lib/seed-accounts.ts';
import { atLeast, atMost, type Measurement } from '../measurement.ts';
import { SimulatedPlayers } from '../simulated-players.ts';
import { clockShifts, ZONES } from './clock.ts';
import { compareDays, createDayFormatter } from './compare-days.ts';
import { compareEvents, readLog } from './compare-events.ts';
import { compareMoney } from './compare-money.ts';
import { readDocument } from './issued.ts';
import { playTraffic } from './play-traffic.ts';
import { createRandom } from './random.ts';
import { readStore, type StoredEvent } from './read-store.ts';
import { fillScene, type PlacementSetup } from './scene.ts';

interface VerificationOptions {
  databaseUrl: string;
  minutes: number;
  /** Determines all random choices, but not their exact timing on a busy machine. */
  seed: number;
  perSecond: number;
}

const HOUR = 3_600_000;
/** Seconds to wait for the event store on a busy machine. */
const TIMEOUT = 600;

const preload = new URL('../../lib/shift-clock.ts', import.meta.url).href;

/** Minimum and maximum milliseconds between two kills. The server takes some seconds to start. */
const killedEvery = (duration: number) => [10_000, 10_000 + duration * 0.08] as const;

/**
 * Plays traffic through a proxy to a server that is randomly killed (kill -9) and passes midnight in two time zones,
 * then compares the proxy's log with the event store, the day counters and the ledger.
 */
export async function verifyLedger({
  databaseUrl,
  minutes,
  seed,
  perSecond,
}: VerificationOptions): Promise<Measurement[]> {
  const duration = minutes * 60_000;
  await seedAccounts({ databaseUrl });
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const proxy = await LoggingProxy.create();
  const server = new RealServer({
    ...{ DATABASE_URL: databaseUrl, PUBLIC_URL: proxy.url, TRUST_PROXY: 'yes', LOG_LEVEL: 'error' },
    NODE_OPTIONS: `--import=${preload}`,
  });
  try {
    // a quarter of all viewers request this campaign, so that the limit is reached and late events exceed it
    const setups = await fillScene(db, { showsLimitDay: Math.round((perSecond * duration) / 1000 / 32) });
    const random = createRandom(seed);
    const untilServing = async (shift: number) => {
      const before = Date.now();
      await server.start({ CLOCK_SHIFT: String(shift) });
      await proxy.start(server.url);
      await firstAdverts(proxy.url, setups);
      return Date.now() - before;
    };
    // the first start tells how long later ones take
    const taken = await untilServing(clockShifts(Date.now(), duration).first - HOUR);
    await server.kill();
    const shifts = clockShifts(Date.now() + taken, duration);
    let shift = shifts.first;
    await untilServing(shift);

    let isPlaying = true;
    let kills = 0;
    const begin = performance.now();
    const killed = (async () => {
      while (isPlaying) {
        await wait(random.between(...killedEvery(duration)));
        if (!isPlaying) return;
        await server.kill();
        kills += 1;
        if (performance.now() - begin > duration * 0.4) shift = shifts.second;
        await server.start({ CLOCK_SHIFT: String(shift) });
      }
    })();
    const played = playTraffic({ url: proxy.url, setups, random, duration, perSecond });
    // players repeat their reports until the server is back
    const traffic = await played.finally(() => {
      isPlaying = false;
    });
    await killed;
    const log = await proxy.stop();
    await emptySpool(server);
    await server.stop();

    const rows = await readStore(server.dataDir);
    const events = readLog(log, traffic.issued);
    return [
      ...compareEvents(events, traffic.issued, rows),
      ...(await compareDays(db, rows)),
      ...(await compareMoney(db, { events, issued: traffic.issued, setups, rows }, new Date(Date.now() + shift))),
      ...setups.flatMap((setup) => showsOf(setup, rows)),
      atLeast('kills', kills, 1, { unit: '' }),
      atLeast('viewers that never saw their advert', traffic.noShows / traffic.issued.length, 0.2, {
        ...{ unit: '', digits: 2, more: `${traffic.viewers} viewers, ${traffic.withoutAdvert} without an advert` },
      }),
      atLeast('reasons of invalid events', reasonsOf(rows).size, 3, {
        ...{ unit: '', more: [...reasonsOf(rows)].map(([reason, count]) => `${reason} ${count}`).join(', ') },
      }),
      ...ZONES.map((zone) => daysSeen(zone, setups, rows)),
    ];
  } finally {
    await server.remove();
    proxy.remove();
    await close();
  }
}

/** Waits until delivery serves all campaigns. These adverts are never shown. */
async function firstAdverts(url: string, setups: readonly PlacementSetup[]): Promise<void> {
  const players = new SimulatedPlayers();
  for (const { placement } of setups)
    while (readDocument((await players.call(`${url}/vast?placement=${placement}&v=4.2`)).body, placement) === null)
      await wait(50);
  players.disconnect();
}

/** Waits until all event batches are counted and stored. The query starts the event store. */
async function emptySpool(server: RealServer): Promise<void> {
  const admin = await ApiSession.signIn(server.url, 'admin');
  await admin.get('reports?date_from=2026-01-01&date_to=2026-01-01&timezone=UTC&undivided=true&metrics=show');
  const spool = join(server.dataDir, 'event-spool');
  const waiting = () => readdirSync(spool, { recursive: true }).filter((name) => /\.(jsonl|part)$/.test(String(name)));
  for (let second = 0; waiting().length > 0; second += 1) {
    if (second === TIMEOUT) throw new Error(`Events still wait: ${waiting().join(', ')}\n${server.log.slice(-5_000)}`);
    await wait(1_000);
  }
}

/** Checks that a daily limit of shows is kept, even with late events. */
function showsOf({ campaign, timezone, showsLimitDay }: PlacementSetup, rows: readonly StoredEvent[]): Measurement[] {
  if (showsLimitDay === null) return [];
  const dayOf = createDayFormatter(timezone);
  const days = new Map<string, number>();
  for (const row of rows)
    if (row.campaign === campaign && row.kind === 'show' && row.invalid === '')
      days.set(dayOf(row.ts), (days.get(dayOf(row.ts)) ?? 0) + 1);
  const more = [...days].map(([day, shows]) => `${day}: ${shows}`).join(', ');
  return [
    atMost('most valid shows in a day with a limit', Math.max(...days.values()), showsLimitDay, { unit: '', more }),
  ];
}

function reasonsOf(rows: readonly StoredEvent[]): Map<string, number> {
  const reasons = new Map<string, number>();
  for (const { invalid } of rows) if (invalid !== '') reasons.set(invalid, (reasons.get(invalid) ?? 0) + 1);
  return reasons;
}

function daysSeen(zone: string, setups: readonly PlacementSetup[], rows: readonly StoredEvent[]): Measurement {
  const dayOf = createDayFormatter(zone);
  const campaigns = setups.filter(({ timezone }) => timezone === zone).map(({ campaign }) => campaign);
  const shown = rows.filter(({ campaign, kind }) => kind === 'show' && campaigns.includes(campaign));
  const days = new Set(shown.map(({ ts }) => dayOf(ts)));
  return atLeast(`days of campaigns in ${zone}`, days.size, 2, { unit: '', more: [...days].join(', ') });
}
