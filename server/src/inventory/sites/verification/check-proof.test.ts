import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LoopbackSite } from '../../../../../scripts/lib/loopback-site.ts';
import { createOutboundClient, type OutboundClient } from '../../../platform/outbound/outbound-client.ts';
import { OutboundError, type OutboundErrorCode } from '../../../platform/outbound/outbound-error.ts';
import type { ResolveName } from '../../../platform/outbound/resolve-name.ts';
import { readTestHosts } from '../../../platform/outbound/test-hosts.ts';
import { checkAdsTxt, checkProof } from './check-proof.ts';
import type { ResolveTxt } from './resolve-txt.ts';

const token = '4f1c9b7ad03e4c1f9e62b85d0a7c3e21';
const tag = `<meta name="preroll-verification" content="${token}">`;

let site: LoopbackSite;
let www: LoopbackSite;
let forum: LoopbackSite;
/** Manages the ads.txt of many sites. */
let network: LoopbackSite;

beforeAll(async () => {
  site = await LoopbackSite.start('news.example');
  www = await LoopbackSite.start('www.news.example');
  forum = await LoopbackSite.start('forum.news.example');
  network = await LoopbackSite.start('network.example');
});
afterAll(async () => {
  await site.stop();
  await www.stop();
  await forum.stop();
  await network.stop();
});

const noRecords: ResolveTxt = async () => ({ code: 'no_record' });

const provedBy = (domain: string) => ({
  ...{ domain, domainUnicode: domain, token, adsTxtLine: 'ads.example, 9, DIRECT' },
});

function toolsWith(resolveTxt: ResolveTxt) {
  const hosts = readTestHosts([site, www, forum, network].map(({ testHost }) => testHost).join(','));
  return { outbound: createOutboundClient({ outboundTestHosts: hosts }), resolveTxt };
}

const checkOn = (method: 'meta' | 'file' | 'dns' | 'ads_txt', domain = 'news.example', resolveTxt = noRecords) =>
  checkProof(toolsWith(resolveTxt), provedBy(domain), method);

describe('the tag', () => {
  it('is found after a redirect to www', async () => {
    site.show('News', tag);
    expect(await checkOn('meta')).toMatchObject({ code: 'found', outcome: 'found', expected: null, cure: '' });
    www.show('News', tag);
    site.pages.set('/', { body: '', status: 301, location: 'https://www.news.example/' });
    const answer = await checkOn('meta');
    expect(answer.code).toBe('found');
    expect(answer.chain).toEqual([
      { url: 'https://news.example/', status: 301 },
      { url: 'https://www.news.example/', status: 200 },
    ]);
  });

  it('is reported if it is only at www', async () => {
    site.show('News');
    www.show('News', tag);
    expect(await checkOn('meta')).toMatchObject({ code: 'at_www', outcome: 'missing', expected: tag });
  });

  it('is reported if it is missing, or a different one', async () => {
    www.show('News');
    site.show('News');
    expect(await checkOn('meta')).toMatchObject({ code: 'no_tag', outcome: 'missing', bytes: expect.any(Number) });
    const old = '<meta name="preroll-verification" content="old">';
    site.show('News', old);
    expect(await checkOn('meta')).toMatchObject({ code: 'wrong_token', line: old, expected: tag });
  });

  it.each([
    [500, 'server_error', 'unknown'],
    [503, 'server_error', 'unknown'],
    [429, 'too_many_requests', 'unknown'],
    [403, 'forbidden', 'missing'],
    [404, 'not_found', 'missing'],
  ])('status %i is %s', async (status, code, outcome) => {
    site.pages.set('/', { body: tag, status });
    expect(await checkOn('meta')).toMatchObject({ code, outcome, chain: [{ url: 'https://news.example/', status }] });
  });

  it.each([
    ['https://other.example/', 'redirected'],
    ['http://127.0.0.1/', 'redirected'],
    ['https://127.0.0.1/', 'redirected'],
    ['https://169.254.169.254/latest/meta-data', 'redirected'],
    ['https://news.example/', 'too_many_redirects'],
  ])('a redirect to %s does not prove it', async (location, code) => {
    site.pages.set('/', { body: '', status: 302, location });
    expect(await checkOn('meta')).toMatchObject({ code, outcome: 'missing' });
  });

  it('of a subdomain does not count for its parent', async () => {
    site.show('News', tag);
    www.show('News', tag);
    forum.show('Forum');
    expect(await checkOn('meta', forum.domain)).toMatchObject({ code: 'at_parent', outcome: 'missing', expected: tag });
    forum.pages.set('/', { body: '', status: 302, location: 'https://news.example/' });
    expect(await checkOn('meta', forum.domain)).toMatchObject({ code: 'redirected_to_parent', outcome: 'missing' });
    forum.pages.set('/', { body: '', status: 302, location: 'https://www.news.example/' });
    expect(await checkOn('meta', forum.domain)).toMatchObject({ code: 'redirected', outcome: 'missing' });
  });
});

