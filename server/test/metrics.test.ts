import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServing, createWorkingPlacement, report, requestAdvert } from './delivery-scene.ts';
import { startTestApp, type TestApp } from './harness.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

const METRICS_TOKEN = 'token-of-a-scraper';

type Headers = Record<string, string>;

const read = (test: TestApp, headers: Headers = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({ url: '/metrics', headers, remoteAddress });

describe('counters and gauges', () => {
  let test: TestApp;
  let people: TestUsers;

  beforeAll(async () => {
    test = await startTestApp();
    people = await createTestUsers(test);
  });
  afterAll(() => test.close());

  const samplesOf = async (name: string) => {
    const { body } = await read(test);
    const lines = body.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
    return Object.fromEntries(lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), numberOf(line)]));
  };
  const numberOf = (line: string) => Number(line.slice(line.lastIndexOf(' ')));

  it('count requests, decisions, events and their reservations', async () => {
    const { placement } = await createWorkingPlacement(test, people.webmaster.userId);
    await createServing(test, people.advertiser.userId);
    const served = await vi.waitFor(
      async () => {
        const answer = await requestAdvert(test, placement.id);
        expect(answer).not.toBeNull();
        return answer;
      },
      { timeout: 60_000 },
    );
    const before = await samplesOf('preroll_requests_total');
    expect(before['{outcome="advert"}']).toBe(1);
    expect(await samplesOf('preroll_decisions_total')).toMatchObject({ '{stage="won"}': 1 });
    expect(await samplesOf('preroll_reservations_open')).toEqual({ '': 1 });

    await test.app.inject({ url: '/vast?placement=999999' });
    await test.app.inject({ url: `/vast?placement=${placement.id}`, headers: { 'user-agent': 'curl/8.5.0' } });
    const after = await samplesOf('preroll_requests_total');
    expect(after).toEqual({
      ...before,
      '{outcome="unknown_placement"}': (before['{outcome="unknown_placement"}'] ?? 0) + 1,
      '{outcome="invalid"}': 1,
    });

    const { show = '', impression = '', quartile100 = '' } = served?.addresses ?? {};
    for (const address of [show, impression]) expect((await report(test, address)).statusCode).toBe(204);
    // an advert of six seconds can not have been watched yet
    await report(test, quartile100);
    expect(await samplesOf('preroll_events_total')).toMatchObject({
      '{kind="request",reason="robot"}': 1,
      '{kind="serve",reason="valid"}': 1,
      '{kind="show",reason="valid"}': 1,
      '{kind="impression",reason="valid"}': 1,
      '{kind="quartile100",reason="too_fast"}': 1,
    });
    expect(await samplesOf('preroll_reservations_open')).toEqual({ '': 0 });
  });

  it('measure the state of the process', async () => {
    expect(await samplesOf('preroll_serving')).toEqual({ '': 1 });
    expect(await samplesOf('preroll_index_age_seconds')).toEqual({ '': 0 });
    // the embedded event store was not queried yet
    expect((await samplesOf('preroll_spool_bytes'))['']).toBeGreaterThan(0);
    expect((await samplesOf('preroll_event_store_lag_seconds'))['']).toBeGreaterThan(0);
  });

  it('are described in the format of Prometheus', async () => {
    const { body, headers } = await read(test);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    const lines = body.trimEnd().split('\n');
    const sample = /^[a-z_]+(\{[a-z_]+="[^"\\]*"(,[a-z_]+="[^"\\]*")*\})? [\d.e+-]+$/;
    expect(lines.filter((line) => !line.startsWith('# ') && !sample.test(line))).toEqual([]);
    for (const line of lines.filter((text) => text.startsWith('# TYPE')))
      expect(line.endsWith(' counter')).toBe(line.split(' ')[2]?.endsWith('_total'));
  });
});

describe('access', () => {
  interface Case {
    from?: string;
    headers?: Headers;
    status: 200 | 403;
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const cases: [said: string, env: NodeJS.ProcessEnv, cases: Case[]][] = [
    [
      'this machine, and nobody through a proxy on it',
      {},
      [
        { status: 200 },
        { from: '::1', headers: { host: '[::1]:3000' }, status: 200 },
        { from: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:3000' }, status: 200 },
        { from: '198.51.100.7', status: 403 },
        { from: '10.0.0.7', status: 403 },
        { from: '198.51.100.7', headers: { 'x-forwarded-for': '127.0.0.1' }, status: 403 },
        { headers: { 'x-forwarded-for': '198.51.100.7' }, status: 403 },
        { headers: { 'x-forwarded-for': '127.0.0.1' }, status: 403 },
        { headers: { 'x-real-ip': '198.51.100.7' }, status: 403 },
        { headers: { forwarded: 'for=198.51.100.7' }, status: 403 },
        { headers: { via: '1.1 proxy' }, status: 403 },
        { headers: { host: 'preroll.example' }, status: 403 },
        { from: '198.51.100.7', headers: bearer(METRICS_TOKEN), status: 403 },
      ],
    ],
    [
      'this machine by the address that a trusted proxy has added',
      { TRUST_PROXY: 'yes' },
      [
        { status: 200 },
        { headers: { 'x-forwarded-for': '127.0.0.1' }, status: 200 },
        { headers: { 'x-forwarded-for': '198.51.100.7' }, status: 403 },
        { headers: { 'x-forwarded-for': '127.0.0.1, 198.51.100.7' }, status: 403 },
        { from: '198.51.100.7', headers: { 'x-forwarded-for': '127.0.0.1' }, status: 403 },
        { from: '198.51.100.7', status: 403 },
      ],
    ],
    [
      'whoever has the token, and nobody else',
      { METRICS_TOKEN },
      [
        { from: '198.51.100.7', headers: bearer(METRICS_TOKEN), status: 200 },
        { headers: { ...bearer(METRICS_TOKEN), 'x-forwarded-for': '198.51.100.7' }, status: 200 },
        { headers: bearer(`${METRICS_TOKEN}.`), status: 403 },
        { headers: bearer(''), status: 403 },
        { headers: { authorization: METRICS_TOKEN }, status: 403 },
        { status: 403 },
      ],
    ],
  ];

  it.each(cases)('%s', async (_, env, callers) => {
    const test = await startTestApp(env);
    for (const { from, headers, status } of callers) {
      const answer = await read(test, headers, from);
      expect([from, headers, answer.statusCode]).toEqual([from, headers, status]);
      if (status === 403) expect(answer.json()).toEqual({ error: expect.stringContaining('METRICS_TOKEN') });
    }
    await test.close();
  });
});
