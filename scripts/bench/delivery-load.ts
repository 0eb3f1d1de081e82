import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../server/src/platform/db/database.ts';
import { ApiSession } from '../lib/api-session.ts';
import { freePort } from '../lib/free-port.ts';
import { seedAccounts } from '../lib/seed-accounts.ts';
import { startTemporaryPostgres } from '../lib/temporary-postgres.ts';
import { atConstantRate } from './at-constant-rate.ts';
import { fillServing, type Serving } from './fill-serving.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';
import { nextMessage } from './next-message.ts';
import { percentile } from './percentile.ts';
import { eventsIn, SimulatedPlayers } from './simulated-players.ts';

/** Per second: half of what two cores can answer that the databases and the generator of this load share. */
const [REQUESTS, EVENTS] = [250, 2_000];
const SECONDS = 30;
const OUTAGE_SECONDS = 60;
const CONNECTIONS = 64;

/** The events of an advert that is watched completely and clicked. */
const kinds = ['impression', 'win', 'show', 'quartile25', 'quartile50', 'quartile75', 'quartile100', 'click'];

/** Measures the responses to players on both databases, and during an outage of PostgreSQL. */
export async function benchDeliveryLoad(): Promise<Measurement[]> {
  const postgres = await startTemporaryPostgres();
  try {
    return [
      ...(await onDatabase('embedded', undefined, underLoad)),
      ...(await onDatabase('PostgreSQL', postgres.url, async (place) => [
        ...(await underLoad(place)),
        await throughOutage(place, postgres),
      ])),
    ];
  } finally {
    await postgres.stop();
  }
}

interface Place extends Serving {
  database: string;
  url: string;
  tag: string;
  server: ChildProcess;
  players: SimulatedPlayers;
}

async function onDatabase(
  database: string,
  databaseUrl: string | undefined,
  measure: (place: Place) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'preroll-delivery-'));
  await seedAccounts({ dataDir, databaseUrl });
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const serving = await fillServing(db);
  await close();
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) };
  const server = fork(fileURLToPath(new URL('./watched-server.ts', import.meta.url)), [], {
    env: { ...env, TRUST_PROXY: 'yes', LOG_LEVEL: 'fatal' },
  });
  const players = new SimulatedPlayers();
  try {
    await nextMessage(server);
    const url = `http://127.0.0.1:${port}`;
    const place = { ...serving, database, url, server, players, tag: `${url}/vast?placement=${serving.placementId}` };
    await firstAdvert(place);
    return await measure(place);
  } finally {
    players.disconnect();
    const ended = once(server, 'exit');
    server.disconnect();
    await ended;
    rmSync(dataDir, { recursive: true });
  }
}

async function firstAdvert({ players, tag }: Place): Promise<void> {
  while ((await players.ask(tag)) === null) await wait(50);
}

