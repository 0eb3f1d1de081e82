import { expect, it } from 'vitest';
import { createUserAgentParser } from './parse-user-agent.ts';
import { createRequestReader, type HttpRequest, type ReadRequest } from './read-ad-request.ts';

const berlin = { continent: 'EU', country: 'DE', region: 'DE-BE', cityId: 2950159 };
const read = createRequestReader({
  parseUserAgent: createUserAgentParser(),
  classifySender: () => 'person',
  locate: () => berlin,
});
const at = new Date('2026-11-28T12:00:00Z');
const context = { categories: ['IAB1'], feedId: 3, resolutions: new Map([['640x360', 5]]) };
const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const readWith = (headers: HttpRequest['headers'], query: HttpRequest['query'] = {}) =>
  read({ ip: '198.51.100.7', headers: { 'user-agent': agent, ...headers }, query }, context, at);

it('reads the visitor, the page and the player', () => {
  const query = { page: 'https://News.example/a?b', kw: 'spring, sale,,', source: 'partner-7', w: '640', h: '360' };
  expect(readWith({ 'accept-language': 'ru-ru,ru;q=0.9' }, query)).toEqual({
    ...{ at, feedId: 3, ...berlin, ip: '198.51.100.7', language: 'ru-RU', categories: ['IAB1'] },
    ...{
      device: 'desktop',
      os: 'windows',
      osVersion: '10',
      browser: 'chrome',
      sender: 'person',
      pageHost: 'news.example',
    },
    ...{ referer: 'news.example', keywords: ['spring', 'sale'], source: 'partner-7', resolutionId: 5 },
  });
});

it.each<[string, HttpRequest['headers'], HttpRequest['query'], Partial<ReadRequest>]>([
  [
    'the page of the header without one of its own',
    { referer: 'https://news.example/' },
    {},
    { referer: 'news.example', pageHost: null },
  ],
  ['a path in place of a page', {}, { page: '/news/1' }, { pageHost: null }],
  ['a word in place of a page', {}, { page: 'null' }, { pageHost: null }],
  ['the page of an application', {}, { page: 'app://news.example' }, { pageHost: null }],
  ['a host with a dot at its end', {}, { page: 'https://news.example./' }, { pageHost: 'news.example' }],
  ['the page that the tag names', { referer: 'https://a.example/' }, { page: 'b.example/x' }, { referer: 'b.example' }],
  [
    'no page for an unreplaced macro',
    { referer: 'https://a.example/' },
    { page: '[PAGEURL]' },
    { referer: 'a.example' },
  ],
  ['unreplaced macros as missing', {}, { source: '%%SITE%%', kw: '{keywords}' }, { source: null, keywords: [] }],
  ['no page for an invalid URL', { referer: 'about:blank' }, { page: 'http://' }, { referer: null }],
  ['the first of two values', {}, { source: ['one', 'two'] }, { source: 'one' }],
  ['no size for an unknown one', {}, { w: '640', h: '361' }, { resolutionId: null }],
  ['no language', { 'accept-language': '*' }, {}, { language: null }],
  [
    'a language that is too long as none',
    { 'accept-language': `en-x${'-abcdefgh'.repeat(4)}` },
    {},
    { language: null },
  ],
  ['what is no language', { 'accept-language': '"><script>' }, {}, { language: null }],
])('reads %s', (_, headers, query, expected) => {
  expect(readWith(headers, query)).toMatchObject(expected);
});
