import { expect, it } from 'vitest';
import { createPersonOfDay } from './person-of-day.ts';
import { createRecognition } from './recognise-viewer.ts';
import { makeTcf } from './tcf-scene.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const consent = makeTcf({ purposes: [1], vendors: [] });

const recognition = () => createRecognition({ consent: 'ask', personOfDay: createPersonOfDay() });

interface Asking {
  cookie?: string;
  ip?: string;
  referer?: string;
  seconds?: number;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  mayKeep?: boolean;
}

const ask = (
  recognise: ReturnType<typeof recognition>,
  {
    cookie,
    ip = '198.51.100.7',
    referer = 'news.example',
    seconds = 0,
    query = {},
    headers = {},
    ...rest
  }: Asking = {},
) => {
  const http = { ip, headers: { 'user-agent': 'Browser', ...(cookie && { cookie }), ...headers }, query };
  const at = new Date(noon.getTime() + seconds * 1000);
  return recognise(http, { at, country: 'DE', referer }, rest.mayKeep ?? true);
};

const agreed = { query: { gdpr: '1', gdpr_consent: consent } };
const cookieOf = (setCookie: string | null) => setCookie?.split(';')[0] ?? '';

it('sends a cookie for 30 days to who has agreed, only over https and only for its pages', () => {
  const { setCookie, viewer } = ask(recognition(), agreed);
  expect(setCookie).toMatch(
    /^preroll_viewer=[\w-]{22}; Max-Age=2592000; Path=\/vast; HttpOnly; Secure; Partitioned; SameSite=None$/,
  );
  expect(viewer.cookie).not.toBe(null);
  // nobody can make the cookie from what is kept
  expect(setCookie).not.toContain(viewer.cookie);
});

it('recognises by the cookie who comes back, with any address', () => {
  const recognise = recognition();
  const first = ask(recognise, agreed);
  const cookie = cookieOf(first.setCookie);
  const again = ask(recognise, { ...agreed, cookie, ip: '203.0.113.9', seconds: 86_400 });
  expect(again).toEqual({ viewer: { person: first.viewer.cookie, cookie: first.viewer.cookie }, setCookie: null });
});

it('gives the requests of one page one id, and others their own', () => {
  const recognise = recognition();
  const idOf = (asking: Asking) => cookieOf(ask(recognise, { ...agreed, ...asking }).setCookie);
  const first = idOf({});
  expect(idOf({ seconds: 9 })).toBe(first);
  const others = [
    idOf({ seconds: 9, referer: 'shop.example' }),
    idOf({ seconds: 9, ip: '203.0.113.9' }),
    idOf({ seconds: 20 }),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
});

it.each<[string, Asking]>([
  ['without a consent string', { query: { gdpr: '1' } }],
  ['with a macro in place of one', { query: { gdpr: '%%GDPR%%', gdpr_consent: '[GDPRCONSENT]' } }],
  ['who objects', { ...agreed, headers: { 'sec-gpc': '1' } }],
])('recognises nobody beyond the day %s, and deletes the cookie', (_, asking) => {
  const recognise = recognition();
  const cookie = cookieOf(ask(recognise, agreed).setCookie);
  expect(ask(recognise, asking)).toMatchObject({ viewer: { cookie: null }, setCookie: null });
  const withdrawn = ask(recognise, { ...asking, cookie });
  expect(withdrawn.viewer).toEqual(ask(recognise, asking).viewer);
  expect(withdrawn.setCookie).toMatch(/^preroll_viewer=; Max-Age=0; Path=\/vast;/);
});

it('sends none with a test or to invalid traffic', () => {
  expect(ask(recognition(), { ...agreed, mayKeep: false })).toMatchObject({
    viewer: { cookie: null },
    setCookie: null,
  });
});
