import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutboundClient } from './outbound-client.ts';
import { OutboundError } from './outbound-error.ts';
import type { ResolveName } from './resolve-name.ts';
import { readTestHosts } from './test-hosts.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Starts a server on loopback. The client reaches it as `site.example`, and resolves other names with `resolve`. */
async function startSite(listener: RequestListener, resolve?: ResolveName) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createOutboundClient({ outboundTestHosts: readTestHosts(`site.example=127.0.0.1:${port}`) }, resolve);
}

async function errorOf(call: Promise<unknown>): Promise<OutboundError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(OutboundError);
  return error as OutboundError;
}

const resolvingTo =
  (...addresses: string[]): ResolveName =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('ports', () => {
  it('are limited to the usual ones, unless configured', async () => {
    const refused = 'Only addresses without a port of their own are allowed';
    const client = createOutboundClient({});
    expect(client.refuse('https://site.example:22/')).toBe(refused);
    expect(client.refuse('https://93.184.215.14:8443/')).toBe(refused);
    for (const url of ['https://site.example/', 'https://site.example:443/', 'https://site.example:80/'])
      expect(client.refuse(url)).toBeNull();
    expect(createOutboundClient({ outboundPorts: [8443] }).refuse('https://site.example:8443/')).toBeNull();
    expect((await errorOf(client.fetch('https://site.example:22/'))).code).toBe('port');
  });

  it('are checked for redirects, too', async () => {
    const client = await startSite((_request, response) =>
      response.writeHead(302, { location: 'https://other.example:22/' }).end(),
    );
    expect((await errorOf(client.fetch('https://site.example/'))).code).toBe('port');
  });
});

describe('addresses that are not public', () => {
  const client = createOutboundClient({});

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://127。0。0。1/',
    'https://①②⑦.0.0.1/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://ord.localhost:8443/',
  ])('%s is refused', async (url) => {
    expect((await errorOf(client.fetch(url))).code).toBe('private_address');
    expect(client.refuse(url)).toBe('This address is not on the public internet');
  });

  it.each([
    ['http://operator.example/', 'Only https addresses are allowed'],
    ['https://name:word@operator.example/', 'This is not a web address'],
    ['operator.example', 'This is not a web address'],
    ['https://operator.example/', null],
    ['https://localhost.example/', null],
    ['https://8.8.8.8/', null],
    ['https://[2606:4700::1111]/', null],
  ])('%s is told before a request: %s', (url, refusal) => {
    expect(client.refuse(url)).toBe(refusal);
  });

  it('allows only configured test hosts on this machine', () => {
    const outboundTestHosts = readTestHosts('site.example=127.0.0.1:8080,127.0.0.1:8081');
    const testing = createOutboundClient({ outboundTestHosts });
    expect(['http://site.example/', 'http://127.0.0.1:8081/'].map(testing.refuse)).toEqual([null, null]);
    expect(testing.refuse('https://127.0.0.1:8082/')).toBe('This address is not on the public internet');
  });

  it.each([
    ['one private address', ['10.0.0.1']],
    ['this machine', ['127.0.0.1']],
    ['a mapped address', ['::ffff:192.168.0.1']],
    ['a public address beside a private one', ['8.8.8.8', '127.0.0.1']],
  ])('a name that resolves to %s is refused', async (_, addresses) => {
    const rebinding = createOutboundClient({}, resolvingTo(...addresses));
    expect((await errorOf(rebinding.fetch('https://rebinding.example/'))).code).toBe('private_address');
  });

  it('does not connect to a name that first resolves to a public address and then to this machine', async () => {
    const machine = createServer();
    servers.push(machine);
    const connections: unknown[] = [];
    machine.on('connection', (socket) => connections.push(socket));
    await new Promise<void>((resolve) => machine.listen(0, '127.0.0.1', resolve));
    const { port } = machine.address() as AddressInfo;

    const later = Promise.withResolvers<void>();
    const answers: ResolveName[] = [
      // the public address comes only after the client has given up, because tests must not connect to the internet
      (...question) => later.promise.then(() => resolvingTo('8.8.8.8')(...question)),
      resolvingTo('127.0.0.1'),
    ];
    const rebinding: ResolveName = (...question) => (answers.shift() ?? expect.unreachable())(...question);
    const changing = createOutboundClient({ outboundPorts: [port] }, rebinding);
    const url = `https://rebinding.example:${port}/`;
    expect((await errorOf(changing.fetch(url, { timeoutMs: 20 }))).code).toBe('timeout');
    later.resolve();
    expect((await errorOf(changing.fetch(url))).code).toBe('private_address');
    expect(answers).toEqual([]);
    expect(connections).toEqual([]);

    // shows that a connection would be noticed
    const allowed = createOutboundClient({ outboundTestHosts: readTestHosts(`rebinding.example=127.0.0.1:${port}`) });
    await errorOf(allowed.fetch(url, { timeoutMs: 200 }));
    expect(connections).toHaveLength(1);
  });

  it('refuses localhost', async () => {
    expect((await errorOf(client.fetch('https://localhost/'))).code).toBe('private_address');
  });
});

