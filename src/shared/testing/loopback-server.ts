import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

type Handler = (response: ServerResponse) => void;

interface Call {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Makes a handler that sends a status, an optional content type and a body. */
export const answer =
  (status: number, type: string | undefined, body: string): Handler =>
  (response) =>
    response.writeHead(status, type === undefined ? {} : { 'Content-Type': type }).end(body);

export const json = (status: number, body: unknown) =>
  answer(status, 'application/json; charset=utf-8', JSON.stringify(body));

export const html = (status: number) => answer(status, 'text/html', '<h1>A page</h1>');

/** A backend at the page's origin, for tests. Responds with `[]` by default. */
export function loopbackServer() {
  let calls: Call[] = [];
  let handler: Handler;
  const http = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    calls.push({ method: request.method, url: request.url, headers: request.headers, body });
    handler(response);
  });
  const start = (port = 0) => new Promise<void>((done) => http.listen(port, '127.0.0.1', done));
  const stop = () => new Promise<unknown>((done) => http.close(done));
  let origin = '';

  beforeAll(async () => {
    await start();
    origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(origin);
  });
  beforeEach(() => {
    calls = [];
    handler = json(200, []);
  });
  afterEach(() => http.closeAllConnections());
  afterAll(stop);

  return {
    get origin() {
      return origin;
    },
    get calls() {
      return calls;
    },
    answers: (next: Handler) => {
      handler = next;
    },
    stop,
    restart: () => start(Number(new URL(origin).port)),
  };
}
