import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createDayCounters } from '../src/events/counters/count-batch.ts';
import { createEventWriter } from '../src/events/spool/event-writer.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { campaigns, campaignTotals, formats, users } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';
import { giveCredit } from './fund.ts';
import { createTestDatabase } from './test-database.ts';

const LIMIT = 300;

// an embedded database would end with its process
describe.runIf(process.env.TEST_DATABASE_URL)('a process that is killed repeatedly', () => {
  it('does not exceed the limit, and loses no confirmed show', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'killed-'));
    const databaseUrl = (await createTestDatabase(dataDir)) ?? '';
    const { db, close } = await openDatabase({ databaseUrl, dataDir });
    const owner = expectRow(
      await db
        .insert(users)
        .values({ login: 'a@preroll.test', name: 'A', passwordHash: '', supportPanels: ['advertiser'] })
        .returning(),
    );
    await giveCredit(db, owner.id, owner.currency);
    const { id: formatId } = expectRow(await db.select({ id: formats.id }).from(formats).limit(1));
    const { id } = expectRow(
      await db
        .insert(campaigns)
        .values({
          ...{ name: 'Spring', formatId, ownerId: owner.id, updatedBy: owner.id, status: 'working', pacing: 'asap' },
          ...{ bid: 1, advertLink: 'https://shop.example/', targeting: { shows_limit: LIMIT } },
        })
        .returning({ id: campaigns.id }),
    );

    /** Runs a process until this many shows are confirmed or the limit is reached, and kills it. */
    const run = async (most: number, shown: readonly string[]) => {
      const file = join(import.meta.dirname, 'limited-process.ts');
      const child = spawn(process.execPath, [file, databaseUrl, dataDir, String(id), ...shown], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      const lines: string[] = [];
      for await (const line of createInterface(child.stdout)) {
        lines.push(line);
        if (lines.length >= most || line === 'limit_total') child.kill('SIGKILL');
      }
      await ended;
      return lines;
    };

    const answered: string[] = [];
    for (const most of [80, 120, LIMIT]) answered.push(...(await run(most, answered)));
    expect(answered.filter((line) => line.startsWith('twice'))).toEqual([]);
    const shows = answered.filter((line) => line !== 'limit_total');
    expect(answered.length).toBeGreaterThan(shows.length);
    expect(new Set(shows).size).toBe(shows.length);

    const writer = createEventWriter({
      directory: join(dataDir, 'event-spool'),
      store: { isEmbedded: true, isOpen: () => false, insert: async () => {} },
      counters: createDayCounters(db),
      inBase: async () => [],
      log: console,
    });
    await writer.withEverythingCounted(
      () => {},
      async () => {},
    );
    await writer.close();
    const { shows: counted } = expectRow(
      await db.select({ shows: campaignTotals.shows }).from(campaignTotals).where(eq(campaignTotals.campaignId, id)),
    );
    expect(counted).toBe(LIMIT);
    expect(shows.length).toBeLessThanOrEqual(counted);
    await close();
  });
});