async function underLoad(place: Place): Promise<Measurement[]> {
  const { database, players, tag, url } = place;
  const unreported: string[] = [];
  const note = (addresses: Map<string, string> | null) => {
    if (addresses === null) throw new Error('A request got no advert');
    unreported.push(...kinds.flatMap((kind) => addresses.get(kind) ?? []));
  };
  const ask = async () => note(await players.ask(tag));
  // an index instead of `shift`, which would move all remaining elements and take longer than a response
  let next = 0;
  const report = async () => {
    const address = unreported[next];
    if (address === undefined) return;
    next += 1;
    await players.report(address);
  };
  // moderators can change a title without a new review
  const session = await ApiSession.signIn(url, 'admin');
  // warms up the code of requests, events and updates, and collects events to report
  await atConstantRate(REQUESTS * 5, REQUESTS, ask);
  await atConstantRate(EVENTS * 3, EVENTS, report);
  await timeUntilServed(place, session, 'Winter sale');
  await longestDelay(place);
  const calls = Promise.all([
    atConstantRate(REQUESTS * SECONDS, REQUESTS, ask),
    atConstantRate(EVENTS * SECONDS, EVENTS, report),
  ]);
  const untilServed: number[] = [];
  for (let second = 0; second < SECONDS; second += 1) {
    const change = timeUntilServed(place, session, `Spring sale ${second}`).then((time) => untilServed.push(time));
    await Promise.all([change, Promise.race([wait(1000), calls])]);
  }
  const [asked, reported] = await calls;
  const delay = await longestDelay(place);
  const { length } = (await players.call(tag)).body;
  const requestFixed = () => players.call(`${url}/fixed/document?length=${length}`);
  const reportNothing = () => players.call(`${url}/fixed/nothing`);
  // the same calls to a server without any logic, to compare with the cost of this machine and this generator
  const [askedFixed, reportedNothing] = await Promise.all([
    atConstantRate(REQUESTS * SECONDS, REQUESTS, requestFixed),
    atConstantRate(EVENTS * SECONDS, EVENTS, reportNothing),
  ]);
  const delayOfFixed = await longestDelay(place);
  const document = await saturation(requestFixed);
  // parses responses later, because that isn't the server's time
  const bodies: string[] = [];
  const answers = await saturation(async () => void bodies.push((await players.call(tag)).body));
  for (const body of bodies) note(eventsIn(body));
  const nothing = await saturation(reportNothing);
  const events = await saturation(report);
  const of = { unit: '', digits: 2 };
  return [
    atMost(`/vast at ${REQUESTS}/s beside events, ${database}, p99`, percentile(asked, 0.99), 250, {
      more: `fixed answers ${percentile(askedFixed, 0.99).toFixed(0)} ms`,
    }),
    atMost(`/e at ${EVENTS}/s, ${database}, p99`, percentile(reported, 0.99), 250, {
      more: `fixed answers ${percentile(reportedNothing, 0.99).toFixed(0)} ms`,
    }),
    atMost(`a change until it is served meanwhile, ${database}`, Math.max(...untilServed), 1_000),
    atMost(`delay of the event loop meanwhile, ${database}`, delay, 150, {
      more: `fixed answers ${delayOfFixed.toFixed(0)} ms`,
    }),
    atLeast(`most /vast, of a fixed document, ${database}`, answers / document, 0.3, {
      ...of,
      more: `${answers.toFixed(0)}/s`,
    }),
    atLeast(`most /e, of a fixed 204, ${database}`, events / nothing, 0.4, { ...of, more: `${events.toFixed(0)}/s` }),
  ];
}

/** Milliseconds from the response to a change of an advert until a player gets the change. */
async function timeUntilServed({ players, tag, advertId }: Place, session: ApiSession, title: string): Promise<number> {
  await session.updateAdvert(advertId, { title });
  const saved = performance.now();
  while (!(await players.call(tag)).body.includes(title)) await wait(20);
  return performance.now() - saved;
}

/** The maximum number of calls per second. */
async function saturation(call: () => Promise<unknown>): Promise<number> {
  const seconds = 5;
  const end = performance.now() + seconds * 1000;
  let calls = 0;
  const connection = async () => {
    while (performance.now() < end) {
      await call();
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return calls / seconds;
}

/** Checks that adverts are served while PostgreSQL is down. */
async function throughOutage(
  { players, tag }: Place,
  postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>,
): Promise<Measurement> {
  await postgres.shutDown('immediate');
  let without = 0;
  await atConstantRate(50 * OUTAGE_SECONDS, 50, async () => {
    const addresses = await players.ask(tag).catch(() => null);
    if (addresses === null) without += 1;
    else await players.report(addresses.get('impression') ?? '').catch(() => (without += 1));
  });
  await postgres.startAgain();
  return atMost(`requests without an advert in ${OUTAGE_SECONDS} s without PostgreSQL`, without, 0, { unit: '' });
}

async function longestDelay({ server }: Place): Promise<number> {
  const answer = nextMessage(server);
  server.send('longest delay?');
  return Number(await answer);
}
