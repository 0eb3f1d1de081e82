import { Agent, get } from 'node:http';

const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** An address for each viewer from a block reserved for benchmarks (RFC 2544). */
const addressOf = (viewer: number) => `198.${18 + ((viewer >> 16) & 1)}.${(viewer >> 8) & 255}.${viewer & 255}`;

interface Answer {
  status: number;
  body: string;
}

/** Simulates players that request adverts from a server behind a proxy and report their events. */
export class SimulatedPlayers {
  readonly #agent: Agent;
  #viewers = 0;

  /** @param options.keepAlive whether connections are reused */
  constructor({ keepAlive = true }: { keepAlive?: boolean } = {}) {
    this.#agent = new Agent({ keepAlive, maxSockets: 256 });
  }

  /** @throws if there is no response */
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
   * Requests an advert.
   *
   * @returns the URLs of its events by kind; null for a document without an advert
   * @throws if there is no response, or not a document
   */
  async ask(tag: string): Promise<Map<string, string> | null> {
    const { status, body } = await this.call(tag);
    if (status !== 200) throw new Error(`${tag} answered ${status}`);
    const addresses = eventsIn(body);
    return addresses.size === 0 ? null : addresses;
  }

  /** @throws if there is no response, or a refusal */
  async report(url: string): Promise<void> {
    const { status } = await this.call(url);
    if (status !== 204 && status !== 200) throw new Error(`${url} answered ${status}`);
  }

  disconnect(): void {
    this.#agent.destroy();
  }
}

/** The URLs of events in a document, by kind. */
export const eventsIn = (document: string): Map<string, string> =>
  new Map(Array.from(document.matchAll(/https?:[^\]<]*\/e\/[^/]+\/(\w+)\/[\w-]+/g), ([url, kind = '']) => [kind, url]));