it.each([
  ['http://example.com/', 'not_https'],
  ['ftp://example.com/', 'not_https'],
  ['file:///etc/passwd', 'not_https'],
  ['javascript:alert(1)', 'not_https'],
  ['https://user:password@example.com/', 'invalid_url'],
  ['https://', 'invalid_url'],
  ['example.com', 'invalid_url'],
  ['', 'invalid_url'],
])('%j is %s', async (url, code) => {
  expect((await errorOf(createOutboundClient({}).fetch(url))).code).toBe(code);
});

describe('a request', () => {
  it("sends the host's name and the headers", async () => {
    let seen: IncomingMessage | undefined;
    const client = await startSite((request, response) => {
      seen = request;
      response.setHeader('content-type', 'text/plain').end('hello');
    });
    const answer = await client.fetch('https://site.example/a?b=c#d', { headers: { authorization: 'Bearer x' } });
    expect(answer).toMatchObject({ status: 200, url: 'https://site.example/a?b=c', body: Buffer.from('hello') });
    expect(answer.headers['content-type']).toBe('text/plain');
    expect(seen?.url).toBe('/a?b=c');
    expect(seen?.headers).toMatchObject({ host: 'site.example', authorization: 'Bearer x' });
  });

  it('returns error statuses as responses', async () => {
    const client = await startSite((_, response) => response.writeHead(503).end());
    expect((await client.fetch('https://site.example/')).status).toBe(503);
  });

  it('follows redirects and reports them', async () => {
    const client = await startSite((request, response) => {
      if (request.url === '/') response.writeHead(301, { location: '/next' }).end();
      else response.end('there');
    });
    const { chain, url } = await client.fetch('https://site.example/');
    expect(url).toBe('https://site.example/next');
    expect(chain).toEqual([
      { url: 'https://site.example/', status: 301 },
      { url: 'https://site.example/next', status: 200 },
    ]);
    expect((await client.fetch('https://site.example/', { maxRedirects: 0 })).status).toBe(301);
  });

  it.each([
    ['https://127.0.0.1/', 'private_address'],
    ['http://example.com/', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
    ['https://[::1]/', 'private_address'],
    ['//2130706433/', 'private_address'],
    ['https://user@site.example/', 'invalid_url'],
  ])('is not redirected to %s', async (location, code) => {
    const client = await startSite((_, response) => response.writeHead(302, { location }).end());
    const error = await errorOf(client.fetch('https://site.example/'));
    expect(error.code).toBe(code);
    expect(error.chain[0]).toEqual({ url: 'https://site.example/', status: 302 });
  });

  it.each([
    ['a private address', ['10.0.0.1']],
    ['this machine', ['::1']],
    ['a public address beside a private one', ['8.8.8.8', '127.0.0.1']],
  ])('is not redirected to a name that resolves to %s', async (_, addresses) => {
    const location = 'https://rebinding.example/';
    const redirect: RequestListener = (_request, response) => response.writeHead(302, { location }).end();
    const error = await errorOf((await startSite(redirect, resolvingTo(...addresses))).fetch('https://site.example/'));
    expect(error.code).toBe('private_address');
    expect(error.chain).toEqual([
      { url: 'https://site.example/', status: 302 },
      { url: location, status: null },
    ]);
  });

  it('drops its headers when it is redirected to another origin', async () => {
    const seen: (string | undefined)[] = [];
    const client = await startSite(({ headers, url }, response) => {
      seen.push(headers.authorization);
      if (url === '/') response.writeHead(302, { location: 'http://site.example/other' }).end();
      else response.end();
    });
    await client.fetch('https://site.example/', { headers: { authorization: 'Bearer x' } });
    expect(seen).toEqual(['Bearer x', undefined]);
  });

  it('fails after too many redirects', async () => {
    const client = await startSite((_, response) => response.writeHead(302, { location: '/' }).end());
    const error = await errorOf(client.fetch('https://site.example/', { maxRedirects: 3 }));
    expect([error.code, error.chain.length]).toEqual(['too_many_redirects', 4]);
  });

  it('fails if the response is too large', async () => {
    const client = await startSite((_, response) => response.end('x'.repeat(100_000)));
    expect((await errorOf(client.fetch('https://site.example/', { maxBytes: 99_999 }))).code).toBe('too_large');
    expect((await client.fetch('https://site.example/', { maxBytes: 100_000 })).body).toHaveLength(100_000);
  });

  it('fails if the host never responds', async () => {
    const client = await startSite(() => undefined);
    expect((await errorOf(client.fetch('https://site.example/', { timeoutMs: 50 }))).code).toBe('timeout');
  });

  it('fails if the host never finishes its response', async () => {
    const client = await startSite((_, response) => response.write('a beginning'));
    expect((await errorOf(client.fetch('https://site.example/', { timeoutMs: 200 }))).code).toBe('timeout');
  });

  it('fails if the host cuts its response off', async () => {
    const client = await startSite((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('a beginning', () => response.destroy());
    });
    expect((await errorOf(client.fetch('https://site.example/'))).code).toBe('unreachable');
  });

  it('fails if nothing listens', async () => {
    const client = createOutboundClient({ outboundTestHosts: readTestHosts('site.example=127.0.0.1:1') });
    expect((await errorOf(client.fetch('https://site.example/'))).code).toBe('unreachable');
  });
});
