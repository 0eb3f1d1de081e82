// @vitest-environment node
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allSettled, createWatch, type Event, fork, type Scope } from 'effector';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, LockedError } from '@/shared/api';
import {
  $connection,
  advertChanged,
  connectionRequested,
  createSocketFx,
  delayFx,
  disconnectionRequested,
  firstConnected,
  notificationsChanged,
  reconnected,
  sessionRefused,
  transcodingFailed,
  transcodingSucceeded,
} from './connection';
import { openSocket, type RealtimeSocket } from './socket';

type Awaitable<Value> = Value | Promise<Value>;

const refusal = (status: number, body?: object) => Object.assign(new Error('refused'), { data: { status, body } });

/** A real server. Answers handshakes in the order of `answers`, and accepts all later ones. */
let http: HttpServer;
let io: Server;
let origin: string;
let answers: (Error | undefined)[];
let handshakes: unknown[];

beforeEach(async () => {
  answers = [];
  handshakes = [];
  vi.spyOn(console, 'info').mockReturnValue();
  http = createServer();
  io = new Server(http, { path: '/backend/io/', serveClient: false });
  io.use((socket, next) => {
    handshakes.push(socket.handshake.auth.token);
    next(answers.shift());
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

let scope: Scope;

/** Starts the model against that server, without a delay between retries. */
function start(open: (token: string) => Awaitable<RealtimeSocket> = (token) => openSocket(token, origin)) {
  scope = fork({
    handlers: [
      [createSocketFx, ({ token }: { token: string }) => open(token)],
      [delayFx, () => {}],
    ],
  });
  const states = [scope.getState($connection)];
  createWatch({ unit: $connection, scope, fn: (state) => states.push(state) });
  return { states, first: listen(firstConnected), news: listen(reconnected) };
}

function listen<Payload>(unit: Event<Payload>): Payload[] {
  const heard: Payload[] = [];
  createWatch({ unit, scope, fn: (payload) => heard.push(payload) });
  return heard;
}

// not awaited: it settles only when the connection does
const request = (token: string) => void allSettled(connectionRequested, { scope, params: token });
const farewell = () => void allSettled(disconnectionRequested, { scope });

const reaches = (state: string) => expect.poll(() => scope.getState($connection), { interval: 5 }).toBe(state);

const sockets = () => io.of('/').sockets.size;

afterEach(async () => {
  farewell();
  await io.close();
  vi.restoreAllMocks();
});

test('goes through its states, reopens after a drop, and logs it', async () => {
  const { states, first, news } = start();
  request('token');
  await reaches('open');
  expect([first, news].map(({ length }) => length)).toEqual([1, 0]);

  // without a close packet, as when the network fails
  io.engine.close();
  await reaches('opening');
  await reaches('open');
  expect([first, news].map(({ length }) => length)).toEqual([1, 1]);
  expect(vi.mocked(console.info).mock.calls.flat()).toEqual([
    expect.stringMatching(/^Realtime connection dropped: /),
    'Realtime connection: attempt 1',
  ]);

  farewell();
  await reaches('closed');
  await expect.poll(() => sockets()).toBe(0);
  expect(states).toEqual(['closed', 'opening', 'open', 'opening', 'open', 'closing', 'closed']);
});

test('a new connection after a disconnect is not a reconnection', async () => {
  const { first, news } = start();
  request('token');
  await reaches('open');
  farewell();
  await reaches('closed');
  request('token');
  await reaches('open');
  expect([first, news].map(({ length }) => length)).toEqual([2, 0]);
});

test('reconnects after the server disconnects it', async () => {
  const { news } = start();
  request('token');
  await reaches('open');
  io.disconnectSockets(true);
  await reaches('opening');
  await reaches('open');
  expect(news).toHaveLength(1);
});

test.each([401, 403, 423])('does not retry a token refused with %d', async (status) => {
  const { states } = start();
  answers = [refusal(status)];
  request('token');
  await reaches('opening');
  // waits until all consequences have run
  await reaches('closed');
  await allSettled(scope);
  expect(states).toEqual(['closed', 'opening', 'closed']);
  expect(handshakes).toEqual(['token']);
});

test.each([
  [
    'session-ended',
    { error: 'You were signed out on another device' },
    new ApiError(401, 'You were signed out on another device'),
  ],
  ['account-locked', { error: 'Fraud', status: 'ban' }, new LockedError('Fraud', 'ban')],
])('%s reports the error that a call would get', async (event, body, error) => {
  start();
  const heard = listen(sessionRefused);
  request('token');
  await reaches('open');
  io.emit(event, body);
  await expect.poll(() => heard).toEqual([error]);
});

test.each([
  ['ended', refusal(401, { error: 'You are not authorized' }), new ApiError(401, 'You are not authorized')],
  ['locked', refusal(423, { error: 'Unpaid', status: 'lock' }), new LockedError('Unpaid', 'lock')],
])('reports a session that was %s while the tab was offline', async (_, answer, error) => {
  start();
  const heard = listen(sessionRefused);
  answers = [answer];
  request('token');
  await expect.poll(() => heard).toEqual([error]);
});

test('retries while the server is not ready', async () => {
  const { states } = start();
  answers = [refusal(503), new Error('no reason given')];
  request('token');
  await reaches('open');
  expect(handshakes).toEqual(['token', 'token', 'token']);
  expect(states).toEqual(['closed', 'opening', 'open']);
  expect(sockets()).toBe(1);
});

test('retries loading the library', async () => {
  const failures = [new TypeError('Failed to fetch dynamically imported module')];
  start(async (token) => {
    const failure = failures.pop();
    if (failure) throw failure;
    return openSocket(token, origin);
  });
  request('token');
  await reaches('open');
  expect(failures).toEqual([]);
});

test('forwards events to the application', async () => {
  start();
  const [succeeded, failed, changed] = [listen(transcodingSucceeded), listen(transcodingFailed), listen(advertChanged)];
  request('token');
  await reaches('open');
  const outcome = { name: 'Spring sale', processTime: '0:12', videoID: 31 };
  io.emit('transcoding-result', outcome);
  io.emit('transcoding-error', { ...outcome, videoID: 32 });
  const noticed = listen(notificationsChanged);
  io.emit('notifications-changed');
  io.emit('advert-changed', { id: 33, ads_id: 12 });
  await expect.poll(() => changed).toEqual([{ id: 33, ads_id: 12 }]);
  expect(noticed).toHaveLength(1);
  expect(succeeded).toEqual([outcome]);
  expect(failed).toEqual([{ ...outcome, videoID: 32 }]);
});

test('keeps only the later of two rapid requests', async () => {
  start();
  request('earlier');
  request('later');
  await reaches('open');
  expect(handshakes).toEqual(['later']);
});

test('a new request replaces the open connection', async () => {
  start();
  const heard = listen(advertChanged);
  request('earlier');
  await reaches('open');
  request('later');
  await reaches('opening');
  await reaches('open');
  await expect.poll(() => sockets()).toBe(1);
  io.emit('advert-changed', { id: 33, ads_id: 12 });
  await expect.poll(() => heard).toHaveLength(1);
});

test('a cancelled request opens nothing', async () => {
  start();
  request('token');
  farewell();
  await allSettled(scope);
  expect(scope.getState($connection)).toBe('closed');
  expect(handshakes).toEqual([]);
});
