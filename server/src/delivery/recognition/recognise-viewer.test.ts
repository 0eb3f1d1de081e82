import { expect, it } from 'vitest';
import { createDailyViewerId } from './daily-viewer-id.ts';
import { createRecognition } from './recognise-viewer.ts';
import { makeTcf } from './tcf-scene.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const consent = makeTcf({ purposes: [1], vendors: [] });

const recognition = () => createRecognition({ consent: 'ask', dailyViewerId: createDailyViewerId() });

interface Asking {
  cookie?: string;
  ip?: string;
  siteId?: number;
  seconds?: number;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  mayKeep?: boolean;
}

const ask = (
  recognise: ReturnType<typeof recognition>,
  { cookie, ip = '198.51.100.7', siteId = 1, seconds = 0, query = {}, headers = {}, mayKeep = true }: Asking = {},
) => {
  const http = { ip, headers: { 'user-agent': 'Browser', ...(cookie && { cookie }), ...headers }, query };
  const at = new Date(noon.getTime() + seconds * 1000);
  return recognise(http, { at, country: 'DE', language: 'de', siteId }, mayKeep);
};

const agreed = { query: { gdpr: '1', gdpr_consent: consent } };
const cookieOf = (setCookie: string | null) => setCookie?.split(';')[0] ?? '';

it('sends a cookie for 30 days to a viewer who has agreed, only over https and only for its pages', () => {
  const { setCookie, viewer } = ask(recognition(), agreed);
  expect(setCookie).toMatch(
    /^preroll_viewer=[\w-]{22}; Max-Age=2592000; Path=\/vast; HttpOnly; Secure; Partitioned; SameSite=None$/,
  );
  expect(viewer).toEqual({ person: expect.any(String), lasting: expect.any(String) });
  // the cookie can't be derived from what is stored
  expect(setCookie).not.toContain(viewer.lasting);
});

it('recognises a returning viewer by the cookie, on another day and with any address', () => {
  const recognise = recognition();
  const { setCookie, viewer } = ask(recognise, agreed);
  const again = ask(recognise, { ...agreed, cookie: cookieOf(setCookie), ip: '203.0.113.9', seconds: 86_400 });
  expect(again).toEqual({ viewer: { person: null, lasting: viewer.lasting }, setCookie: null });
});

it('uses one id for the requests of a visit, and another for other visits', () => {
  const recognise = recognition();
  const idOf = (asking: Asking) => cookieOf(ask(recognise, { ...agreed, ...asking }).setCookie);
  const first = idOf({});
  expect(idOf({ seconds: 4 })).toBe(first);
  const others = [idOf({ seconds: 4, siteId: 2 }), idOf({ seconds: 4, ip: '203.0.113.9' }), idOf({ seconds: 10 })];
  expect(new Set([first, ...others]).size).toBe(4);
});

it.each<[string, Asking, isDeleted: boolean]>([
  ['without a consent string', { query: { gdpr: '1' } }, false],
  ['with a macro in place of one', { query: { gdpr: '%%GDPR%%', gdpr_consent: '[GDPRCONSENT]' } }, false],
  ['who refuses', { query: { gdpr_consent: makeTcf({ purposes: [2], vendors: [] }) } }, true],
  ['who objects', { ...agreed, headers: { 'sec-gpc': '1' } }, true],
])('recognises nobody beyond the day %s; the cookie is deleted: %3$s', (_, asking, isDeleted) => {
  const recognise = recognition();
  const cookie = cookieOf(ask(recognise, agreed).setCookie);
  expect(ask(recognise, asking)).toMatchObject({ viewer: { lasting: null }, setCookie: null });
  const { viewer, setCookie } = ask(recognise, { ...asking, cookie });
  expect(viewer).toEqual(ask(recognise, asking).viewer);
  expect(setCookie?.startsWith('preroll_viewer=; Max-Age=0; Path=/vast;') ?? false).toBe(isDeleted);
});

it('sends no cookie for tests and invalid traffic', () => {
  expect(ask(recognition(), { ...agreed, mayKeep: false })).toMatchObject({
    viewer: { lasting: null },
    setCookie: null,
  });
});
