/**
 * A server that records events at a constant rate; forked by `analytics-inserts.ts`. It is the API itself, so that the
 * delays of its event loop are those of requests.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '../../server/src/app.ts';
import { readAppConfig } from '../../server/src/app-config.ts';
import type { RecordedEvent } from '../../server/src/events/spool/recorded-event.ts';
import { openDatabase } from '../../server/src/platform/db/database.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { findVideoTools } from '../../server/src/platform/video-tools/video-tools.ts';

export interface Load {
  rowsPerSecond: number;
  seconds: number;
}

export interface LoadResult {
  recorded: number;
  refused: number;
  /** Milliseconds from the first row until the store contained the last one. */
  time: number;
  /** The longest delay of the event loop and the 99th percentile, in milliseconds. */
  longest: number;
  p99: number;
}

/** Milliseconds between arrivals of rows, as if from many players. */
const INSERT_INTERVAL_MS = 10;

const config = readAppConfig(process.env);
const database = await openDatabase(config);
await migrateDatabase(database);
const { app, writer } = await buildApp({ config, database, tools: await findVideoTools(config) });
await app.listen({ host: config.host, port: config.port });
process.once('message', (load: Load) => {
  void record(load).then((result) => process.send?.(result));
});
process.once('disconnect', () => void app.close().then(() => database.close()));
process.send?.('listens');

async function record({ rowsPerSecond, seconds }: Load): Promise<LoadResult> {
  // recorded delays include the resolution, which is 10 ms by default
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const begin = performance.now();
  const under: Promise<void>[] = [];
  let recorded = 0;
  let refused = 0;
  delay.enable();
  for (let now = begin; now < begin + seconds * 1000; now = performance.now()) {
    const due = Math.floor(((now - begin) * rowsPerSecond) / 1000) - recorded;
    recorded += due;
    const taken = writer.recordEvents(Array.from({ length: due }, (_, index) => eventOf(recorded - index)));
    under.push(
      taken.catch(() => {
        refused += due;
      }),
    );
    await wait(INSERT_INTERVAL_MS);
  }
  await Promise.all(under);
  await writer.deliver();
  delay.disable();
  const milliseconds = (nanoseconds: number) => nanoseconds / 1e6;
  return {
    recorded,
    refused,
    time: performance.now() - begin,
    longest: milliseconds(delay.max),
    p99: milliseconds(delay.percentile(99)),
  };
}

const kinds = ['serve', 'win', 'impression', 'show', 'click', 'quartile25'] as const;

function eventOf(index: number): RecordedEvent {
  const advert = 1 + (index % 5_000);
  return {
    ts: new Date().toISOString(),
    kind: kinds[index % kinds.length] ?? 'serve',
    advertiser: 1,
    campaign: 1 + (advert % 1_000),
    advert,
    webmaster: 1,
    site: 1 + (index % 150),
    placement: 1 + (index % 300),
    format: 1,
    price: index % 6 === 2 ? 250_000 : 0,
    revenue: index % 6 === 2 ? 175_000 : 0,
  };
}