describe('a redirect to another host', () => {
  const proved = provedBy('news.example');

  /** Checks while the site redirects to a URL whose request fails with this error. */
  function checkWith(code: OutboundErrorCode, location: string) {
    const outbound: OutboundClient = {
      async fetch(url) {
        throw new OutboundError(code, [
          { url, status: 302 },
          { url: location, status: null },
        ]);
      },
    };
    return {
      proof: checkProof({ outbound, resolveTxt: noRecords }, proved, 'meta'),
      tools: { outbound, resolveTxt: noRecords },
    };
  }

  it.each<OutboundErrorCode>([
    'unresolved',
    'dns_failed',
    'private_address',
    'not_https',
    'unreachable',
    'tls',
    'timeout',
    'too_large',
  ])('that has no answer (%s) is a miss, and names the host', async (code) => {
    const answer = await checkWith(code, 'https://xn--e1afmkfd.xn--p1ai/').proof;
    expect(answer).toMatchObject({ code: 'redirected', outcome: 'missing', bytes: 0 });
    expect(answer.cause).toBe('news.example leads to another site, пример.рф.');
    expect(answer.cure).toBe('End the redirect for this address, or use DNS.');
  });

  it.each([200, 401, 404, 429, 500, 503])('is a miss that names the host if it responds with %i', async (status) => {
    site.pages.set('/', { body: '', status: 302, location: 'https://network.example/' });
    network.pages.set('/', { body: tag, status });
    const answer = await checkOn('meta');
    expect(answer).toMatchObject({ code: 'redirected', outcome: 'missing' });
    expect(answer.cause).toBe('news.example leads to another site, network.example.');
    expect(answer.cure).toContain('add network.example as the site');
  });

  it.each<[OutboundErrorCode, string, string]>([
    ['unresolved', 'missing', 'There is no host named www.news.example.'],
    ['private_address', 'missing', 'www.news.example leads to an address that is not on the public internet.'],
    ['timeout', 'unknown', 'The site took too long to answer.'],
  ])('that is its own www address (%s) does not leave the site', async (code, outcome, cause) => {
    expect(await checkWith(code, 'https://www.news.example/').proof).toMatchObject({ code, outcome, cause });
  });

  it.each<[OutboundErrorCode, string, string]>([
    ['unresolved', 'missing', 'There is no host named network.example.'],
    ['timeout', 'unknown', 'The site took too long to answer.'],
  ])('may lead to the ads.txt (%s)', async (code, outcome, cause) => {
    const { tools } = checkWith(code, 'https://network.example/ads.txt');
    expect(await checkAdsTxt(tools, proved)).toMatchObject({ code, outcome, cause });
  });

  it('is described as the parent domain if it is that', async () => {
    forum.pages.set('/', { body: '', status: 302, location: 'https://news.example/' });
    site.pages.set('/', { body: '', status: 500 });
    expect(await checkOn('meta', forum.domain)).toMatchObject({ code: 'redirected_to_parent', outcome: 'missing' });
  });
});

