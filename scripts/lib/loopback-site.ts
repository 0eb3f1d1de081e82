import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Page {
  body: string | Buffer | ((request: IncomingMessage) => Promise<string>);
  type?: string;
  status?: number;
  location?: string;
  /** Simulates a cached copy that is this many seconds old. */
  age?: number;
}

/** The requested part of a video: players can only seek if range requests work (RFC 9110, section 14). */
function partOf(body: string | Buffer, status: number, range = '') {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (from === undefined || status !== 200 || typeof body === 'string') return null;
  const end = to ? Math.min(Number(to) + 1, body.length) : body.length;
  return {
    status: 206,
    headers: { 'content-range': `bytes ${from}-${end - 1}/${body.length}`, 'accept-ranges': 'bytes' },
    body: body.subarray(Number(from), end),
  };
}

/** A webmaster's site on this machine. */
export class LoopbackSite {
  readonly domain: string;
  readonly #server: Server;
  /** The pages of the site, by path. Other paths respond with 404. */
  readonly pages = new Map<string, Page>();

  private constructor(domain: string) {
    this.domain = domain;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) =>
        response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error)),
      );
    });
  }

  /** Starts a site with a home page. The server under test resolves its domain by `testHost`. */
  static async start(domain: string, title = 'Evening news'): Promise<LoopbackSite> {
    const site = new LoopbackSite(domain);
    site.show(title);
    await new Promise<void>((resolve) => site.#server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  /** The entry for OUTBOUND_TEST_HOSTS. */
  get testHost(): string {
    return `${this.domain}=${this.#host}`;
  }

  /** The URL for browsers on this machine. */
  get url(): string {
    return `http://${this.#host}`;
  }

  get #host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = this.pages.get(request.url ?? '/');
    const {
      body: made = 'There is nothing here',
      type = 'text/html',
      status = 404,
      location,
      age,
    } = page ? { status: 200, ...page } : {};
    const body = typeof made === 'function' ? await made(request) : made;
    const part = partOf(body, status, request.headers.range);
    response
      .writeHead(part?.status ?? status, {
        'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
        ...part?.headers,
        ...(location ? { location } : {}),
        ...(age ? { age: String(age) } : {}),
      })
      .end(part?.body ?? body);
  }

  /**
   * Replaces the home page.
   *
   * @param head markup for its `head`, such as the verification tag
   */
  show(title: string, head = ''): void {
    const body = `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>News</body></html>`;
    this.pages.set('/', { body });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
