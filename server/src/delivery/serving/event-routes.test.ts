import { invalidThresholds } from '@preroll/rules/delivery/invalid-reasons';
import { drizzle } from 'drizzle-orm/node-postgres';
import fastify from 'fastify';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import type { RecordedEvent } from '../../events/spool/recorded-event.ts';
import * as schema from '../../platform/db/schema.ts';
import { createSealer } from '../answer/sealer.ts';
import type { Serve } from '../answer/serve.ts';
import { indexOf, toIndexed } from '../decision/decision-scene.ts';
import type { IndexedAdvert } from '../decision/delivery-index.ts';
import { limitsInMemory } from '../limits/delivery-limits.ts';
import { campaignOf, limitsWith } from '../limits/limits-scene.ts';
import { createEventReceiver } from './event-receiver.ts';
import { registerEvents } from './event-routes.ts';

const campaign = campaignOf();
const advert = {
  ...{ domain: 'shop.example', rate: 1, category: null, urlMarks: 'utm={campaign_id}-{site_id}' },
  vast: { id: 5, landingPage: 'https://shop.example/?a=1', erid: '2VtzqwExample' },
} as IndexedAdvert;
const index = indexOf([{ ...toIndexed({ id: campaign.id }), limited: campaign, adverts: [advert] }]);
const limits = limitsWith(campaign);
const sealer = createSealer(Buffer.alloc(32, 7));
const recorded: RecordedEvent[] = [];
let mayCount = true;
// as in the application, because sealed serves are long
const app = fastify({ routerOptions: { maxParamLength: 16 * 1024 } });
registerEvents(app, {
  ...{
    index,
    started: Promise.resolve(),
    mayCount: () => mayCount,
    available: async () => {},
    classifySender: () => 'person',
  },
  dictionaries: () => ({ vastFeeds: [] }),
  // nothing listens there, as if PostgreSQL were unavailable
  db: drizzle('postgres://127.0.0.1:1/away', { schema }),
  writer: { recordEvents: async (events) => void recorded.push(...events) },
  ...createEventReceiver({
    ...{ index, limits: limitsInMemory(limits), sealer },
    revenue: { load: async () => {}, fixShare: () => 0, of: () => 0 },
  }),
});
afterAll(() => app.close());

const DAY = 24 * 3_600_000;

/** The URL of an event, or of a click's link, of an advert served `age` milliseconds ago. */
function addressOf(kind: string, { age = 0, isTest = false, advert = 5 } = {}): string {
  const at = new Date(Date.now() - age);
  const serve: Serve = {
    ...{ id: limits.reserve(campaign, at, null), at: at.getTime(), isTest },
    ...{ advertiser: campaign.ownerId, campaign: campaign.id, campaignGroup: 0, advert, webmaster: 1, site: 3 },
    ...{ placement: 1, format: 1, feed: 0, country: 'DE', region: '', city: 0, device: '', os: '', browser: '' },
    ...{ language: '', advertiserDomain: 'shop.example', payModel: 'cpm', currency: 'RUB', price: campaign.price },
    ...{ duration: 30, isFallback: false },
  };
  const sealed = sealer.seal(serve);
  const tag = sealer.sign(sealed, kind);
  return kind === 'landing' ? `/c/${sealed}/${tag}` : `/e/${sealed}/${kind}/${tag}`;
}

it.each([
  ['at once', 0],
  ['after more than a day', DAY + 1],
])('leads a click %s to its link with marks and the ERID while PostgreSQL is away', async (_, age) => {
  const { statusCode, headers } = await app.inject({ url: addressOf('landing', { age }) });
  expect([statusCode, headers.location]).toEqual([302, 'https://shop.example/?a=1&utm=1-3&erid=2VtzqwExample']);
});

it('asks to retry a click on an unknown advert while PostgreSQL is unavailable', async () => {
  const { statusCode, headers, body } = await app.inject({ url: addressOf('landing', { advert: 6 }) });
  expect([statusCode, headers['cache-control'], headers.location]).toEqual([503, 'no-store', undefined]);
  expect(body).toContain('Try again');
});

it('reports a late event of a test as expired, and records it so', async () => {
  recorded.length = 0;
  const url = addressOf('show', { age: DAY + 1, isTest: true });
  const results: unknown[] = [];
  for (let time = 0; time < 2; time += 1) results.push((await app.inject({ url })).headers['x-event-result']);
  expect(results).toEqual(['expired', 'repeated']);
  expect(recorded).toMatchObject([{ kind: 'show', invalid: 'expired' }]);
});

it('records events as invalid once an address has sent too many in a minute', async () => {
  const { eventsPerMinute } = invalidThresholds;
  recorded.length = 0;
  const repeated = addressOf('show');
  const hasFlood = () => recorded.some(({ invalid }) => invalid === 'flood');
  let calls = 0;
  // counting begins anew with a minute, which may pass meanwhile
  for (; !hasFlood() && calls <= 2 * eventsPerMinute; calls += 1) {
    const url = calls % 500 === 499 || calls >= eventsPerMinute ? addressOf('show') : repeated;
    await app.inject({ url, remoteAddress: '203.0.113.9' });
  }
  expect(hasFlood()).toBe(true);
  expect(calls).toBeGreaterThan(eventsPerMinute);
});

it("answers an event that it can't count with the same CORS headers", async () => {
  const call = async () => await app.inject({ url: addressOf('show'), headers: { origin: 'https://news.example' } });
  const headersOf = ({ headers }: Awaited<ReturnType<typeof call>>) =>
    Object.entries(headers).filter(([name]) => /^(access-control|cache|vary|timing|cross)/.test(name));
  const counted = await call();
  mayCount = false;
  onTestFinished(() => {
    mayCount = true;
  });
  const refused = await call();
  expect([counted.statusCode, refused.statusCode]).toEqual([204, 503]);
  expect(headersOf(refused)).toEqual(headersOf(counted));
});
