import { type ServerOptions, WebSocketServer } from 'ws';

/**
 * In milliseconds. The default of 30 seconds exceeds the server's time to shut down. The types lack the option
 * (https://github.com/websockets/ws/pull/2308).
 */
const closing = { closeTimeout: 1_000 };

/** A WebSocket server that closes sockets promptly, even if the client does not answer the close frame. */
export class PromptWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, ...closing });
  }
}
