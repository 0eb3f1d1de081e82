import { describe, expect, it } from 'vitest';
import type { SupportPanel } from '@/shared/api';
import { safeRedirect } from './safe-redirect';
import type { Viewer } from './viewer';

const having = (supportPanels: SupportPanel[], isAdmin = false): Viewer => ({ supportPanels, isAdmin });
const advertiser = having(['advertiser']);

const followed: [string, Viewer][] = [
  ['/advertiser/campaigns', advertiser],
  ['/advertiser/campaigns/', advertiser],
  ['/advertiser/campaigns?search=x', advertiser],
  ['/advertiser/campaigns?search=two%20words&page=2#rows', advertiser],
  ['/advertiser/campaigns?search=50%25', advertiser],
  ['/advertiser/campaigns?link=https://shop.example//x', advertiser],
  ['/advertiser/campaigns/7/edit', advertiser],
  ['/advertiser/campaigns/adverts/31', advertiser],
  ['/advertiser/settings', advertiser],
  ['/advertiser', advertiser],
  ['/webmaster/sites', having(['webmaster'])],
  ['/manager/sites?sort=name', having(['advertiser', 'manager'])],
  ['/admin/settings-global/resolution', having(['admin'], true)],
  ['/admin/campaigns', having(['admin'])],
  ['/about', advertiser],
  ['/contacts', having([])],
  ['/recover/a-key', having([])],
];

