import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createServing, createWorkingPlacement, userAgent } from './delivery-scene.ts';
import { startTestApp, type TestApp } from './harness.ts';

const DATACENTRE = '203.0.113.5';
const PERSON = '198.51.100.7';

const opened: TestApp[] = [];
afterAll(() => Promise.all(opened.map((test) => test.close())));

/** Starts a server with an advert, and returns a function that checks whether `/vast` serves it. */
async function startServing(env: Record<string, string>) {
  const datacentreFile = join(await mkdtemp(join(tmpdir(), 'preroll-datacentres-')), 'networks.txt');
  await writeFile(datacentreFile, '203.0.113.0/24\n');
  const test = await startTestApp({ DATACENTRE_FILE: datacentreFile, ...env });
  opened.push(test);
  await createServing(test, (await test.createUser({ balance: '1000' })).id);
  const { placement } = await createWorkingPlacement(
    test,
    (await test.createUser({ supportPanels: ['webmaster'] })).id,
  );
  const isServed = async (peer: string, forwarded?: string) => {
    const headers = { 'user-agent': userAgent, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
    const reply = await test.app.inject({ url: `/vast?placement=${placement.id}`, headers, remoteAddress: peer });
    return reply.body.includes('<Ad ');
  };
  await expect.poll(() => isServed(PERSON)).toBe(true);
  return isServed;
}

describe('X-Forwarded-For', () => {
  it('is ignored for a viewer who comes without a proxy', async () => {
    const isServed = await startServing({});
    expect(await isServed(PERSON, DATACENTRE)).toBe(true);
    expect(await isServed(DATACENTRE, PERSON)).toBe(false);
  });

  it("names the viewer behind a proxy, but only in the proxy's own entry", async () => {
    const isServed = await startServing({ TRUST_PROXY: 'yes' });
    expect(await isServed('127.0.0.1', DATACENTRE)).toBe(false);
    expect(await isServed('127.0.0.1', PERSON)).toBe(true);
    // the viewer's own header value comes before the proxy's entry
    expect(await isServed('127.0.0.1', `${PERSON}, ${DATACENTRE}`)).toBe(false);
    expect(await isServed('127.0.0.1', `${DATACENTRE}, ${PERSON}`)).toBe(true);
  });
});
