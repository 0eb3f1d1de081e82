import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sites } from '../src/platform/db/schema.ts';
import { createServing, createWorkingPlacement, userAgent } from './delivery-scene.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let people: TestUsers;
let placementId: number;
let mine: number;
let foreign: number;
const page = 'https://news.example/today';
const ask = async (caller: Caller, values: Partial<Schemas['ExplanationInput']> = {}, id = placementId) =>
  caller.call<Schemas['Explanation']>('POST', `placements/${id}/explain`, {
    ...{ ip: '8.8.8.8', user_agent: userAgent, page },
    ...values,
  });
const explained = async (caller: Caller, values?: Partial<Schemas['ExplanationInput']>) =>
  (await ask(caller, values)).body;

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://ads.example' });
  people = await createTestUsers(test);
  const { placement, site } = await createWorkingPlacement(test, people.webmaster.userId);
  placementId = placement.id;
  await test.db.update(sites).set({ domain: 'news.example' }).where(eq(sites.id, site.id));
  const limited = { targeting: { shows_limit_all_time: 1 } };
  mine = (await createServing(test, people.advertiser.userId, { ...limited, bid: 2000 })).campaign.id;
  const chosen = { referer: { white: ['other.example'], black: [] } };
  foreign = (await createServing(test, people.otherAdvertiser.userId, { name: 'Foreign', targeting: chosen })).campaign
    .id;
  const isRead = async () => expect(await explained(people.admin)).toMatchObject({ outcome: 'advert', total: 2 });
  await vi.waitFor(isRead, { timeout: 60_000 });
});
afterAll(() => test.close());

describe('the explanation of a request', () => {
  it('returns what was read from it, and for admins every campaign, the winner first', async () => {
    expect(await explained(people.admin)).toEqual({
      request: {
        country: 'US',
        device: 'desktop',
        os: 'windows',
        browser: 'chrome',
        language: null,
        page_host: 'news.example',
      },
      outcome: 'advert',
      total: 2,
      campaigns: [
        { id: mine, name: 'Spring sale', domain: 'shop.example', refusal: null },
        { id: foreign, name: 'Foreign', domain: 'shop.example', refusal: 'referer' },
      ],
    });
  });

  it('gives managers the campaigns of their clients', async () => {
    const { outcome, campaigns } = await explained(people.manager);
    expect([outcome, campaigns.map(({ id }) => id)]).toEqual(['advert', [mine]]);
  });

  it('gives webmasters hosts and reasons, and no other details of campaigns', async () => {
    expect(await explained(people.webmaster)).toMatchObject({
      total: 2,
      campaigns: [
        { id: null, name: null, domain: 'shop.example', refusal: null },
        { id: null, name: null, domain: 'shop.example', refusal: 'referer' },
      ],
    });
  });

  it('reserves nothing, and does not expire open serves whatever its time is', async () => {
    const served = await test.app.inject({
      url: `/vast?placement=${placementId}`,
      headers: { 'user-agent': userAgent },
      remoteAddress: '198.51.100.7',
    });
    expect(served.body).toContain('<Ad ');
    const later = { at: new Date(Date.now() + 30 * 86_400_000).toISOString() };
    for (const values of [{}, later, {}])
      expect(await explained(people.admin, values)).toMatchObject({
        outcome: 'no_advert',
        campaigns: [{ refusal: 'limit_total' }, { refusal: 'referer' }],
      });
  });

  it('distinguishes a robot from a person, and a stopped placement from one without adverts', async () => {
    const robot = { user_agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    expect((await explained(people.webmaster, robot)).outcome).toBe('robot');
    const stopped = await createWorkingPlacement(test, people.webmaster.userId, { status: 'stopped' });
    expect((await ask(people.webmaster, {}, stopped.placement.id)).body.outcome).toBe('not_serving');
  });

  it('is limited to sixty in five minutes', async () => {
    const user = await test.createUser({ supportPanels: ['webmaster'] });
    const caller = await test.as(user, 'webmaster');
    for (let count = 0; count < 60; count += 1) expect((await ask(caller)).status).toBe(404);
    expect(await ask(caller)).toMatchObject({
      status: 429,
      body: { error: 'Too many explanations. Try again in 5 minutes.' },
    });
  });

  it('requires an address', async () => {
    const { status, body } = await ask(people.webmaster, { ip: 'localhost' });
    expect([status, body]).toMatchObject([422, { errors: { ip: ['Not an IP address'] } }]);
  });
});
