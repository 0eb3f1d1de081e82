import { Agent, get } from 'node:http';

const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Each from its own address of a block for documentation and benchmarks (RFC 2544). */
const addressOf = (viewer: number) => `198.${18 + ((viewer >> 16) & 1)}.${(viewer >> 8) & 255}.${viewer & 255}`;

interface Answer {
  status: number;
  body: string;
}

/** Players that ask a server behind a proxy for adverts, and report their events. */
export class SimulatedPlayers {
  readonly #agent: Agent;
  #viewers = 0;

  /** @param options.keepAlive whether they go on with connections that were used */
  constructor({ keepAlive = true }: { keepAlive?: boolean } = {}) {
    this.#agent = new Agent({ keepAlive, maxSockets: 256 });
  }

  /** @throws if nothing answers */
  call(url: string): Promise<Answer> {
    this.#viewers += 1;
    const headers = { 'user-agent': userAgent, 'x-forwarded-for': addressOf(this.#viewers) };
    return new Promise((resolve, reject) => {
      get(url, { agent: this.#agent, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body }));
        response.once('error', reject);
      }).once('error', reject);
    });
  }

  /**
   * Asks for an advert.
   *
   * @returns the addresses of its events, by their kind; null for a document without an advert
   * @throws if nothing answers, or not with a document
   */
  async ask(tag: string): Promise<Map<string, string> | null> {
    const { status, body } = await this.call(tag);
    if (status !== 200) throw new Error(`${tag} answered ${status}`);
    const addresses = eventsIn(body);
    return addresses.size === 0 ? null : addresses;
  }

  /** @throws if nothing answers, or refuses */
  async report(url: string): Promise<void> {
    const { status } = await this.call(url);
    if (status !== 204 && status !== 200) throw new Error(`${url} answered ${status}`);
  }

  disconnect(): void {
    this.#agent.destroy();
  }
}

/** The addresses of events in a document, by their kind. */
export const eventsIn = (document: string): Map<string, string> =>
  new Map(Array.from(document.matchAll(/https?:[^\]<]*\/e\/[^/]+\/(\w+)\/[\w-]+/g), ([url, kind = '']) => [kind, url]));
