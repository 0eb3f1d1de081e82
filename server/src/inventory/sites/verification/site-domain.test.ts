import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseDomain } from './site-domain.ts';

describe('a domain is read from', () => {
  it.each([
    ['news.example', 'news.example', 'news.example'],
    ['HTTPS://Пример.рф/path', 'xn--e1afmkfd.xn--p1ai', 'пример.рф'],
    ['http://NEWS.Example', 'news.example', 'news.example'],
    ['  https://news.example/a?b=c#d ', 'news.example', 'news.example'],
    ['//news.example/a', 'news.example', 'news.example'],
    ['news.example/a', 'news.example', 'news.example'],
    ['news.example.', 'news.example', 'news.example'],
    ['https://news.example./', 'news.example', 'news.example'],
    ['forum.news.example', 'forum.news.example', 'forum.news.example'],
    ['www.news.co.uk', 'www.news.co.uk', 'www.news.co.uk'],
    ['someone.github.io', 'someone.github.io', 'someone.github.io'],
    ['local.example', 'local.example', 'local.example'],
    ['test.com', 'test.com', 'test.com'],
    ['faß.de', 'xn--fa-hia.de', 'faß.de'],
    ['MÜNCHEN.de', 'xn--mnchen-3ya.de', 'münchen.de'],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de', 'münchen.de'],
    ['ＮＥＷＳ.example', 'news.example', 'news.example'],
    ['news。example', 'news.example', 'news.example'],
    ['日本語カナ.jp', domainToASCII('日本語カナ.jp'), '日本語カナ.jp'],
    [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
  ])('%s', (text, domain, unicode) => {
    expect(parseDomain(text)).toMatchObject({ ok: true, domain: { domain, unicode, resembles: null } });
  });
});

describe('reports the domain that a lookalike resembles', () => {
  it.each([
    ['аррӏе.com', 'apple.com'],
    ['сахар.com', 'caxap.com'],
    ['xn--80ak6aa92e.com', 'apple.com'],
    ['пример.рф', null],
    ['apple.com', null],
  ])('%s', (text, resembles) => {
    expect(parseDomain(text)).toMatchObject({ ok: true, domain: { resembles } });
  });
});

describe('refuses', () => {
  it.each([
    ['', 'spelling'],
    ['news', 'ending'],
    ['com', 'ending'],
    ['co.uk', 'whole domain'],
    ['рф', 'ending'],
    ['github.io', 'whole domain'],
    ['127.0.0.1', 'IP address'],
    ['https://8.8.8.8/', 'IP address'],
    ['0x7f.1', 'IP address'],
    ['2130706433', 'IP address'],
    ['https://[::1]/', 'IP address'],
    ['localhost', 'your own computer'],
    ['app.localhost', 'your own computer'],
    ['foo.local', 'within a network'],
    ['news.corp.internal', 'within a network'],
    ['https://router.home.arpa/', 'within a network'],
    ['NEWS.TEST.', 'register'],
    ['news.invalid', 'register'],
    ['news.onion', 'register'],
    ['news.example:8080', 'port'],
    ['https://news.example:443/', 'port'],
    ['https://user:secret@news.example/', 'name and password'],
    ['user@news.example', 'name and password'],
    ['mailto:editor@news.example', 'web address'],
    ['javascript:alert(1)', 'web address'],
    ['ftp://news.example/', 'web address'],
    ['https:news.example', 'web address'],
    ['news\\example.com', 'backslashes'],
    ['news example.com', 'spaces'],
    ['ne\u200bws.example', 'invisible'],
    ['\u202emoc.swen', 'invisible'],
    ['a..b.example', 'hyphen'],
    ['-news.example', 'hyphen'],
    ['news-.example', 'hyphen'],
    ['ne_ws.example', 'hyphen'],
    [`${'a'.repeat(64)}.example`, 'Not a'],
    [`${'a.'.repeat(127)}example`, 'Not a|253'],
    ['xn--a.com', 'spelling|punycode'],
    ['xn--.com', 'spelling|punycode|hyphen'],
    ['раураl.com', 'Latin and Cyrillic'],
    ['αpple.com', 'Latin and Greek'],
    ['xn--l-7sba6dbr.com', 'Latin and Cyrillic'],
  ])('%j', (text, words) => {
    const answer = parseDomain(text);
    expect(answer).toEqual({ ok: false, refusal: expect.stringMatching(new RegExp(words)) });
  });
});
