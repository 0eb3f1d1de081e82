import { expect, it } from 'vitest';
import { domainOf } from './domain-of';

it.each([
  ['news.example', 'news.example'],
  [' News.example. ', 'news.example'],
  ['HTTPS://news.example/today?a=1', 'news.example'],
  ['http://news.example:80', 'news.example'],
  ['Пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['sport.news.example', 'sport.news.example'],
  ['news.example.evil.example', 'news.example.evil.example'],
  ['news', 'news'],
  ['', null],
  ['https://', null],
])('reads the domain of %j: %j', (address, domain) => {
  expect(domainOf(address)).toBe(domain);
});
