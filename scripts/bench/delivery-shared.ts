import { setTimeout as wait } from 'node:timers/promises';
import { atConstantRate } from './at-constant-rate.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';
import { openSharedScene } from './shared-scene.ts';
import { SimulatedPlayers } from './simulated-players.ts';

const LIMIT = 10_000;
const REQUESTS = 30_000;
const PER_SECOND = 150;
/** Milliseconds between two kills of one of the processes. */
const KILL_INTERVAL_MS = 15_000;
/** Of ten served adverts, the number that are never shown. */
const NO_SHOWS = 3;
/** Milliseconds after which a serve without any event releases its reserved show. */
const RESERVATION_MS = 120_000;
/** The public address in the URLs of events, which the simulated balancer resolves. */
const BALANCER = 'http://balancer.example';

/**
 * Plays a campaign with a limit of shows on two processes that share PostgreSQL, Redis and ClickHouse. One of them is
 * killed (kill -9) every 15 seconds, and Redis is restarted empty in the middle.
 */
export async function benchSharedDelivery(): Promise<Measurement[]> {
  const scene = await openSharedScene({ publicUrl: BALANCER, shows: LIMIT });
  const { placementId, redis, shows } = scene;
  const servers = [scene.newServer(), scene.newServer()] as const;
  const players = new SimulatedPlayers();
  let turn = 0;

  /** Calls the processes in turn, and the next one if one doesn't respond, like a load balancer. */
  const balance = async <T>(ask: (origin: string) => Promise<T>): Promise<T> => {
    turn += 1;
    const [first, second] = turn % 2 === 0 ? servers : [servers[1], servers[0]];
    return ask(first.url).catch(() => ask(second.url));
  };

  try {
    await Promise.all(servers.map((server) => server.start()));
    const seen = { served: 0, answered: 0, unanswered: 0, most: 0 };
    const play = async (index: number) => {
      const addresses = await balance((origin) => players.ask(`${origin}/vast?placement=${placementId}`)).catch(
        () => null,
      );
      if (addresses === null) return;
      seen.served += 1;
      if (index % 10 < NO_SHOWS) return;
      const address = addresses.get('show') ?? '';
      const isAnswered = await balance((origin) => players.report(address.replace(BALANCER, origin))).then(
        () => true,
        () => false,
      );
      if (isAnswered) seen.answered += 1;
      else seen.unanswered += 1;
    };

    let isPlaying = true;
    const kills = (async () => {
      for (let kill = 0; isPlaying; kill += 1) {
        await wait(KILL_INTERVAL_MS);
        const server = servers[kill % 2 === 0 ? 0 : 1];
        await server.kill();
        await server.start();
      }
    })();
    const looks = (async () => {
      while (isPlaying) {
        seen.most = Math.max(seen.most, await shows());
        await wait(500);
      }
    })();
    const emptied = wait((REQUESTS / PER_SECOND / 2) * 1000).then(() => redis.kill());
    await atConstantRate(REQUESTS, PER_SECOND, play);
    await emptied;
    isPlaying = false;
    await Promise.all([kills, looks]);
    // the shows reserved by adverts that were never shown are released and served again
    await wait(RESERVATION_MS + 5_000);
    await atConstantRate(PER_SECOND * 20, PER_SECOND, (index) => play(NO_SHOWS + (index % (10 - NO_SHOWS))));
    const { valid, all } = await scene.recordedShows(() => seen.answered);
    // processes count their recorded events before they stop
    await Promise.all(servers.map((server) => server.stop()));
    const counted = await shows();
    const of = { unit: '' };
    return [
      atMost('valid shows of a limit of 10,000 at any moment, two processes', Math.max(seen.most, counted), LIMIT, of),
      atLeast(
        'valid shows of a limit of 10,000, one of two killed every 15 s, Redis emptied',
        counted,
        LIMIT * 0.99,
        of,
      ),
      atMost('answered shows that are not recorded', Math.max(seen.answered - all, 0), 0, {
        ...of,
        more: `${seen.answered} answered, ${all} recorded, ${seen.unanswered} not answered`,
      }),
      atMost('difference of counters and events', Math.abs(counted - valid), 0, of),
    ];
  } finally {
    players.disconnect();
    await scene.close();
  }
}
