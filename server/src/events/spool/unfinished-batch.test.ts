import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, expect, it } from 'vitest';
import type { CountedBatch } from '../counters/count-batch.ts';
import { createEventWriter } from './event-writer.ts';
import { openPart } from './open-part.ts';
import type { RecordedEvent } from './recorded-event.ts';

const event = (site: number): RecordedEvent => ({ ts: '2026-11-20T10:00:00Z', kind: 'request', site });
const sitesOf = (events: readonly RecordedEvent[]) => events.map(({ site }) => site);

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'preroll-unfinished-'));
});

/** What a writer works with, and the sites that were counted, in their order. */
function createScene() {
  const tokens = new Set<string>();
  const counted: (number | undefined)[] = [];
  const faults: unknown[] = [];
  const scene = {
    isAway: false,
    counted,
    faults,
    deps: {
      directory,
      store: { isEmbedded: true, isOpen: () => false, insert: async () => {} },
      counters: {
        async count(batches: readonly CountedBatch[]) {
          if (scene.isAway) throw new Error('no database');
          for (const { token, events } of batches)
            if (!tokens.has(token)) counted.push(...sitesOf(tokens.add(token) && events));
        },
        settle: async () => {},
        forget: async () => {},
        oldest: async () => null,
      },
      inBase: async (events: readonly RecordedEvent[]) => [...events],
      log: { error: (...args: unknown[]) => void faults.push(args[1]) },
    },
  };
  return scene;
}

/** Records events in another process until it is killed, and returns those whose recording was confirmed. */
async function recordUntilKilled(first: number, answers: number): Promise<number[]> {
  const program = `
    const { createEventWriter } = await import(${JSON.stringify(join(import.meta.dirname, 'event-writer.ts'))});
    const writer = createEventWriter({
      directory: ${JSON.stringify(directory)},
      store: { isEmbedded: true, isOpen: () => false, insert: async () => {} },
      counters: { count: async () => {}, settle: async () => {}, forget: async () => {}, oldest: async () => null },
      inBase: async (events) => events,
      log: console,
    });
    let site = ${first};
    setInterval(() => {
      for (let count = 0; count < 20; count += 1) {
        const own = site++;
        const event = { ts: new Date().toISOString(), kind: 'request', site: own };
        writer.recordEvents([event]).then(() => process.stdout.write(own + '\\n'));
      }
    }, 2);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const answered: number[] = [];
  for await (const line of createInterface(child.stdout)) {
    answered.push(Number(line));
    if (answered.length === answers) child.kill('SIGKILL');
  }
  await ended;
  return answered;
}

it('counts each confirmed event of killed processes once', async () => {
  // ends before the first batch does, after it, and with a batch that is adopted twice
  const answered: number[] = [];
  for (const [round, answers] of [150, 6_000, 300].entries())
    answered.push(...(await recordUntilKilled(1 + round * 1_000_000, answers)));
  const { deps, counted } = createScene();
  const writer = createEventWriter(deps);
  const adopted = sitesOf(await writer.adopted());
  expect(adopted.length).toBeGreaterThanOrEqual(300);
  await writer.deliver();
  const sites = new Set(counted);
  expect(counted).toHaveLength(sites.size);
  expect([...adopted, ...answered].filter((site) => !sites.has(site))).toEqual([]);
  await writer.close();
  expect((await readdir(directory)).filter((name) => name.endsWith('.open'))).toEqual([]);
});

it('adopts complete lines of processes that have ended, before its own events', async () => {
  const { deps, counted } = createScene();
  const living = createEventWriter(createScene().deps);
  await living.recordEvents([event(9)]);
  const left = join(directory, 'left.open');
  await mkdir(left);
  const [one, two] = [1, 2].map((site) => JSON.stringify(event(site)));
  await writeFile(join(left, '000000000000002-b.jsonl.part'), `${one}\n${two}\n{"ts":"2026-11-20T10:0`);
  await writeFile(join(left, '000000000000001-a.jsonl.part'), '{"ts":"2026-11');
  const writer = createEventWriter(deps);
  expect(sitesOf(await writer.adopted())).toEqual([1, 2]);
  const ends: number[] = [];
  writer.beforeBatchEnds(async () => void ends.push(counted.length));
  await writer.recordEvents([event(3)]);
  await writer.close();
  expect(counted).toEqual([1, 2, 3]);
  expect(ends).toHaveLength(2);
  expect(ends[0]).toBe(0);
  await living.close();
});

