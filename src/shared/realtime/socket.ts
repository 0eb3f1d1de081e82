import type { Socket } from 'socket.io-client';

const FIVE_MINUTES = 300_000;

/** A socket for the bearer of the token, not connected yet. Its library is loaded here, when it is first needed. */
export async function openSocket(token: string): Promise<Socket> {
  const { io } = await import('socket.io-client');
  return io({
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
