import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needsSession } from '../../src/contract/contract.ts';
import { type Role, type RequestScene, roles, startRequestScene } from './request-scene.ts';
import { allowedRequests, brokenRequests, type Endpoint, endpoints, type GeneratedRequest } from './requests-of.ts';

/** Requests of each kind for each operation and role. */
const RUNS = 20;

let scene: RequestScene;
beforeAll(async () => {
  scene = await startRequestScene();
});
afterAll(() => scene.test.close());

/** Operations that some request got done. */
const done = new Set<string>();

/** Without a session to look at, the role of whoever calls counts for nothing. */
const cells = endpoints.flatMap((endpoint) =>
  (needsSession(endpoint.operation) ? roles : (['visitor'] as const)).map((role) => ({
    id: endpoint.id,
    role,
    endpoint,
  })),
);

/** The same for every role. */
const samples = new Map<string, readonly GeneratedRequest[]>();

function sampled(make: typeof allowedRequests, endpoint: Endpoint): readonly GeneratedRequest[] {
  const key = `${make.name} ${endpoint.id}`;
  const sample = samples.get(key) ?? fc.sample(make(endpoint, scene.known), { numRuns: RUNS, seed: seedOf(key) });
  samples.set(key, sample);
  expect(sample).toHaveLength(RUNS);
  return sample;
}

const seedOf = (text: string) => [...text].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, 7);

async function send(role: Role, endpoint: Endpoint, request: GeneratedRequest) {
  const { test, log, callerOf, next } = scene;
  const path = endpoint.path.slice(1).replaceAll(/\{(\w+)\}/g, (_, name) => encoded(request.params[name]));
  const query = Object.entries(request.query).flatMap(([name, value]) =>
    [value].flat().map((item) => `${encoded(name)}=${encoded(item)}`),
  );
  const url = query.length > 0 ? `${path}?${query.join('&')}` : path;
  const caller = role === 'visitor' ? undefined : await callerOf(role, endpoint);
  const identity = caller && { authorization: `Bearer ${caller.token}`, cabinet: role };
  const payload = request.raw?.payload ?? ('body' in request ? JSON.stringify(request.body) : undefined);
  const type = request.raw?.contentType ?? 'application/json';
  const logged = log.text.length;
  const { status, body } = await test.call(endpoint.method, url, {
    headers: { ...identity, ...(payload !== undefined && { 'content-type': type }), ...request.headers },
    ...(payload !== undefined && { payload }),
    // somebody else each time: limits by address are not what is tested here
    remoteAddress: `10.${[16, 8, 0].map((shift) => (next() >> shift) & 255).join('.')}`,
  });
  const what = `${role}: ${endpoint.method} ${url.slice(0, 300)} ${payload?.slice(0, 2000) ?? ''}`;
  return { status, told: `${what}\n${status} ${JSON.stringify(body)} ${log.text.slice(logged)}` };
}

const mayAsk = (role: Role, { operation }: Endpoint) =>
  !needsSession(operation) || (role !== 'visitor' && (operation['x-cabinets'] ?? roles).includes(role));

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

/** With the target that the operation is to work on, where it uses it up. */
async function withFreshTarget(role: Role, endpoint: Endpoint, request: GeneratedRequest): Promise<GeneratedRequest> {
  const create = scene.fresh[endpoint.id];
  if (create === undefined || !mayAsk(role, endpoint)) return request;
  const caller = scene.testUsers[role === 'visitor' ? 'advertiser' : role];
  const target = await create(caller);
  const params =
    typeof target === 'object' && target !== null
      ? (target as Record<string, unknown>)
      : Object.fromEntries(Object.keys(request.params).map((name) => [name, target]));
  return { ...request, params };
}

describe.each(cells)('$id, $role', ({ role, endpoint }) => {
  it('is answered as the contract says when the request is', async () => {
    for (const generated of sampled(allowedRequests, endpoint)) {
      const request = await withFreshTarget(role, endpoint, generated);
      const { status, told } = await send(role, endpoint, request);
      // also for an answer that the contract does not have: see check-responses.ts
      expect(status, told).not.toBe(500);
      if (status < 300) done.add(endpoint.id);
    }
  });

  it('is refused when the request is not as the contract says', async () => {
    for (const request of sampled(brokenRequests, endpoint)) {
      const { status, told } = await send(role, endpoint, request);
      expect(Math.floor(status / 100), told).toBe(4);
    }
  });
});

/**
 * Operations whose allowed requests all name a record that the scene doesn't have, or a value that only their own rules
 * know, such as a registrable domain. Tests of their own do them.
 */
const neverDone = new Set([
  'createSite',
  'listPlacements',
  'createPlacement',
  'getPlacement',
  'updatePlacement',
  'removePlacement',
  'listPlacementChanges',
  'getSite',
  'removeSite',
  'updateSite',
  'changeSiteStatus',
  'checkSite',
  'listSiteChecks',
  'listSiteChanges',
  'getSiteFigures',
  'getTransaction',
  'changeTransactionStatus',
  'revertTransaction',
  'getScriptSettings',
  'removeScript',
  'updateScript',
  'listScriptVersions',
  'getScriptCode',
  'restoreScriptVersion',
]);

it('gets every operation done by somebody', () => {
  expect(endpoints.map(({ id }) => id).filter((id) => !done.has(id) && !neverDone.has(id))).toEqual([]);
});