describe('an outdated cached response', () => {
  const file = '/.well-known/preroll-verification.txt';

  it.each([
    ['meta', 'without the tag', '/', { body: '<!doctype html><title>News</title>' }],
    ['file', 'of no file', file, { body: '', status: 404 }],
    ['file', 'of an empty file', file, { body: '', type: 'text/plain' }],
    ['file', 'of a page for unknown addresses', file, { body: '<!doctype html><p>News' }],
    ['ads_txt', 'without our line', '/ads.txt', { body: 'other.example, 1, DIRECT', type: 'text/plain' }],
  ] as const)('%s: %s', async (method, _name, path, page) => {
    www.show('News');
    www.pages.delete(path === '/' ? '' : path);
    site.pages.set(path, { ...page, age: 5400 });
    const answer = await checkOn(method);
    expect(answer).toMatchObject({ code: 'stale_copy', outcome: 'missing', age: 5400 });
    expect(answer.cause).toContain('90 minutes ago');
    site.pages.delete(path);
  });

  it('with another token is reported', async () => {
    site.pages.set('/', { body: `<head>${tag.replace(token, 'old')}</head>`, age: 60 });
    const answer = await checkOn('meta');
    expect(answer).toMatchObject({ code: 'wrong_token', age: 60 });
    expect(answer.cure).toContain('clear the cache: the copy is 60 seconds old');
  });

  it('with the tag proves the site', async () => {
    site.pages.set('/', { body: `<head>${tag}</head>`, age: 60 });
    expect((await checkOn('meta')).code).toBe('found');
  });
});

describe('a site that does not respond', () => {
  const proved = { domain: 'news.example', domainUnicode: 'news.example', token, adsTxtLine: 'a, 1, DIRECT' };

  /**
   * Checks the tag, with an error for some hosts and an empty page for others. @returns also the maximum time that it may
   * take
   */
  async function checkWith(code: OutboundErrorCode, isOut: (host: string) => boolean) {
    let mayTake = 0;
    const outbound: OutboundClient = {
      async fetch(url, { timeoutMs = 10_000 } = {}) {
        mayTake += timeoutMs;
        const chain = [{ url, status: null }];
        if (isOut(new URL(url).hostname)) throw new OutboundError(code, chain);
        return { url, chain: [{ url, status: 200 }], status: 200, headers: {}, body: Buffer.from('<p>News') };
      },
    };
    return { answer: await checkProof({ outbound, resolveTxt: noRecords }, proved, 'meta'), mayTake };
  }

  it.each<OutboundErrorCode>(['timeout', 'tls', 'unreachable'])('%s is neither proof nor a miss', async (code) => {
    const { answer, mayTake } = await checkWith(code, () => true);
    expect(answer).toMatchObject({ code, outcome: 'unknown' });
    expect(answer.cure).toContain('does not count as a miss');
    expect(mayTake).toBeLessThan(10_000);
  });

  it('lacks the tag if only its www address responds, within ten seconds', async () => {
    const { answer, mayTake } = await checkWith('timeout', (host) => host.startsWith('www.'));
    expect(answer).toMatchObject({ code: 'no_tag', outcome: 'missing' });
    expect(mayTake).toBeLessThan(10_000);
  });
});