it('adopts the batches of a process that ended after this one began to record', async () => {
  const { deps, counted } = createScene();
  const standby = createEventWriter(deps);
  await standby.recordEvents([event(1)]);
  const left = join(directory, 'left.open');
  await mkdir(left);
  await writeFile(join(left, '000000000000001-a.jsonl.part'), `${JSON.stringify(event(2))}\n`);
  await writeFile(join(directory, '000000000000002-b.jsonl'), `${JSON.stringify(event(3))}\n`);
  expect(sitesOf(await standby.adopted())).toEqual([2]);
  await standby.withEverythingCounted(
    () => {},
    async () => {},
  );
  expect(counted.toSorted()).toEqual([1, 2, 3]);
  await standby.close();
});

it('runs work after what was recorded before it and before what is recorded meanwhile', async () => {
  const { deps, counted } = createScene();
  const writer = createEventWriter(deps);
  await writer.recordEvents([event(1)]);
  const taken = writer.recordEvents([event(2)]);
  let wasCut = false;
  const work = writer.withEverythingCounted(
    () => {
      wasCut = true;
      void writer.recordEvents([event(3)]);
    },
    async () => {
      await writer.recordEvents([event(4)]);
      return [...counted];
    },
  );
  await expect.poll(() => wasCut).toBe(true);
  const later = writer.deliver();
  expect(await work).toEqual([1, 2]);
  await taken;
  await later;
  await writer.close();
  expect(counted).toEqual([1, 2, 3, 4]);
});

it('runs no work while the counters are unavailable, and continues afterwards', async () => {
  const scene = createScene();
  const writer = createEventWriter(scene.deps);
  scene.isAway = true;
  await writer.recordEvents([event(1)]);
  const work = async () => [...scene.counted];
  await expect(writer.withEverythingCounted(() => {}, work)).rejects.toThrow('no database');
  scene.isAway = false;
  await writer.recordEvents([event(2)]);
  expect(await writer.withEverythingCounted(() => {}, work)).toEqual([1, 2]);
  await writer.close();
});

it('retries to end a batch if the work before it fails', async () => {
  const scene = createScene();
  const writer = createEventWriter(scene.deps);
  let failures = 1;
  writer.beforeBatchEnds(async () => {
    if (failures-- > 0) throw new Error('no room');
  });
  await writer.recordEvents([event(1)]);
  await expect(
    writer.withEverythingCounted(
      () => {},
      async () => 0,
    ),
  ).rejects.toThrow('could not be finished');
  expect([scene.counted, scene.faults]).toEqual([[], ['a batch of events could not be finished']]);
  await expect.poll(() => scene.counted).toEqual([1]);
  await writer.close();
});

it('reports a batch that was deleted before it was counted', async () => {
  const { deps, counted, faults } = createScene();
  const writer = createEventWriter(deps);
  writer.filterBatches(async () => ({ excludes: () => true, done: () => {} }));
  await writer.recordEvents([event(1)]);
  const [folder = ''] = await readdir(directory);
  for (const part of await readdir(join(directory, folder))) await rm(join(directory, folder, part));
  await writer.deliver();
  expect([counted, faults]).toEqual([[], ['a batch of events could not be finished']]);
  await writer.close();
});

it('keeps no files of waiting batches open', async () => {
  const { deps } = createScene();
  let open = 0;
  const openFile = async (path: string) => {
    const part = await openPart(path);
    open += 1;
    return {
      ...part,
      async close() {
        await part.close();
        open -= 1;
      },
    };
  };
  const writer = createEventWriter({ ...deps, openFile });
  let isAway = true;
  writer.filterBatches(async () => {
    if (isAway) throw new Error('no Redis');
    return null;
  });
  for (const site of [1, 2, 3]) {
    await writer.recordEvents([event(site)]);
    await writer.deliver();
  }
  await expect.poll(() => open).toBe(0);
  isAway = false;
  await writer.close();
});

it('filters a batch once it becomes readable', async () => {
  const { deps, counted, faults } = createScene();
  const startWriter = () => {
    const writer = createEventWriter(deps);
    writer.filterBatches(async ({ isAdopted, read }) => {
      if (!isAdopted) return null;
      const [excluded] = await read();
      return { excludes: ({ site }) => site === excluded?.site, done: () => {} };
    });
    return writer;
  };
  const left = join(directory, 'left.open');
  await mkdir(left);
  await writeFile(join(left, '000000000000001-a.jsonl.part'), 'no JSON\n');
  const first = startWriter();
  await first.recordEvents([event(3)]);
  await first.close();
  expect([counted, faults]).toEqual([
    [3],
    ["the batch of events 000000000000001-a.jsonl can't be read; it is kept, and tried again at the next start"],
  ]);
  const [folder = ''] = (await readdir(directory)).filter((name) => name.endsWith('.open'));
  const events = [1, 2].map((site) => `${JSON.stringify(event(site))}\n`);
  await writeFile(join(directory, folder, '000000000000001-a.jsonl.part'), events.join(''));
  const next = startWriter();
  await next.recordEvents([event(4)]);
  await next.close();
  expect(counted.toSorted()).toEqual([2, 3, 4]);
});
