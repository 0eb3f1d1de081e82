import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { Socket } from 'socket.io-client';
import type { AdvertChanged, TranscodingError, TranscodingResult } from '@/shared/api';
import { openSocket } from './socket';

/** State of the realtime connection (specification, section 4). */
export type ConnectionState = 'closed' | 'opening' | 'open' | 'closing';

/** Opens the connection for the bearer of the token. */
export const connectionRequested = createEvent<string>();
export const disconnectionRequested = createEvent();

export const transcodingSucceeded = createEvent<TranscodingResult>();
export const transcodingFailed = createEvent<TranscodingError>();
export const advertChanged = createEvent<AdvertChanged>();

const connected = createEvent();
const dropped = createEvent<string>();
const reconnecting = createEvent<number>();
const refused = createEvent<string>();

const createSocketFx = createEffect(async (token: string) => ({ token, socket: await openSocket(token) }));

/** The token that a connection is wanted for. */
const $token = createStore<string | null>(null, { serialize: 'ignore' })
  .on(connectionRequested, (_, token) => token)
  .reset(disconnectionRequested);

const $socket = createStore<Socket | null>(null, { serialize: 'ignore' });

const listenFx = attach({
  source: $socket,
  effect: (socket) => {
    if (!socket) return;
    const bound = { safe: true } as const;
    socket.on('connect', scopeBind(connected, bound));
    socket.on('disconnect', scopeBind(dropped, bound));
    socket.on('transcoding-result', scopeBind(transcodingSucceeded, bound));
    socket.on('transcoding-error', scopeBind(transcodingFailed, bound));
    socket.on('advert-changed', scopeBind(advertChanged, bound));
    socket.io.on('reconnect_attempt', scopeBind(reconnecting, bound));
    const tellRefused = scopeBind(refused, bound);
    socket.on('connect_error', (error) => {
      // an active socket tries again by itself
      if (!socket.active) tellRefused(error.message);
    });
    socket.connect();
  },
});

const closeSocketFx = attach({
  source: $socket,
  effect: (socket) => {
    socket?.disconnect();
  },
});

/** A server that goes down says so, and socket.io takes it for a farewell: we want back. */
const connectAgainFx = attach({
  source: $socket,
  effect: (socket) => {
    socket?.connect();
  },
});

const logFx = createEffect((line: string) => console.info(line));

export const $connection = createStore<ConnectionState>('closed')
  .on([connectionRequested, reconnecting], () => 'opening')
  .on(connected, () => 'open')
  .on([dropped, refused, createSocketFx.fail], () => 'closed')
  .on(disconnectionRequested, () => 'closing')
  .on(closeSocketFx.finally, () => 'closed');

const $wasOpen = createStore(false)
  .on(connected, () => true)
  .reset(disconnectionRequested);

/** The connection is back after a drop: whatever was said meanwhile was not heard. */
export const reconnected = sample({ clock: connected, source: $wasOpen, filter: Boolean, fn: () => {} });

sample({ clock: connectionRequested, target: createSocketFx });

sample({
  clock: createSocketFx.doneData,
  source: $token,
  filter: (wanted, { token }) => wanted === token,
  fn: (_, { socket }) => socket,
  target: $socket,
});

sample({ clock: $socket, filter: Boolean, target: listenFx });
sample({ clock: dropped, filter: (reason) => reason === 'io server disconnect', target: connectAgainFx });
sample({ clock: disconnectionRequested, target: closeSocketFx });
$socket.reset(closeSocketFx.finally);

// drops and attempts are only logged (specification, section 7)
sample({ clock: dropped, fn: (reason) => `Realtime connection dropped: ${reason}`, target: logFx });
sample({ clock: reconnecting, fn: (attempt) => `Realtime connection: attempt ${attempt}`, target: logFx });
