import { expect, test } from 'vitest';
import { punycodeOf, validateUrl, withScheme } from './read-url';

test.each([
  ['', ''],
  ['  ', ''],
  ['example.com', 'https://example.com'],
  [' example.com/a?b=1 ', 'https://example.com/a?b=1'],
  ['//example.com', 'https://example.com'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://Example.com', 'HTTPS://Example.com'],
  ['mailto:me@example.com', 'mailto:me@example.com'],
])('%j becomes %j', (text, url) => {
  expect(withScheme(text)).toBe(url);
});

test.each([
  ['', {}, undefined],
  ['https://example.com', {}, undefined],
  ['https://пример.рф/путь?x=1#y', {}, undefined],
  ['http://127.0.0.1:3000', {}, undefined],
  ['http://[::1]/', {}, undefined],
  ['http://localhost', {}, undefined],
  ['http://example.com', { secure: true }, 'Must begin with https://'],
  ['ftp://example.com', {}, 'Must begin with https:// or http://'],
  ['javascript:alert(1)', {}, 'Must begin with https:// or http://'],
  ['htp://example.com', {}, 'Must begin with https:// or http://'],
  ['https://exam ple.com', {}, 'An address has no spaces: write %20 for each'],
  ['https://', {}, 'Not a web address: enter it in full, such as https://example.com/page'],
  ['https://ex%ample.com', {}, 'Not a web address: enter it in full, such as https://example.com/page'],
  ['https:/example.com', {}, 'Not a web address: enter it in full, such as https://example.com/page'],
  ['https://me:pw@example.com', {}, 'Leave out the name and password: everyone would see them'],
  [
    'https://example.com/\u202egpj.exe',
    {},
    'Leave out the invisible characters: they make one address look like another',
  ],
  ['https://me:pw@example.com', { saved: 'https://me:pw@example.com' }, undefined],
  ['http://example.com', { secure: true, saved: 'http://example.com' }, 'Must begin with https://'],
  ['https://example', {}, '“example” is not a complete domain. Write it in full, such as https://example.com/page'],
])('%j with the rule %j: %s', (value, rule, message) => {
  expect(validateUrl(value, rule)).toBe(message);
});

test.each([
  ['https://пример.рф/путь', 'xn--e1afmkfd.xn--p1ai'],
  ['https://bücher.example', 'xn--bcher-kva.example'],
  ['https://xn--e1afmkfd.xn--p1ai', undefined],
  ['https://example.com', undefined],
  ['https://', undefined],
  [null, undefined],
])('%j has the host %s', (value, host) => {
  expect(punycodeOf(value)).toBe(host);
});
