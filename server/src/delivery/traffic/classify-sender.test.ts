import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createUserAgentParser } from '../request/parse-user-agent.ts';
import { createSenderClassifier } from './classify-sender.ts';
import { readDatacentres } from './read-datacentres.ts';

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

async function fileOf(text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'preroll-datacentres-')), 'networks.txt');
  await writeFile(file, text);
  return file;
}

it.each([
  ['a person', '198.51.100.7', {}, 'person'],
  ['a robot that names itself', '198.51.100.7', { 'user-agent': 'curl/8.1.2' }, 'robot'],
  ['a request without an agent', '198.51.100.7', { 'user-agent': '' }, 'robot'],
  ['a preloaded page', '198.51.100.7', { 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
  ['an address of a data centre', '203.0.113.9', {}, 'datacentre'],
  ['an IPv6 address of one', '2001:db8:5::1', {}, 'datacentre'],
  ['an IPv4 address in IPv6', '::ffff:203.0.113.9', {}, 'datacentre'],
])('tells %s', async (_, ip, headers, expected) => {
  const isDatacentre = await readDatacentres(
    await fileOf('# a comment\n203.0.113.0/24 # a host\n\n2001:db8:5::/48\r\n'),
  );
  const classifySender = createSenderClassifier({ parseUserAgent: createUserAgentParser(), isDatacentre });
  expect(classifySender({ ip, headers: { 'user-agent': agent, ...headers } })).toBe(expected);
});

describe('readDatacentres', () => {
  it('has no networks without a file', async () => {
    expect((await readDatacentres(undefined))('203.0.113.9')).toBe(false);
  });

  it.each(['203.0.113.0/33', '8075', '10/8', '::ffff:203.0.113.0/120'])(
    'names the line that is no network: %s',
    async (line) => {
      await expect(readDatacentres(await fileOf(`203.0.113.0/24\n${line}\n`))).rejects.toThrow(
        `DATACENTRE_FILE, line 2: "${line}" is no address or network.`,
      );
    },
  );

  it('reports a missing file', async () => {
    await expect(readDatacentres('/nowhere/networks.txt')).rejects.toThrow("DATACENTRE_FILE can't be read");
  });
});
