import { setTimeout as wait } from 'node:timers/promises';
import { LoggingProxy } from '../lib/logging-proxy.ts';
import type { RealServer } from '../lib/real-server.ts';
import { atConstantRate } from './at-constant-rate.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';
import { openSharedScene } from './shared-scene.ts';
import { SimulatedPlayers } from './simulated-players.ts';

const UPGRADES = 3;
const PER_SECOND = 150;
/** Milliseconds for which the old and the new process run together, and then the new one alone. */
const OVERLAP_MS = 5_000;
/** Of ten served adverts, the number that are never shown. */
const NO_SHOWS = 3;
/** One in this many shows is reported again, possibly to a new process. */
const REPEAT_EVERY_NTH = 5;

/**
 * Plays adverts through nginx while the process behind it is replaced again and again: the new one starts, nginx
 * forwards requests to both, then to the new one only, and the old one stops.
 */
export async function benchDeliveryUpgrade(): Promise<Measurement[]> {
  const proxy = await LoggingProxy.create();
  const scene = await openSharedScene({ publicUrl: proxy.url });
  // nginx may close a reused connection while a request is sent, which would count as a failure of the processes
  const players = new SimulatedPlayers({ keepAlive: false });
  try {
    const startServer = async () => {
      const server = scene.newServer();
      await server.start();
      while ((await players.call(`${server.url}/healthz`)).status !== 200) await wait(50);
      return server;
    };
    let server = await startServer();
    await proxy.start(server.url);
    const seen = { shown: 0, repeated: 0, failed: 0, without: 0 };
    const repeats: Promise<void>[] = [];
    const orFail = (played: Promise<void>) =>
      played.catch(() => {
        seen.failed += 1;
      });
    const repeat = async (address: string) => {
      await wait(OVERLAP_MS + 1_000);
      await players.report(address);
      seen.repeated += 1;
    };
    const play = async (index: number) => {
      const addresses = await players.ask(`${proxy.url}/vast?placement=${scene.placementId}`);
      if (addresses === null) seen.without += 1;
      const address = addresses?.get('show');
      if (address === undefined || index % 10 < NO_SHOWS) return;
      await players.report(address);
      seen.shown += 1;
      if (index % REPEAT_EVERY_NTH === 0) repeats.push(orFail(repeat(address)));
    };

    let isPlaying = true;
    const codes: (number | null)[] = [];
    const upgrade = async (old: RealServer): Promise<RealServer> => {
      const next = await startServer();
      await proxy.passTo([old.url, next.url]);
      await wait(OVERLAP_MS);
      await proxy.passTo([next.url]);
      // waits for requests in progress on the old process
      await wait(1_000);
      codes.push(await old.stop());
      await wait(OVERLAP_MS);
      return next;
    };
    const upgrades = (async () => {
      for (let number = 0; number < UPGRADES; number += 1) server = await upgrade(server);
      isPlaying = false;
    })();
    let played = 0;
    while (isPlaying) {
      // in steps of a second, because the start-up time of the processes is unknown
      const before = played;
      await atConstantRate(PER_SECOND, PER_SECOND, (index) => orFail(play(before + index)));
      played += PER_SECOND;
    }
    await Promise.all([upgrades, ...repeats]);
    const { valid, all } = await scene.recordedShows(() => seen.shown + seen.repeated);
    await server.stop();
    const counted = await scene.shows();
    const refused = (await proxy.stop()).filter(({ status }) => status >= 400).length;
    const of = { unit: '' };
    return [
      atMost('requests that failed while processes were replaced', seen.failed + refused, 0, {
        ...of,
        more: `${played} requests for adverts, ${seen.shown} shows, ${seen.repeated} of them sent twice`,
      }),
      atMost('requests without an advert', seen.without, 0, of),
      atLeast('processes that ended cleanly', codes.filter((code) => code === 0).length, UPGRADES, of),
      atMost('difference of shows and valid shows', Math.abs(valid - seen.shown), 0, of),
      atMost('difference of repeated and invalid shows', Math.abs(all - valid - seen.repeated), 0, of),
      atMost('difference of counters and events', Math.abs(counted - valid), 0, of),
    ];
  } finally {
    players.disconnect();
    proxy.remove();
    await scene.close();
  }
}
