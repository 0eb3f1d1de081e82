import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAdvert, createPeople } from '../../../test/people.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { type Jobs, openJobs } from '../../platform/jobs/jobs.ts';
import { createQueue, defaultTiming, type Urgency } from './queue.ts';

let opened: TestDatabase;
let people: Awaited<ReturnType<typeof createPeople>>;
let jobs: Jobs;
let send: Awaited<ReturnType<typeof createQueue>>;
/** The names of the adverts whose jobs ran, in order. */
let done: string[];

beforeEach(async () => {
  opened = await openTestDatabase();
  const { database, databaseUrl } = opened;
  people = await createPeople(database.db);
  done = [];
  jobs = await openJobs({
    database,
    config: { databaseUrl },
    log: { error: (error: unknown) => expect.fail(`${error}`) },
  });
  send = await createQueue({
    jobs,
    timing: { ...defaultTiming, pollSeconds: 0.5 },
    onJob: async ({ creative }) => void done.push(creative),
    onExhausted: async () => {},
  });
});
afterEach(async () => {
  await jobs.stop();
  await opened.database.close();
});

/**
 * Queues the video of a new advert.
 * @returns the advert's id
 */
async function add(ownerId: number, name: string, urgency?: Urgency): Promise<number> {
  const { db } = opened.database;
  const advert = await createAdvert(db, ownerId, { name });
  await db.transaction((tx) => send(tx, { advertId: advert.id, creative: name }, urgency));
  return advert.id;
}

/** Removes jobs from the queue, as if they had finished long ago. */
async function removeJobs(advertIds: number[]): Promise<void> {
  for (const id of advertIds)
    await opened.database.db.execute(sql`delete from pgboss.job where data ->> 'advertId' = ${String(id)}`);
}

test('background jobs come after uploads', async () => {
  await add(people.owner.id, 'Demo 1', 'background');
  await add(people.owner.id, 'Demo 2', 'background');
  await add(people.owner.id, 'Fresh 1');
  await add(people.owner.id, 'Fresh 2');
  await jobs.start();
  await expect.poll(() => done, { timeout: 60_000 }).toEqual(['Fresh 1', 'Fresh 2', 'Demo 1', 'Demo 2']);
});

test('owners take turns: many videos of one do not delay another', async () => {
  for (let count = 1; count <= 4; count += 1) await add(people.owner.id, `A${count}`);
  await add(people.stranger.id, 'B1');
  await jobs.start();
  await expect.poll(() => done, { timeout: 60_000 }).toHaveLength(5);
  expect(done.slice(0, 3)).toEqual(['A1', 'B1', 'A2']);
});

test('a new owner joins the current round without overtaking it', async () => {
  const { owner, stranger, manager } = people;
  const earlier = [await add(owner.id, 'A1'), await add(owner.id, 'A2')];
  for (const name of ['A3', 'A4']) await add(owner.id, name);
  await removeJobs(earlier);
  for (const name of ['B1', 'B2']) await add(stranger.id, name);
  await add(manager.id, 'C1');
  await jobs.start();
  await expect.poll(() => done, { timeout: 60_000 }).toEqual(['A3', 'B1', 'C1', 'A4', 'B2']);
});
