import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LoopbackSite } from '../../scripts/lib/loopback-site.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let site: LoopbackSite;
beforeAll(async () => {
  site = await LoopbackSite.start('news.example');
  test = await startTestApp({ OUTBOUND_TEST_HOSTS: site.testHost });
});
afterAll(async () => {
  await test.close();
  await site.stop();
});

const ask = (login: string, remoteAddress: string) =>
  test.call('POST', 'auth/recovery', { payload: { login }, remoteAddress });
const mailsTo = async (login: string) => (await test.mails()).filter(({ to }) => to === login);

describe('requests for a new password', () => {
  it('send at most five messages an hour to one mailbox, with the same response', async () => {
    const { login } = await test.createUser();
    for (let count = 0; count < 7; count += 1)
      expect(await ask(login, `10.4.0.${count}`)).toMatchObject({ status: 204, body: undefined });
    expect(await mailsTo(login)).toHaveLength(5);
  });

  it('send at most five when concurrent, or after a link was used', async () => {
    const { login } = await test.createUser();
    await Promise.all(Array.from({ length: 4 }, (_, index) => ask(login, `10.4.1.${index}`)));
    const key = (await mailsTo(login)).at(-1)?.link?.split('/').at(-1);
    const used = await test.call('POST', `auth/recovery/${key}`, { payload: { password: 'a password that is new' } });
    expect(used.status).toBe(200);
    await Promise.all(Array.from({ length: 4 }, (_, index) => ask(login, `10.4.2.${index}`)));
    expect(await mailsTo(login)).toHaveLength(5);
  });

  it('are limited to twenty an hour from one address, for known and unknown logins', async () => {
    const { login } = await test.createUser();
    for (let count = 0; count < 20; count += 1)
      expect((await ask(`nobody${count}@preroll.test`, '10.4.3.1')).status).toBe(204);
    const refused = await ask(login, '10.4.3.1');
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'Too many requests for a new password. Try again in 60 minutes.' },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3590);
    expect(await mailsTo(login)).toEqual([]);
    expect((await ask(login, '10.4.3.2')).status).toBe(204);
    expect(await mailsTo(login)).toHaveLength(1);
  });
});

describe('one visitor', () => {
  const wrong = (login: string, remoteAddress: string) =>
    test.call('POST', 'auth/login', { payload: { login, password: 'wrong' }, remoteAddress });

  it('is a whole IPv6 /64 network', async () => {
    const { login } = await test.createUser();
    for (let count = 0; count < 10; count += 1) expect((await wrong(login, `2001:db8:0:1::${count}`)).status).toBe(422);
    expect((await wrong(login, '2001:db8:0:1:ffff::1')).status).toBe(429);
    expect((await wrong(login, '2001:db8:0:2::1')).status).toBe(422);
  });

  it('is the same in IPv4 and IPv6 notation', async () => {
    const { login } = await test.createUser();
    for (let count = 0; count < 10; count += 1) expect((await wrong(login, '10.4.5.1')).status).toBe(422);
    expect((await wrong(login, '::ffff:10.4.5.1')).status).toBe(429);
  });
});

describe('requests to a site', () => {
  const newWebmaster = async () => test.as(await test.createUser({ supportPanels: ['webmaster'] }), 'webmaster');
  const check = (caller: Caller) => caller.call('POST', 'sites/999999/verification', { method: 'meta' });
  const suggest = async (caller: Caller, domain = 'news.example') =>
    (await caller.call<Schemas['SiteSuggestion']>('POST', 'sites/suggestion', { domain })).body;

  it('is limited to thirty checks in five minutes', async () => {
    const [caller, other] = [await newWebmaster(), await newWebmaster()];
    for (let count = 0; count < 30; count += 1) expect((await check(caller)).status).toBe(404);
    const refused = await check(caller);
    expect(refused).toMatchObject({ status: 429, body: { error: expect.stringContaining('Too many checks') } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await check(other)).status).toBe(404);
    expect((await suggest(caller)).is_reachable).toBe(true);
  });

  it('are limited to thirty home pages in five minutes, after which suggestions do without', async () => {
    const [caller, other] = [await newWebmaster(), await newWebmaster()];
    for (let count = 0; count < 30; count += 1) {
      expect(await suggest(caller)).toMatchObject({ is_reachable: true, name: 'Evening news' });
      // these cause no requests
      await suggest(caller, 'co.uk');
    }
    expect(await suggest(caller)).toMatchObject({ is_reachable: null, name: 'news.example', added: null });
    expect((await check(caller)).status).toBe(404);
    expect((await suggest(other)).is_reachable).toBe(true);
  });
});
