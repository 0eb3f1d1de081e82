import { afterEach, expect, it } from 'vitest';
import { responseCodes, startNameServer } from './name-server-scene.ts';
import { createOutboundClient } from './outbound-client.ts';
import { createNameResolver, type ResolveName } from './resolve-name.ts';

let server: Awaited<ReturnType<typeof startNameServer>> | undefined;
afterEach(() => server?.close());

type Answers = Partial<Record<'A' | 'AAAA', { code?: number; addresses?: string[] }>>;

type Wait = (milliseconds: number) => Promise<unknown>;
const forEver: Wait = () => new Promise(() => {});

/** A resolver with a name server that sends these answers, and stays silent for missing ones. */
async function resolverOf(answers: Answers, hasIPv6 = true, wait: Wait = forEver): Promise<ResolveName> {
  server = await startNameServer((type) => answers[type]);
  return createNameResolver({ servers: [server.address], hasIPv6: () => hasIPv6, wait });
}

const none = { addresses: [] };
const never = new AbortController().signal;

it.each<[string, Answers, string[]]>([
  [
    'both kinds',
    { A: { addresses: ['8.8.8.8', '8.8.4.4'] }, AAAA: { addresses: ['2001:4860:4860::8888'] } },
    ['8.8.8.8', '8.8.4.4', '2001:4860:4860::8888'],
  ],
  ['the older kind', { A: { addresses: ['8.8.8.8'] }, AAAA: none }, ['8.8.8.8']],
  ['the newer kind', { A: none, AAAA: { addresses: ['2001:4860:4860::8888'] } }, ['2001:4860:4860::8888']],
  [
    'one kind, where the server fails for the other',
    { A: { addresses: ['8.8.8.8'] }, AAAA: { code: responseCodes.serverFailure } },
    ['8.8.8.8'],
  ],
])('finds addresses of %s', async (_, answers, expected) => {
  const found = await (await resolverOf(answers))('site.example', never);
  expect(found).toEqual(expected.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
});

const [older, newer] = [{ addresses: ['8.8.8.8'] }, { addresses: ['2001:4860:4860::8888'] }];

it.each<[string, Answers, string[]]>([
  ['leaves out those of IPv6 where it has others', { A: older, AAAA: newer }, ['8.8.8.8']],
  ['names those of IPv6 where it has no others', { A: none, AAAA: newer }, ['2001:4860:4860::8888']],
])('on a machine without IPv6 %s', async (_, answers, expected) => {
  const found = await (await resolverOf(answers, false))('site.example', never);
  expect(found.map(({ address }) => address)).toEqual(expected);
});

it.each<[string, boolean, number]>([
  ['50 ms', true, 50],
  ['not at all, on a machine without it', false, 0],
])('waits for addresses of IPv6 %s once it has others', async (_, hasIPv6, milliseconds) => {
  const waited: number[] = [];
  const resolve = await resolverOf({ A: older }, hasIPv6, async (each) => waited.push(each));
  expect(await resolve('site.example', never)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(waited).toEqual([milliseconds]);
});

const failing = { code: responseCodes.serverFailure };

it.each<[string, Answers, string]>([
  ['a name without addresses', { A: none, AAAA: none }, 'unresolved'],
  [
    'an unknown name',
    { A: { code: responseCodes.noSuchName }, AAAA: { code: responseCodes.noSuchName } },
    'unresolved',
  ],
  ['a server that fails', { A: failing, AAAA: failing }, 'dns_failed'],
  ['a server that fails for one kind', { A: none, AAAA: failing }, 'dns_failed'],
  ['a private address', { A: { addresses: ['127.0.0.1'] }, AAAA: none }, 'private_address'],
  [
    'a private address beside a public one',
    { A: { addresses: ['8.8.8.8'] }, AAAA: { addresses: ['::1'] } },
    'private_address',
  ],
])('tells the client of %s', async (_, answers, code) => {
  const client = createOutboundClient({}, await resolverOf(answers));
  await expect(client.fetch('https://site.example/')).rejects.toMatchObject({ code });
});

it('aborts its queries with the request if the name server never responds', async () => {
  const resolve = await resolverOf({});
  const questions: Promise<unknown>[] = [];
  const client = createOutboundClient({}, (name, signal) => {
    const question = resolve(name, signal);
    questions.push(question);
    return question;
  });
  await expect(client.fetch('https://site.example/', { timeoutMs: 50 })).rejects.toMatchObject({ code: 'timeout' });
  expect(questions).toHaveLength(1);
  await expect(questions[0]).rejects.toMatchObject({ code: 'ECANCELLED' });
});
