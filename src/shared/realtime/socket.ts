import { io, type Socket } from 'socket.io-client';
import type { AccountLocked, AdvertChanged, SessionEnded, TranscodingError, TranscodingResult } from '@/shared/api';
import { reconnection } from './retry-delay';

const FIVE_MINUTES = 300_000;

/** Events sent by the server, with the payloads of the contract (specification, section 7). */
interface ServerEvents {
  'transcoding-result': (payload: TranscodingResult) => void;
  'transcoding-error': (payload: TranscodingError) => void;
  'advert-changed': (payload: AdvertChanged) => void;
  'notifications-changed': () => void;
  'account-locked': (payload: AccountLocked) => void;
  'session-ended': (payload: SessionEnded) => void;
}

/** The client sends nothing but its handshake. */
export type RealtimeSocket = Socket<ServerEvents, Record<never, never>>;

/**
 * Suppresses an unhandled rejection. A WebTransport that can't be opened rejects both `closed`, which engine.io-client
 * handles by trying another transport, and `ready`, which it leaves unhandled.
 */
function ignoreFailedHandshake(event: PromiseRejectionEvent) {
  if (typeof WebTransportError !== 'undefined' && event.reason instanceof WebTransportError) event.preventDefault();
}

/**
 * Creates a socket for a token, not yet connected.
 *
 * @param origin of the server, if it differs from the page's
 */
export function openSocket(token: string, origin?: string): RealtimeSocket {
  // the browser registers a listener only once, however often this runs; the tests run in Node, without `window`
  if (typeof window !== 'undefined') window.addEventListener('unhandledrejection', ignoreFailedHandshake);
  return io(origin, {
    path: '/backend/io/',
    transports: ['polling', 'websocket', 'webtransport'],
    timeout: FIVE_MINUTES,
    reconnectionDelay: reconnection.initialDelay,
    reconnectionDelayMax: reconnection.maxDelay,
    randomizationFactor: reconnection.randomization,
    auth: { token },
    autoConnect: false,
    forceNew: true,
  });
}
