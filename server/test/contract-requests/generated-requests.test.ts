import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { needsSession } from '../../src/platform/contract/contract.ts';
import { type RequestScene, type Role, roles, startRequestScene } from './request-scene.ts';
import { allowedRequests, brokenRequests, type Endpoint, endpoints, type GeneratedRequest } from './requests-of.ts';

const testsAll = process.env.TEST_TIER === 'all';

/** Requests of each kind for each operation. */
const RUNS = testsAll ? 20 : 5;
/** Requests of each kind from those who may not call the operation: all of them meet the same refusal. */
const FORBIDDEN = testsAll ? 3 : 1;

/** Each commit gets the same requests; a night's run gets new ones, which SEED repeats. */
const seed = Number(process.env.SEED ?? (testsAll ? Date.now() % 1_000_000 : 7));
if (testsAll) console.log(`Generated requests: SEED=${seed}`);

let scene: RequestScene;
beforeAll(async () => {
  scene = await startRequestScene();
});
afterAll(() => scene.test.close());

/** Operations that some request got done. */
const done = new Set<string>();

/** Without a session to look at, the caller's role makes no difference. */
const rolesOf = ({ operation }: Endpoint): readonly Role[] => (needsSession(operation) ? roles : ['visitor']);

/** The same for every role. */
const samples = new Map<string, readonly GeneratedRequest[]>();

function sampled(make: typeof allowedRequests, endpoint: Endpoint): readonly GeneratedRequest[] {
  const key = `${make.name} ${endpoint.id}`;
  const sample = samples.get(key) ?? fc.sample(make(endpoint, scene.known), { numRuns: RUNS, seed: seedOf(key) });
  samples.set(key, sample);
  expect(sample).toHaveLength(RUNS);
  return sample;
}

const seedOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed);

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

const mayAsk = (role: Role, endpoint: Endpoint) => callers(endpoint).includes(role);

/** Whoever may call an operation: for a broken request it makes no difference which of them does. */
const callers = ({ operation }: Endpoint): readonly Role[] =>
  needsSession(operation)
    ? ((operation['x-cabinets'] as Role[] | undefined) ?? roles.filter((role) => role !== 'visitor'))
    : ['visitor'];

/** Each allowed request is sent by every second of those who may call, and each broken one by one of them. */
function allowedFor(role: Role, endpoint: Endpoint) {
  const sample = sampled(allowedRequests, endpoint);
  const [turn, several] = [callers(endpoint).indexOf(role), callers(endpoint).length > 1];
  if (turn < 0) return sample.slice(0, FORBIDDEN);
  return several ? sample.filter((_, index) => index % 2 === turn % 2) : sample;
}

function brokenFor(role: Role, endpoint: Endpoint) {
  const sample = sampled(brokenRequests, endpoint);
  const turn = callers(endpoint).indexOf(role);
  return turn < 0 ? sample.slice(0, FORBIDDEN) : sample.filter((_, index) => index % callers(endpoint).length === turn);
}

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

it.each(endpoints)('$id answers as the contract says, and refuses what is not in it', async (endpoint) => {
  for (const role of rolesOf(endpoint)) {
    const sendOne = async (generated: GeneratedRequest) => {
      const request = await withFreshTarget(role, endpoint, generated);
      const { status, told } = await send(role, endpoint, request);
      // also for an answer that the contract does not have: see check-responses.ts
      expect.soft(status, told).not.toBe(500);
      if (status < 300) done.add(endpoint.id);
    };
    const requests = allowedFor(role, endpoint);
    if (endpoint.method === 'GET') await Promise.all(requests.map(sendOne));
    else for (const request of requests) await sendOne(request);

    // they change nothing, so they need not wait for each other
    const answers = await Promise.all(brokenFor(role, endpoint).map((request) => send(role, endpoint, request)));
    for (const { status, told } of answers) expect.soft(Math.floor(status / 100), told).toBe(4);
  }
});

// a few requests of each kind don't reach that, and which of them a seed misses is chance
it.runIf(testsAll)('gets nine of ten operations done by somebody', () => {
  const missed = endpoints.map(({ id }) => id).filter((id) => !done.has(id));
  expect(missed.length, missed.join(', ')).toBeLessThan(endpoints.length / 10);
});