const ignored: [string, unknown][] = [
  // other origins
  ['another host', '//evil.example'],
  ['another host with a path of ours', '//evil.example/advertiser/campaigns'],
  ['three slashes', '///evil.example'],
  ['https', 'https://evil.example'],
  ['https without slashes', 'https:evil.example'],
  ['https with one slash', 'https:/evil.example'],
  ['http in capitals', 'HTTP://evil.example/advertiser/campaigns'],
  ['a script', 'javascript:alert(1)'],
  ['a script in odd capitals', 'JaVaScRiPt:alert(1)'],
  ['a script behind a slash', '/javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a user before the host', '//advertiser@evil.example/campaigns'],
  // lookalikes of slashes, and characters that browsers ignore
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash in a path of ours', '/advertiser\\campaigns'],
  ['a backslash in the search', '/advertiser/campaigns?x=\\'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a newline between slashes', '/\n/evil.example'],
  ['a return between slashes', '/\r/evil.example'],
  ['a blank in front', ' /advertiser/campaigns'],
  ['a blank at the end', '/advertiser/campaigns '],
  ['a tab in front of a script', '\tjavascript:alert(1)'],
  ['a tab within a script', 'java\tscript:alert(1)'],
  ['a null character', '/advertiser/campaigns\u0000'],
  ['a line separator', '/\u2028/evil.example'],
  ['a byte order mark', '\ufeff/advertiser/campaigns'],
  ['a mark that turns the text', '/advertiser/\u202ecampaigns'],
  // encoded
  ['slashes, encoded', '%2F%2Fevil.example'],
  ['the second slash, encoded', '/%2Fevil.example'],
  ['a slash between slashes', '/%2F/evil.example'],
  ['a slash, encoded twice', '/%252Fevil.example'],
  ['a slash, encoded thrice', '/%25252Fevil.example'],
  ['a backslash, encoded', '/%5Cevil.example'],
  ['a backslash, encoded twice', '/%255Cevil.example'],
  ['a script, encoded', '%6Aavascript:alert(1)'],
  ['a colon, encoded', 'javascript%3Aalert(1)'],
  ['https, encoded', 'https%3A%2F%2Fevil.example'],
  ['a tab, encoded', '/%09/evil.example'],
  ['a newline, encoded', '/%0A/evil.example'],
  ['a newline in a path of ours', '/advertiser/campaigns/%0d%0a'],
  ['a null character, encoded', '/advertiser/campaigns%00'],
  ['a blank, encoded', '/advertiser/campaigns%20'],
  ['a question mark, encoded', '/advertiser/campaigns%3Fx'],
  ['an incomplete encoding', '/advertiser/campaigns%'],
  ['an invalid encoding', '/advertiser/campaigns%zz'],
  ['bytes that are not text', '/advertiser/%ff'],
  ['an incomplete encoding in the search', '/advertiser/campaigns?search=%'],
  // path traversal
  ['a way up', '/advertiser/../admin/campaigns'],
  ['a way up out of the application', '/advertiser/campaigns/../../..//evil.example'],
  ['a way up, encoded', '/advertiser/%2e%2e/admin/campaigns'],
  ['a way up, encoded twice', '/advertiser/%252e%252e/admin/campaigns'],
  ['a dot segment', '/./advertiser/campaigns'],
  ['two slashes within', '/advertiser//campaigns'],
  // forbidden or missing
  ['a cabinet the user lacks', '/manager/campaigns'],
  ['the admin cabinet', '/admin/campaigns'],
  ['a section that the cabinet lacks', '/advertiser/sites'],
  ['a section that does not exist', '/advertiser/nowhere'],
  ['a name that every object has', '/constructor/campaigns'],
  ['a cabinet in capitals', '/Advertiser/campaigns'],
  ['the page for those without a cabinet', '/forbidden'],
  ['the public area as a cabinet', '/block/campaigns'],
  ['an unknown path', '/nope'],
  // pages that must not be redirect targets
  ['the main screen', '/'],
  ['the main screen by its file', '/index.html'],
  ['the main screen by its name', '/home?redirect=/home'],
  ['a redirect to a redirect', '/?redirect=%2Fadvertiser%2Fcampaigns'],
  // not a path
  ['a relative path', 'advertiser/campaigns'],
  ['a relative path with a dot', './advertiser/campaigns'],
  ['a search', '?search=x'],
  ['a hash', '#rows'],
  ['nothing', ''],
  ['no value', undefined],
  ['null', null],
  ['a number', 7],
  ['a list', ['/advertiser/campaigns']],
  ['an object', { toString: () => '/advertiser/campaigns' }],
];

describe('safeRedirect follows', () => {
  it.each(followed)('%s for %j', (raw, viewer) => {
    expect(safeRedirect(raw, viewer)).toBe(raw);
  });

  describe.each(['/cabinet/', '/cabinet', '/ads/cabinet/'])('below the base path %s', (base) => {
    it.each(followed)('%s for %j, with and without the base path', (raw, viewer) => {
      expect(safeRedirect(raw, viewer, base)).toBe(raw);
      expect(safeRedirect(`${base.replace(/\/$/, '')}${raw}`, viewer, base)).toBe(raw);
    });
  });

  it.each([
    ['/advertiser/', '/advertiser/settings', '/advertiser/settings'],
    ['/advertiser/', '/advertiser/advertiser/settings', '/advertiser/settings'],
    ['/about/', '/about/about', '/about'],
    ['/about/', '/about/advertiser/settings', '/advertiser/settings'],
  ])('below %s, which is also a path of the application: %s', (base, raw, path) => {
    expect(safeRedirect(raw, advertiser, base)).toBe(path);
  });
});

describe('safeRedirect ignores', () => {
  it.each(ignored)('%s: %j', (_, raw) => {
    expect(safeRedirect(raw, advertiser)).toBeNull();
  });

  describe.each(['/cabinet/', '/cabinet'])('below the base path %s', (base) => {
    it.each(ignored)('%s: %j, with and without the base path', (_, raw) => {
      expect(safeRedirect(raw, advertiser, base)).toBeNull();
      expect(safeRedirect(`/cabinet${typeof raw === 'string' ? raw : ''}`, advertiser, base)).toBeNull();
    });

    it.each([
      ['the base path itself', '/cabinet/'],
      ['the base path twice', '/cabinet/cabinet/advertiser/campaigns'],
      ['another application on the host', '/cabinets/advertiser/campaigns'],
      ['the base path in capitals', '/CABINET/advertiser/campaigns'],
      ['the base path, encoded', '/%63abinet/advertiser/campaigns'],
      ['the base path without its slash', 'cabinet/advertiser/campaigns'],
      ['two slashes before the base path', '//cabinet/advertiser/campaigns'],
      ['another host behind the base path', '/cabinet//evil.example/advertiser/campaigns'],
      ['another host before the base path', 'https://evil.example/cabinet/advertiser/campaigns'],
      ['a way up out of the base path', '/cabinet/../advertiser/campaigns'],
      ['a user before the host', '/cabinet@evil.example/advertiser/campaigns'],
    ])('%s: %s', (_, raw) => {
      expect(safeRedirect(raw, advertiser, base)).toBeNull();
    });
  });

  it('a base path of another deployment', () => {
    expect(safeRedirect('/cabinet/advertiser/campaigns', advertiser)).toBeNull();
    expect(safeRedirect('/cabinet/advertiser/campaigns', advertiser, '/other/')).toBeNull();
  });

  it('all paths of a cabinet that the user may not enter', () => {
    expect(safeRedirect('/advertiser/campaigns', having([]))).toBeNull();
  });
});
