// @vitest-environment node
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allSettled, createWatch, type Event, fork, type Scope } from 'effector';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $connection,
  advertChanged,
  connectionRequested,
  connectionsHeld,
  connectionsReleased,
  createSocketFx,
  delayFx,
  disconnectionRequested,
  firstConnected,
  reconnected,
  transcodingFailed,
  transcodingSucceeded,
} from './connection';
import { openSocket } from './socket';

const refusal = (status: number) => Object.assign(new Error('refused'), { data: { status } });

/** A server as ours: it answers handshakes, from the first on, as `answers` tells, and takes what comes after them. */
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

/** The model, at work with that server; between attempts of its own it doesn't wait. */
function start(open = (token: string) => openSocket(token, origin)) {
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

// settled only when the connection is, which these don't wait for
const request = (token: string) => void allSettled(connectionRequested, { scope, params: token });
const farewell = () => void allSettled(disconnectionRequested, { scope });

const reaches = (state: string) =>
  vi.waitFor(() => expect(scope.getState($connection)).toBe(state), { timeout: 10_000, interval: 5 });

const sockets = () => io.of('/').sockets.size;

afterEach(async () => {
  farewell();
  await io.close();
  vi.restoreAllMocks();
});

test('goes through its states, and back to open after a drop', async () => {
  const { states, first, news } = start();
  request('token');
  await reaches('open');
  expect([first, news].map(({ length }) => length)).toEqual([1, 0]);

  // as a network that is gone: without a farewell
  io.engine.close();
  await reaches('opening');
  await reaches('open');
  expect([first, news].map(({ length }) => length)).toEqual([1, 1]);

  farewell();
  await reaches('closed');
  await vi.waitFor(() => expect(sockets()).toBe(0));
  expect(states).toEqual(['closed', 'opening', 'open', 'opening', 'open', 'closing', 'closed']);
});

test('waits while it is held, and is made for whoever wants one then', async () => {
  const { states } = start();
  await allSettled(connectionsHeld, { scope });
  request('token of before');
  request('token');
  expect(states).toEqual(['closed', 'opening']);
  expect(scope.getState(createSocketFx.inFlight)).toBe(0);

  void allSettled(connectionsReleased, { scope });
  await reaches('open');
  expect(handshakes).toEqual(['token']);
});

test('a connection that nobody wants any more is not made when it is released', async () => {
  const { states } = start();
  await allSettled(connectionsHeld, { scope });
  request('token');
  farewell();
  await allSettled(connectionsReleased, { scope });
  expect(states).toEqual(['closed', 'opening', 'closing', 'closed']);
  expect(handshakes).toEqual([]);
});

test('a new connection after a farewell is none that came back', async () => {
  const { first, news } = start();
  request('token');
  await reaches('open');
  farewell();
  await reaches('closed');
  request('token');
  await reaches('open');
  expect([first, news].map(({ length }) => length)).toEqual([2, 0]);
});

test('comes back when the server shows it out', async () => {
  const { news } = start();
  request('token');
  await reaches('open');
  io.disconnectSockets(true);
  await reaches('opening');
  await reaches('open');
  expect(news).toHaveLength(1);
});

test.each([401, 403, 423])('a token that is refused with %d is not tried again', async (status) => {
  const { states } = start();
  answers = [refusal(status)];
  request('token');
  await reaches('opening');
  // everything that follows from it has happened
  await reaches('closed');
  await allSettled(scope);
  expect(states).toEqual(['closed', 'opening', 'closed']);
  expect(handshakes).toEqual(['token']);
});

test('a server that is not ready yet is asked again', async () => {
  const { states } = start();
  answers = [refusal(503), new Error('no reason given')];
  request('token');
  await reaches('open');
  expect(handshakes).toEqual(['token', 'token', 'token']);
  expect(states).toEqual(['closed', 'opening', 'open']);
  expect(sockets()).toBe(1);
});

test('a library that did not load is loaded again', async () => {
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

test('events reach the application', async () => {
  start();
  const [succeeded, failed, changed] = [listen(transcodingSucceeded), listen(transcodingFailed), listen(advertChanged)];
  request('token');
  await reaches('open');
  const outcome = { name: 'Spring sale', processTime: '0:12', videoID: 31 };
  io.emit('transcoding-result', outcome);
  io.emit('transcoding-error', { ...outcome, videoID: 32 });
  io.emit('advert-changed', { id: 33, ads_id: 12 });
  await vi.waitFor(() => expect(changed).toEqual([{ id: 33, ads_id: 12 }]));
  expect(succeeded).toEqual([outcome]);
  expect(failed).toEqual([{ ...outcome, videoID: 32 }]);
});

test('of two quick requests the later one leaves the only socket', async () => {
  start();
  request('earlier');
  request('later');
  await reaches('open');
  expect(handshakes).toEqual(['later']);
});

test('a request in place of an open connection closes that', async () => {
  start();
  const heard = listen(advertChanged);
  request('earlier');
  await reaches('open');
  request('later');
  await reaches('opening');
  await reaches('open');
  await vi.waitFor(() => expect(sockets()).toBe(1));
  io.emit('advert-changed', { id: 33, ads_id: 12 });
  await vi.waitFor(() => expect(heard).toHaveLength(1));
});

test('a request that is taken back opens nothing', async () => {
  start();
  request('token');
  farewell();
  await allSettled(scope);
  expect(scope.getState($connection)).toBe('closed');
  expect(handshakes).toEqual([]);
});
