import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createForeignPages, removeOldForeignPages } from '../src/delivery/traffic/foreign-pages.ts';
import { foreignPages } from '../src/platform/db/schema.ts';
import { createWorkingPlacement, userAgent } from './delivery-scene.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;

beforeAll(async () => {
  test = await startTestApp();
  people = await createTestUsers(test);
});
afterAll(() => test.close());

const ask = (caller: Caller, siteId: number) =>
  caller.call<Schemas['ForeignPage'][]>('GET', `sites/${siteId}/foreign-pages`);

const place = () => createWorkingPlacement(test, people.webmaster.userId);

it('adds up the requests of each host, and deletes hosts without requests for 30 days', async () => {
  const { site } = await place();
  const { record, flush } = createForeignPages({ db: test.db, log: test.app.log });
  const old = new Date(Date.now() - 31 * 24 * 3_600_000);
  const now = new Date();
  record({ siteId: site.id, host: 'old.example', at: old });
  record({ siteId: site.id, host: 'copy.example', at: old });
  await flush();
  for (let time = 0; time < 2; time += 1) record({ siteId: site.id, host: 'copy.example', at: now });
  record({ siteId: site.id, host: 'xn--e1afmkfd.example', at: now });
  await flush();
  const { body } = await ask(people.webmaster, site.id);
  expect(body).toEqual([
    { host: 'copy.example', host_unicode: 'copy.example', requests: 3, last_at: now.toISOString() },
    { host: 'xn--e1afmkfd.example', host_unicode: 'пример.example', requests: 1, last_at: now.toISOString() },
  ]);
  await removeOldForeignPages(test.db);
  expect(await test.db.$count(foreignPages, eq(foreignPages.siteId, site.id))).toBe(2);
});

it('keeps at most 100 hosts per site, whatever is sent', async () => {
  const { site } = await place();
  const { record, flush } = createForeignPages({ db: test.db, log: test.app.log });
  for (let host = 0; host < 130; host += 1) {
    record({ siteId: site.id, host: `${host}.example`, at: new Date() });
    if (host % 20 === 19) await flush();
  }
  await flush();
  expect(await test.db.$count(foreignPages, eq(foreignPages.siteId, site.id))).toBe(100);
});

it('explains that a page belongs to another site', async () => {
  const { placement, site } = await place();
  const outcomeOf = async (page: string) => {
    const { body } = await people.webmaster.call<Schemas['Explanation']>('POST', `placements/${placement.id}/explain`, {
      user_agent: userAgent,
      page,
    });
    return body.outcome;
  };
  expect(await outcomeOf('https://copy.example/')).toBe('foreign_page');
  expect(await outcomeOf(`https://m.${site.domain}/`)).toBe('no_advert');
});
