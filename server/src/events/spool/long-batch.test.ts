import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sumEvents } from '../counters/sum-events.ts';
import { readBatch } from './event-spool.ts';
import type { RecordedEvent } from './recorded-event.ts';

const ROWS = 5_000;
const events = Array.from({ length: ROWS }, (_, index): RecordedEvent => {
  const ts = new Date(Date.UTC(2026, 10, 20, 10, index % 60)).toISOString();
  return { ts, kind: 'impression', site: 1 + (index % 2), campaign: 3, price: 250_000, revenue: 175_000 };
});

async function turnsDuring<Result>(work: Promise<Result>): Promise<{ turns: number; result: Result }> {
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; turns += 1) await nextTurn();
  })();
  const result = await work.finally(() => {
    isOver = true;
  });
  await counting;
  return { turns, result };
}

it('yields to the event loop while reading a long batch', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'preroll-batch-')), 'batch.jsonl');
  await writeFile(path, `${events.map((event) => JSON.stringify(event)).join('\n')}\n`);
  const { turns, result } = await turnsDuring(readBatch(path));
  expect(result).toEqual(events);
  expect(turns).toBeGreaterThan(5);
});

it('yields to the event loop while adding up a long batch', async () => {
  const { turns, result } = await turnsDuring(sumEvents([events]));
  expect(turns).toBeGreaterThanOrEqual(5);
  const at = Date.UTC(2026, 10, 20, 10) / 900_000;
  expect(result.site.map(({ id, quarter }) => [id, quarter - at])).toEqual(
    [1, 2].flatMap((id) => [0, 1, 2, 3].map((quarter) => [id, quarter])),
  );
  const zeros = { requests: 0, responses: 0, shows: 0, clicks: 0, completes: 0 };
  expect(result.campaign.map(({ impressions }) => impressions).reduce((sum, some) => sum + some)).toBe(ROWS);
  expect(result.campaign[0]).toMatchObject({ id: 3, quarter: at, ...zeros });
  expect(result.campaign.reduce((sum, { spend }) => sum + spend, 0)).toBeCloseTo(ROWS * 0.25, 6);
  expect(result.advert).toEqual([]);
});
