import type { Socket } from 'socket.io-client';
import type { AdvertChanged, TranscodingError, TranscodingResult } from '@/shared/api';

const FIVE_MINUTES = 300_000;

/** What the server tells, by the payloads of the contract (specification, section 7). */
interface ServerEvents {
  'transcoding-result': (payload: TranscodingResult) => void;
  'transcoding-error': (payload: TranscodingError) => void;
  'advert-changed': (payload: AdvertChanged) => void;
}

/** The client says nothing but its handshake. */
export type RealtimeSocket = Socket<ServerEvents, Record<never, never>>;

/**
 * A WebTransport that can't be opened rejects `closed`, after which engine.io-client goes on with another transport,
 * and `ready`, whose rejection it leaves unhandled: the browser would report it as an error of the page.
 */
function ignoreFailedHandshake(event: PromiseRejectionEvent) {
  if (typeof WebTransportError !== 'undefined' && event.reason instanceof WebTransportError) event.preventDefault();
}

/**
 * A socket for the bearer of the token, not connected yet. Its library is loaded here, when it is first needed.
 *
 * @param origin of the server, where it isn't the page's own
 */
export async function openSocket(token: string, origin?: string): Promise<RealtimeSocket> {
  const { io } = await import('socket.io-client');
  // registered once, however often this is called; Node, where the connection is tested, has neither of the two
  if (typeof window !== 'undefined') window.addEventListener('unhandledrejection', ignoreFailedHandshake);
  return io(origin, {
    path: '/backend/io/',
    transports: ['polling', 'websocket', 'webtransport'],
    timeout: FIVE_MINUTES,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    auth: { token },
    autoConnect: false,
    forceNew: true,
  });
}
