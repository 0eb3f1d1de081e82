import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { indexOf, placement } from '../decision/decision-scene.ts';
import { noDictionaries } from '../decision/request-dictionaries.ts';
import { createDailyViewerId } from '../recognition/daily-viewer-id.ts';
import { createRecognition } from '../recognition/recognise-viewer.ts';
import { createUserAgentParser } from '../request/parse-user-agent.ts';
import { createRequestReader } from '../request/read-ad-request.ts';
import { createForeignPageCheck } from '../traffic/foreign-page.ts';
import { createRequestCounts } from '../watching/request-counts.ts';
import { registerVast } from './vast-routes.ts';

let isFull = false;
let recorded = 0;
const logged: string[] = [];
const foreign: [siteId: number, host: string][] = [];
const stream = { write: (line: string) => void logged.push(JSON.parse(line).msg) };
const app = fastify({ logger: { level: 'warn', stream } });
const index = indexOf([]);
index.putPlacement(placement);
registerVast(app, {
  ...{ index, publicUrl: 'https://preroll.example', started: Promise.resolve(), mayServe: () => !isFull },
  dictionaries: () => noDictionaries,
  readRequest: createRequestReader({
    parseUserAgent: createUserAgentParser(),
    classifySender: () => 'person',
    locate: () => ({ continent: null, country: null, region: null, cityId: null }),
  }),
  recognise: createRecognition({ consent: 'always', dailyViewerId: createDailyViewerId() }),
  answer: async ({ request: { at } }) => ({
    document: null,
    events: [{ ts: at.toISOString(), kind: 'request' }],
    others: [],
  }),
  unwrap: async () => null,
  writer: {
    isFull: () => isFull,
    async recordEvents() {
      if (isFull) throw new Error('full');
      recorded += 1;
    },
  },
  revenue: { fixShare: () => 0 },
  times: { record: () => {} } as unknown as Parameters<typeof registerVast>[1]['times'],
  testTokens: { isValid: () => false },
  requestLog: { record: () => {} } as unknown as Parameters<typeof registerVast>[1]['requestLog'],
  outcomeSample: { record: () => {} },
  isForeignPage: createForeignPageCheck('https://preroll.example'),
  counts: createRequestCounts(createMetrics()),
  foreignPages: { record: ({ siteId, host }) => void foreign.push([siteId, host]) },
});
afterAll(() => app.close());

it('logs once that events are refused, and once that they are accepted again', async () => {
  const ask = async () => expect((await app.inject({ url: '/vast?placement=1' })).body).toContain('<VAST');
  await ask();
  isFull = true;
  for (let n = 0; n < 3; n += 1) await ask();
  isFull = false;
  for (let n = 0; n < 2; n += 1) await ask();
  expect(logged).toEqual([
    'there is no room for events: requests get no advert, and are not recorded',
    'there is room for events again',
  ]);
  expect(recorded).toBe(3);
});

it.each([
  ['page=https://news.example/', true],
  ['page=https://copy.example/', false],
])('sends a cookie with the answer to a page of the site, and to no other: %s', async (query, isSent) => {
  const { headers } = await app.inject({ url: `/vast?placement=1&${query}` });
  expect(headers['set-cookie'] !== undefined).toBe(isSent);
});

it("notes another site's page that the tag names, and no other URL", async () => {
  foreign.length = 0;
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  const ask = (page: string) =>
    app.inject({
      url: `/vast?placement=1&page=${encodeURIComponent(page)}`,
      headers: { 'user-agent': agent, referer: 'https://player.example/' },
    });
  for (const page of ['https://copy.example/a', 'https://m.news.example/', '[PAGEURL]', '/news/1']) await ask(page);
  expect(foreign).toEqual([[placement.siteId, 'copy.example']]);
});
