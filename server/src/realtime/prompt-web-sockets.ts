import { type ServerOptions, WebSocketServer } from 'ws';

/** Milliseconds. Its own default is 30 seconds, longer than the server may take to end; its types don't know the option. */
const closing = { closeTimeout: 1_000 };

/** WebSockets that are closed soon after the server says so, also when the client doesn't answer the close frame. */
export class PromptWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, ...closing });
  }
}
