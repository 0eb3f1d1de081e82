import { setTimeout as wait } from 'node:timers/promises';
import { atConstantRate } from '../at-constant-rate.ts';
import { SimulatedPlayers } from '../simulated-players.ts';
import { forgeUrls, type IssuedServe, readDocument } from './issued.ts';
import type { Random } from './random.ts';
import type { PlacementSetup } from './scene.ts';
import { planViewer } from './viewer-plan.ts';

export interface Traffic {
  issued: IssuedServe[];
  viewers: number;
  withoutAdvert: number;
  /** Ad requests without a response. */
  unanswered: number;
  late: number;
  noShows: number;
}

interface TrafficOptions {
  /** The proxy's URL. */
  url: string;
  setups: readonly PlacementSetup[];
  random: Random;
  /** In milliseconds. */
  duration: number;
  perSecond: number;
}

/** Milliseconds until a report without a response is repeated. */
const RETRY_DELAY = 1_000;
const MAX_ATTEMPTS = 120;
/** Number of earlier URLs that may be called again. */
const MAX_REPEATABLE_URLS = 500;

/** Simulates viewers who request adverts at a constant rate, and waits until the last one has finished. */
export async function playTraffic({ url, setups, random, duration, perSecond }: TrafficOptions): Promise<Traffic> {
  const players = new SimulatedPlayers();
  const traffic: Traffic = { issued: [], viewers: 0, withoutAdvert: 0, unanswered: 0, late: 0, noShows: 0 };
  const old: string[] = [];
  const begin = performance.now();

  const isAnswered = (address: string) =>
    players.call(address).then(
      ({ status }) => status < 500,
      () => false,
    );
  const report = async (address: string, insists: boolean) => {
    for (let tries = 0; tries < (insists ? MAX_ATTEMPTS : 1); tries += 1) {
      if (await isAnswered(address)) return;
      await wait(RETRY_DELAY);
    }
  };

  const view = async () => {
    traffic.viewers += 1;
    const { placement } = random.pick(setups);
    const left = duration - (performance.now() - begin);
    const { reports, repeats, insists, forges } = planViewer(random, left);
    const replayed = random.chance(0.1) && old.length > 0 ? random.pick(old) : null;
    const answer = await players.call(`${url}/vast?placement=${placement}&v=4.2`).catch(() => null);
    if (answer?.status !== 200) {
      traffic.unanswered += 1;
      return;
    }
    const issued = readDocument(answer.body, placement);
    if (issued === null) {
      traffic.withoutAdvert += 1;
      return;
    }
    traffic.issued.push(issued);
    if (reports.length === 0) traffic.noShows += 1;
    if ((reports[0]?.at ?? 0) > 120_000) traffic.late += 1;
    const calls: Promise<unknown>[] = forges
      ? forgeUrls(issued.addresses).map((address) => report(address, false))
      : [];
    if (replayed !== null) calls.push(report(replayed, false));
    const start = performance.now();
    for (const { kind, at } of reports) {
      await wait(Math.max(0, start + at - performance.now()));
      const address = issued.addresses.get(kind);
      if (address === undefined) throw new Error(`The document has no address for ${kind}`);
      calls.push(report(address, insists));
      if (repeats === 'at once') calls.push(report(address, insists));
      if (repeats === 'later') calls.push(wait(5_000).then(() => report(address, insists)));
      if (old.length < MAX_REPEATABLE_URLS) old.push(address);
      else old[Math.floor(at) % MAX_REPEATABLE_URLS] = address;
    }
    await Promise.all(calls);
  };

  try {
    await atConstantRate(Math.round((duration / 1000) * perSecond), perSecond, view);
    return traffic;
  } finally {
    players.disconnect();
  }
}
