import { expect, it } from 'vitest';
import { createForeignPageCheck } from './foreign-page.ts';

it.each<[string, string | null, string, string, boolean]>([
  ["the site's domain", 'news.example', 'news.example', 'https://ads.example', false],
  ['a domain below it', 'm.news.example', 'news.example', 'https://ads.example', false],
  ['the domain without its www', 'news.example', 'www.news.example', 'https://ads.example', false],
  ['no known page', null, 'news.example', 'https://ads.example', false],
  ['another name beside its www', 'm.news.example', 'www.news.example', 'https://ads.example', true],
  ["the server's own page", 'ads.example', 'news.example', 'https://ads.example', false],
  ['another site', 'copy.example', 'news.example', 'https://ads.example', true],
  ['a name with the same ending', 'fakenews.example', 'news.example', 'https://ads.example', true],
  ['a page of this machine, for a server that others reach', 'localhost', 'news.example', 'https://ads.example', true],
  [
    'a page of this machine, for a server that only it reaches',
    '127.0.0.1',
    'news.example',
    'http://localhost:3000',
    false,
  ],
  [
    'another site, for a server that only this machine reaches',
    'copy.example',
    'news.example',
    'http://[::1]:3000',
    true,
  ],
  ['a page of this machine, for a server at its IPv6 address', '127.0.0.1', 'news.example', 'http://[::1]:3000', false],
])('%s', (_, host, domain, publicUrl, expected) => {
  expect(createForeignPageCheck(publicUrl)(host, domain)).toBe(expected);
});
