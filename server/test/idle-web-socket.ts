import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Opens a WebSocket with an idle client: it sends no handshake and answers neither pings nor the close frame.
 * @returns `closed` resolves when the server has closed the connection
 */
export async function openIdleWebSocket({ address, port }: Pick<AddressInfo, 'address' | 'port'>) {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  };
  const opening = request({ host: address, port, path: '/backend/io/?EIO=4&transport=websocket', headers });
  const upgraded = once(opening.end(), 'upgrade');
  const [, socket] = (await upgraded) as [unknown, Duplex];
  // the connection may also end with an error
  socket.on('error', () => {}).resume();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { closed };
}
