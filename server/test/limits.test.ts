import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (login: string, remoteAddress: string) =>
  test.call('POST', 'auth/recovery', { payload: { login }, remoteAddress });
const mailsTo = async (login: string) => (await test.mails()).filter(({ to }) => to === login);

describe('requests for a new password', () => {
  it('send at most five messages an hour to one mailbox, with the same answer', async () => {
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

describe('what asks a site', () => {
  it('is limited to thirty requests in five minutes, checks and suggestions together', async () => {
    const webmaster = await test.createUser({ supportPanels: ['webmaster'] });
    const [caller, other] = [
      await test.as(webmaster, 'webmaster'),
      await test.as(await test.createUser({ supportPanels: ['webmaster'] }), 'webmaster'),
    ];
    const suggest = (by = caller) => by.call('POST', 'sites/suggestion', { domain: 'co.uk' });
    const check = () => caller.call('POST', 'sites/999999/verification', { method: 'meta' });
    for (let count = 0; count < 15; count += 1) {
      expect((await suggest()).status).toBe(422);
      expect((await check()).status).toBe(404);
    }
    const refused = await suggest();
    expect(refused).toMatchObject({ status: 429, body: { error: expect.stringContaining('Too many checks') } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await check()).status).toBe(429);
    expect((await suggest(other)).status).toBe(422);
  });
});
