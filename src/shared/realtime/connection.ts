import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { AdvertChanged, TranscodingError, TranscodingResult } from '@/shared/api';
import { refusesToken } from './refusal';
import { retryDelay } from './retry-delay';
import { openSocket, type RealtimeSocket } from './socket';

/** State of the realtime connection (specification, section 4). */
export type ConnectionState = 'closed' | 'opening' | 'open' | 'closing';

/** That a connection is wanted, and for whom. A new object each time: what belongs to an earlier one is told by it. */
interface Wish {
  token: string;
}

/** Opens the connection for the bearer of the token, in place of the one that there was. */
export const connectionRequested = createEvent<string>();
export const disconnectionRequested = createEvent();

/** Connections wait while they are held: something else goes first. */
export const connectionsHeld = createEvent();
export const connectionsReleased = createEvent();

export const transcodingSucceeded = createEvent<TranscodingResult>();
export const transcodingFailed = createEvent<TranscodingError>();
export const advertChanged = createEvent<AdvertChanged>();

const connected = createEvent();
/** Why the connection ended, other than by our own farewell. */
const dropped = createEvent<string>();
/** The manager of the socket tries again, by itself. */
const reconnecting = createEvent<number>();
/** The server doesn't take the token. */
const refused = createEvent();
/** There is no connection, and socket.io leaves it at that. */
const stranded = createEvent();
const opened = createEvent<Wish>();

export const createSocketFx = createEffect(({ token }: Wish): Promise<RealtimeSocket> => openSocket(token));

const $wish = createStore<Wish | null>(null, { serialize: 'ignore' })
  .on(connectionRequested, (_, token) => ({ token }))
  .reset(disconnectionRequested, refused);

const $areHeld = createStore(false)
  .on(connectionsHeld, () => true)
  .reset(connectionsReleased);

const $socket = createStore<RealtimeSocket | null>(null, { serialize: 'ignore' });

const listenFx = attach({
  source: $socket,
  effect: (socket) => {
    if (!socket) return;
    const bound = { safe: true } as const;
    const tellDropped = scopeBind(dropped, bound);
    const tellRefused = scopeBind(refused, bound);
    const tellStranded = scopeBind(stranded, bound);
    socket.on('connect', scopeBind(connected, bound));
    socket.on('disconnect', (reason) => {
      if (reason === 'io client disconnect') return;
      tellDropped(reason);
      if (!socket.active) tellStranded();
    });
    socket.on('connect_error', (error) => {
      // an active socket tries again by itself
      if (socket.active) return;
      if (refusesToken(error)) tellRefused();
      else tellStranded();
    });
    socket.io.on('reconnect_attempt', scopeBind(reconnecting, bound));
    socket.on('transcoding-result', scopeBind(transcodingSucceeded, bound));
    socket.on('transcoding-error', scopeBind(transcodingFailed, bound));
    socket.on('advert-changed', scopeBind(advertChanged, bound));
    socket.connect();
  },
});

const closeSocketFx = attach({
  source: $socket,
  effect: (socket) => {
    socket?.disconnect();
  },
});

const $failures = createStore(0)
  .on(stranded, (failures) => failures + 1)
  .reset(connected, connectionRequested);

/** Waits for so many milliseconds. */
export const delayFx = createEffect(
  (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds)),
);

/** The pause before the next attempt, and for whom it is made. */
const pauseFx = attach({
  source: $failures,
  effect: delayFx,
  mapParams: (_: Wish, failures) => retryDelay(failures),
});

const logFx = createEffect((line: string) => console.info(line));

export const $connection = createStore<ConnectionState>('closed')
  .on([connectionRequested, reconnecting, dropped], () => 'opening')
  .on(connected, () => 'open')
  .on(refused, () => 'closed')
  .on(disconnectionRequested, () => 'closing')
  // one connection may have been closed for the next
  .on(closeSocketFx.finally, (state) => (state === 'closing' ? 'closed' : state));

const $wasDropped = createStore(false).on(dropped, () => true);

const cameUp = sample({ clock: connected, source: $wasDropped });

/** The connection is there, and was not before: what was said until now was not heard. */
export const firstConnected = sample({ clock: cameUp, filter: (wasDropped) => !wasDropped, fn: () => {} });

/** The connection is back after a drop: whatever was said meanwhile was not heard. */
export const reconnected = sample({ clock: cameUp, filter: Boolean, fn: () => {} });

$wasDropped.reset(reconnected, disconnectionRequested);

sample({ clock: [disconnectionRequested, opened], fn: () => {}, target: closeSocketFx });
$socket.reset(closeSocketFx.finally);

sample({
  clock: [connectionRequested, connectionsReleased],
  source: { wish: $wish, areHeld: $areHeld },
  filter: ({ wish, areHeld }) => wish !== null && !areHeld,
  fn: ({ wish }) => wish as Wish,
  target: opened,
});
sample({ clock: opened, target: createSocketFx });

sample({
  clock: createSocketFx.done,
  source: $wish,
  filter: (wish, { params }) => wish === params,
  fn: (_, { result }) => result,
  target: $socket,
});

sample({ clock: $socket, filter: Boolean, target: listenFx });

sample({
  clock: createSocketFx.fail,
  source: $wish,
  filter: (wish, { params }) => wish === params,
  fn: () => {},
  target: stranded,
});

// a server that is about to be ready, or a library that did not load: tried again until it works or isn't wanted
sample({ clock: stranded, source: $wish, filter: Boolean, target: pauseFx });

sample({
  clock: pauseFx.done,
  source: $wish,
  filter: (wish, { params }) => wish === params,
  fn: (_, { params }) => params,
  target: opened,
});

// drops and attempts are only logged (specification, section 7)
sample({ clock: dropped, fn: (reason) => `Realtime connection dropped: ${reason}`, target: logFx });
sample({ clock: reconnecting, fn: (attempt) => `Realtime connection: attempt ${attempt}`, target: logFx });