describe('other proofs', () => {
  it('a file', async () => {
    site.pages.delete('/.well-known/preroll-verification.txt');
    expect((await checkOn('file')).code).toBe('no_file');
    site.pages.set('/.well-known/preroll-verification.txt', { body: '<!doctype html><p>News' });
    expect((await checkOn('file')).code).toBe('page_instead_of_file');
    site.pages.set('/.well-known/preroll-verification.txt', { body: `${token}\n`, type: 'text/plain' });
    expect((await checkOn('file')).code).toBe('found');
  });

  it('our line in ads.txt', async () => {
    expect((await checkOn('ads_txt')).code).toBe('no_file');
    site.pages.set('/ads.txt', { body: 'ads.example, 9, DIRECT\n', type: 'text/plain' });
    expect((await checkOn('ads_txt')).code).toBe('found');
    const unreadable = Buffer.from('\uFEFFads.example, 9, DIRECT\n', 'utf16le');
    site.pages.set('/ads.txt', { body: unreadable, type: 'text/plain' });
    expect((await checkOn('ads_txt')).code).toBe('not_utf8');
    site.pages.set('/ads.txt', { body: unreadable.swap16(), type: 'text/plain' });
    expect(await checkOn('ads_txt')).toMatchObject({ code: 'not_utf8', cause: expect.stringContaining('UTF-16') });
  });

  it("our line in a delegated ads.txt, which does not prove the site's ownership", async () => {
    const checkLine = () => checkAdsTxt(toolsWith(noRecords), provedBy('news.example'));
    site.pages.set('/ads.txt', { body: '', status: 301, location: 'https://network.example/news.txt' });
    network.pages.set('/news.txt', { body: 'ads.example, 9, DIRECT\n', type: 'text/plain' });
    expect((await checkLine()).code).toBe('found');
    expect((await checkOn('ads_txt')).code).toBe('redirected');
    network.pages.set('/news.txt', { body: '', status: 301, location: 'https://network.example/all.txt' });
    network.pages.set('/all.txt', { body: 'ads.example, 9, DIRECT\n', type: 'text/plain' });
    expect((await checkLine()).code).toBe('redirected');
  });

  it.each<[string, ResolveTxt, string]>([
    ['the record', async () => ({ code: null, records: [`preroll-verification=${token}`] }), 'found'],
    ['another token', async () => ({ code: null, records: ['preroll-verification=old'] }), 'wrong_token'],
    ['no record', noRecords, 'no_record'],
    [
      'a record at www',
      async (name) =>
        name.startsWith('www.') ? { code: null, records: [`preroll-verification=${token}`] } : { code: 'no_record' },
      'at_www',
    ],
    ['no such name', async () => ({ code: 'unresolved' }), 'unresolved'],
    ['a time-out', async () => ({ code: 'timeout' }), 'timeout'],
  ])('DNS: %s', async (_name, resolveTxt, code) => {
    expect((await checkOn('dns', 'news.example', resolveTxt)).code).toBe(code);
  });

  it('DNS of a subdomain: a record at its parent', async () => {
    const resolveTxt: ResolveTxt = async (name) =>
      name === 'news.example' ? { code: null, records: [`preroll-verification=${token}`] } : { code: 'no_record' };
    expect((await checkOn('dns', 'forum.news.example', resolveTxt)).code).toBe('at_parent');
  });
});

describe('a domain that changes to a private address', () => {
  /** The tools while DNS resolves each name to a private address, and the resolved names. */
  function whileRebound() {
    const asked: string[] = [];
    const resolve: ResolveName = async (name) => {
      asked.push(name);
      return [{ address: '10.0.0.1', family: 4 }];
    };
    const outboundTestHosts = readTestHosts(site.testHost);
    return { asked, tools: { outbound: createOutboundClient({ outboundTestHosts }, resolve), resolveTxt: noRecords } };
  }

  it('after it was added is not requested', async () => {
    const { asked, tools } = whileRebound();
    const answer = await checkProof(tools, provedBy('rebinding.example'), 'meta');
    expect(answer).toMatchObject({ code: 'private_address', outcome: 'missing', bytes: 0 });
    // the checked address is the one used: the name is not resolved again
    expect(asked).toEqual(['rebinding.example']);
  });

  it('is not requested after a redirect either', async () => {
    const { asked, tools } = whileRebound();
    site.pages.set('/', { body: '', status: 302, location: 'https://www.news.example/' });
    const answer = await checkProof(tools, provedBy('news.example'), 'meta');
    expect(answer).toMatchObject({ code: 'private_address', outcome: 'missing', bytes: 0 });
    expect(answer.chain.at(-1)).toEqual({ url: 'https://www.news.example/', status: 0 });
    expect(asked).toEqual(['www.news.example']);
  });
});
