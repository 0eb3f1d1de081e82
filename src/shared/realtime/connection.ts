import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import {
  type AdvertChanged,
  type ApiError,
  endsSession,
  errorFromResponse,
  type TranscodingError,
  type TranscodingResult,
} from '@/shared/api';
import { afterPaint } from '@/shared/lib/scheduling';
import { tokenRefusal } from './refusal';
import { retryDelay } from './retry-delay';
import type { RealtimeSocket } from './socket';

/** State of the realtime connection (specification, section 4). */
export type ConnectionState = 'closed' | 'opening' | 'open' | 'closing';

/**
 * A requested connection with its token. Each request is a new object, so that events of an earlier one can be ignored.
 */
interface ConnectionRequest {
  token: string;
}

/** Opens a connection with the token, replacing an existing one. */
export const connectionRequested = createEvent<string>();
export const disconnectionRequested = createEvent();

export const transcodingSucceeded = createEvent<TranscodingResult>();
export const transcodingFailed = createEvent<TranscodingError>();
export const advertChanged = createEvent<AdvertChanged>();
/** The user has a new notification, or read some in another tab. */
export const notificationsChanged = createEvent();
/** The session ended elsewhere, or the user was locked or banned; carries the error that requests now fail with. */
export const sessionRefused = createEvent<ApiError>();

const connected = createEvent();
/** The connection was lost; the payload is the reason. */
const dropped = createEvent<string>();
/** socket.io is retrying by itself; the payload is the number of the attempt. */
const reconnecting = createEvent<number>();
const tokenRejected = createEvent<ApiError>();
/** The connection failed and socket.io won't retry. */
const connectionFailed = createEvent();
const opened = createEvent<ConnectionRequest>();

/** Loads socket.io on first use, after the page is painted, because no screen depends on its events. */
export const createSocketFx = createEffect(async ({ token }: ConnectionRequest): Promise<RealtimeSocket> => {
  await new Promise<void>(afterPaint);
  const { openSocket } = await import('./socket');
  return openSocket(token);
});

const $request = createStore<ConnectionRequest | null>(null, { serialize: 'ignore' })
  .on(connectionRequested, (_, token) => ({ token }))
  .reset(disconnectionRequested, tokenRejected);

const $socket = createStore<RealtimeSocket | null>(null, { serialize: 'ignore' });

const listenFx = attach({
  source: $socket,
  effect: (socket) => {
    if (!socket) return;
    const bound = { safe: true } as const;
    const notifyDropped = scopeBind(dropped, bound);
    const notifyTokenRejected = scopeBind(tokenRejected, bound);
    const notifyFailed = scopeBind(connectionFailed, bound);
    socket.on('connect', scopeBind(connected, bound));
    socket.on('disconnect', (reason) => {
      if (reason === 'io client disconnect') return;
      notifyDropped(reason);
      if (!socket.active) notifyFailed();
    });
    socket.on('connect_error', (error) => {
      // an active socket retries by itself
      if (socket.active) return;
      const refusal = tokenRefusal(error);
      if (refusal) notifyTokenRejected(refusal);
      else notifyFailed();
    });
    socket.io.on('reconnect_attempt', scopeBind(reconnecting, bound));
    socket.on('transcoding-result', scopeBind(transcodingSucceeded, bound));
    socket.on('transcoding-error', scopeBind(transcodingFailed, bound));
    socket.on('advert-changed', scopeBind(advertChanged, bound));
    socket.on('notifications-changed', scopeBind(notificationsChanged, bound));
    const notifyRefused = scopeBind(sessionRefused, bound);
    socket.on('account-locked', (body) => notifyRefused(errorFromResponse({ status: 423, body })));
    socket.on('session-ended', (body) => notifyRefused(errorFromResponse({ status: 401, body })));
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
  .on(connectionFailed, (failures) => failures + 1)
  .reset(connected, connectionRequested);

export const delayFx = createEffect(
  (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds)),
);

/** The delay before the next attempt, with the request it belongs to. */
const retryDelayFx = attach({
  source: $failures,
  effect: delayFx,
  mapParams: (_: ConnectionRequest, failures) => retryDelay(failures),
});

const logFx = createEffect((line: string) => console.info(line));

export const $connection = createStore<ConnectionState>('closed')
  .on([connectionRequested, reconnecting, dropped], () => 'opening')
  .on(connected, () => 'open')
  .on(tokenRejected, () => 'closed')
  .on(disconnectionRequested, () => 'closing')
  // a socket may have been closed only to open the next one
  .on(closeSocketFx.finally, (state) => (state === 'closing' ? 'closed' : state));

/** Whether a connection is requested but not open. */
export const $isConnectionMissing = combine(
  $connection,
  $request,
  (state, request) => state !== 'open' && request !== null,
);

const $wasDropped = createStore(false).on(dropped, () => true);

const cameUp = sample({ clock: connected, source: $wasDropped });

/** The first connection was established: events before it were missed. */
export const firstConnected = sample({ clock: cameUp, filter: (wasDropped) => !wasDropped, fn: () => {} });

/** The connection was restored after a drop: events in between were missed. */
export const reconnected = sample({ clock: cameUp, filter: Boolean, fn: () => {} });

$wasDropped.reset(reconnected, disconnectionRequested);

sample({ clock: [disconnectionRequested, opened], fn: () => {}, target: closeSocketFx });
$socket.reset(closeSocketFx.finally);

sample({
  clock: connectionRequested,
  source: $request,
  filter: Boolean,
  target: opened,
});
sample({ clock: opened, target: createSocketFx });

sample({
  clock: createSocketFx.done,
  source: $request,
  filter: (request, { params }) => request === params,
  fn: (_, { result }) => result,
  target: $socket,
});

sample({ clock: $socket, filter: Boolean, target: listenFx });

sample({
  clock: createSocketFx.fail,
  source: $request,
  filter: (request, { params }) => request === params,
  fn: () => {},
  target: connectionFailed,
});

// the server isn't ready or the library failed to load; retries until it works or the request is withdrawn
sample({ clock: connectionFailed, source: $request, filter: Boolean, target: retryDelayFx });

sample({
  clock: retryDelayFx.done,
  source: $request,
  filter: (request, { params }) => request === params,
  fn: (_, { params }) => params,
  target: opened,
});

// the session ended while this tab was asleep or offline
sample({ clock: tokenRejected, filter: endsSession, target: sessionRefused });

// drops and retries are only logged (specification, section 7)
sample({ clock: dropped, fn: (reason) => `Realtime connection dropped: ${reason}`, target: logFx });
sample({ clock: reconnecting, fn: (attempt) => `Realtime connection: attempt ${attempt}`, target: logFx });
