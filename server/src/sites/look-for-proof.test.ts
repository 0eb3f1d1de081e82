import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LoopbackSite } from '../../../scripts/lib/loopback-site.ts';
import { createOutboundClient } from '../outbound/outbound-client.ts';
import { readTestHosts } from '../outbound/test-hosts.ts';
import { lookForProof } from './look-for-proof.ts';
import type { ReadTxt } from './read-txt.ts';

const token = '4f1c9b7ad03e4c1f9e62b85d0a7c3e21';
const tag = `<meta name="preroll-verification" content="${token}">`;

let site: LoopbackSite;
let www: LoopbackSite;

beforeAll(async () => {
  site = await LoopbackSite.start('news.example');
  www = await LoopbackSite.start('www.news.example');
});
afterAll(async () => {
  await site.stop();
  await www.stop();
});

const noRecords: ReadTxt = async () => ({ code: 'no_record' });

function look(method: 'meta' | 'file' | 'dns' | 'ads_txt', domain = 'news.example', readTxt = noRecords) {
  const port = site.testHost.split(':')[1];
  const hosts = readTestHosts(`${site.testHost},${www.testHost},forum.news.example=127.0.0.1:${port}`);
  const outbound = createOutboundClient({ outboundTestHosts: hosts });
  const proved = { domain, domainUnicode: domain, token, adsTxtLine: 'ads.example, 9, DIRECT' };
  return lookForProof({ outbound, readTxt }, proved, method);
}

describe('the tag', () => {
  it('is found, through a redirect to www', async () => {
    site.show('News', tag);
    expect(await look('meta')).toMatchObject({ code: 'found', outcome: 'found', expected: null, cure: '' });
    www.show('News', tag);
    site.pages.set('/', { body: '', status: 301, location: 'https://www.news.example/' });
    const answer = await look('meta');
    expect(answer.code).toBe('found');
    expect(answer.chain).toEqual([
      { url: 'https://news.example/', status: 301 },
      { url: 'https://www.news.example/', status: 200 },
    ]);
  });

  it('is at www only', async () => {
    site.show('News');
    www.show('News', tag);
    expect(await look('meta')).toMatchObject({ code: 'at_www', outcome: 'missing', expected: tag });
  });

  it('is missing, or another one', async () => {
    www.show('News');
    site.show('News');
    expect(await look('meta')).toMatchObject({ code: 'no_tag', outcome: 'missing', bytes: expect.any(Number) });
    const old = '<meta name="preroll-verification" content="old">';
    site.show('News', old);
    expect(await look('meta')).toMatchObject({ code: 'wrong_token', line: old, expected: tag });
  });

  it.each([
    [500, 'server_error', 'unknown'],
    [503, 'server_error', 'unknown'],
    [429, 'too_many_requests', 'unknown'],
    [403, 'forbidden', 'missing'],
    [404, 'not_found', 'missing'],
  ])('status %i is %s', async (status, code, outcome) => {
    site.pages.set('/', { body: tag, status });
    expect(await look('meta')).toMatchObject({ code, outcome, chain: [{ url: 'https://news.example/', status }] });
  });

  it.each([
    ['https://other.example/', 'unresolved'],
    ['http://127.0.0.1/', 'not_https'],
    ['https://127.0.0.1/', 'private_address'],
    ['https://169.254.169.254/latest/meta-data', 'private_address'],
    ['https://news.example/', 'too_many_redirects'],
  ])('a redirect to %s does not prove it', async (location, code) => {
    site.pages.set('/', { body: '', status: 302, location });
    const answer = await look('meta');
    // without DNS, a name is not resolved or its server does not answer
    expect(code === 'unresolved' ? ['unresolved', 'dns_failed'] : [code]).toContain(answer.code);
  });

  it('of a subdomain is not that of its parent', async () => {
    site.show('News', tag);
    site.pages.set('/', { body: '', status: 302, location: 'https://www.news.example/' });
    www.show('News', tag);
    expect(await look('meta', 'forum.news.example')).toMatchObject({ code: 'redirected', outcome: 'missing' });
  });
});

describe('other proofs', () => {
  it('a file', async () => {
    site.pages.delete('/.well-known/preroll-verification.txt');
    expect((await look('file')).code).toBe('no_file');
    site.pages.set('/.well-known/preroll-verification.txt', { body: '<!doctype html><p>News' });
    expect((await look('file')).code).toBe('page_instead_of_file');
    site.pages.set('/.well-known/preroll-verification.txt', { body: `${token}\n`, type: 'text/plain' });
    expect((await look('file')).code).toBe('found');
  });

  it('our line in ads.txt', async () => {
    expect((await look('ads_txt')).code).toBe('no_file');
    site.pages.set('/ads.txt', { body: 'ads.example, 9, DIRECT\n', type: 'text/plain' });
    expect((await look('ads_txt')).code).toBe('found');
  });

  it.each<[string, ReadTxt, string]>([
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
  ])('DNS: %s', async (_name, readTxt, code) => {
    expect((await look('dns', 'news.example', readTxt)).code).toBe(code);
  });

  it('DNS of a subdomain: a record at its parent', async () => {
    const readTxt: ReadTxt = async (name) =>
      name === 'news.example' ? { code: null, records: [`preroll-verification=${token}`] } : { code: 'no_record' };
    expect((await look('dns', 'forum.news.example', readTxt)).code).toBe('at_parent');
  });
});

it('a domain that turns to a private address after it was entered is not requested', async () => {
  let asked = 0;
  const outbound = createOutboundClient({}, (_name, options, callback) => {
    asked += 1;
    // the first answer was public when the site was added
    const address = '10.0.0.1';
    if (options.all) callback(null, [{ address, family: 4 }]);
    else callback(null, address, 4);
  });
  const proved = { domain: 'rebinding.example', domainUnicode: 'rebinding.example', token, adsTxtLine: 'a, 1, DIRECT' };
  const answer = await lookForProof({ outbound, readTxt: noRecords }, proved, 'meta');
  expect(answer).toMatchObject({ code: 'private_address', outcome: 'missing', bytes: 0 });
  expect(asked).toBe(1);
});
