import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDeliveryApp } from '../src/delivery-app.ts';
import { createServing, createWorkingPlacement, userAgent } from './delivery-scene.ts';
import { type Schemas, startTestApp, type TestApp } from './harness.ts';

/** Nothing listens there, so that events stay on disk. */
const CLICKHOUSE_URL = 'http://127.0.0.1:9/preroll';

let api: TestApp;
let delivery: Awaited<ReturnType<typeof buildDeliveryApp>>;
let placementId: number;
const log: string[] = [];
beforeAll(async () => {
  api = await startTestApp({ ROLE: 'api', CLICKHOUSE_URL });
  const config = { ...api.config, role: 'delivery', logLevel: 'info' } as const;
  delivery = await buildDeliveryApp({ config, database: api.database, logTo: { write: (line) => log.push(line) } });
  await createServing(api, (await api.createUser({ balance: '1000' })).id);
  placementId = (await createWorkingPlacement(api, (await api.createUser({ supportPanels: ['webmaster'] })).id))
    .placement.id;
});
afterAll(async () => {
  await delivery.close();
  await api.close();
});

const statuses = async (app: TestApp['app']) => {
  const paths = [`/vast?placement=${placementId}`, '/vast/player.js', '/backend/api/users', '/healthz'];
  const replies = await Promise.all(paths.map((url) => app.inject({ url, headers: { 'user-agent': userAgent } })));
  return Object.fromEntries(replies.map(({ statusCode }, at) => [paths[at]?.split('?')[0], statusCode]));
};

describe('a process that delivers', () => {
  it('answers players, and serves nothing of the application', async () => {
    const requestAdvert = async () =>
      (await delivery.inject({ url: `/vast?placement=${placementId}`, headers: { 'user-agent': userAgent } })).body;
    await expect.poll(requestAdvert).toContain('<Ad ');
    expect(await statuses(delivery)).toEqual({
      '/vast': 200,
      '/vast/player.js': 200,
      '/backend/api/users': 404,
      '/healthz': 200,
    });
  });
});

it('logs a line for each response to a player, without data about the sender', async () => {
  const ask = () => delivery.inject({ url: '/vast?placement=0', remoteAddress: '198.51.100.77' });
  await ask();
  const lines = log.map((line) => JSON.parse(line)).filter(({ route }) => route === '/vast');
  expect(lines.at(-1)).toMatchObject({ level: 30, status: 200, ms: expect.any(Number), msg: 'answered a player' });
  expect(log.join('')).not.toContain('198.51.100.77');
});

describe('a process of the API', () => {
  it('leaves players to the other process', async () => {
    expect(await statuses(api.app)).toEqual({
      '/vast': 404,
      '/vast/player.js': 404,
      '/backend/api/users': 401,
      '/healthz': 200,
    });
  });

  it('judges no campaigns for a described request, and states that another process delivers', async () => {
    const admin = await api.as(await api.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
    const asked = { ip: '8.8.8.8', user_agent: userAgent, page: 'https://news.example/' };
    const { body } = await admin.call<Schemas['Explanation']>('POST', `placements/${placementId}/explain`, asked);
    expect(body).toMatchObject({ outcome: 'elsewhere', total: 0, campaigns: [] });
  });

  it('shows an admin the state of the other process', async () => {
    const admin = await api.as(await api.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
    const { body } = await admin.call<Schemas['DeliveryProcess'][]>('GET', 'delivery/processes');
    expect(body.map(({ host, pid }) => [host, pid])).toEqual([[hostname(), process.pid]]);
  });
});
