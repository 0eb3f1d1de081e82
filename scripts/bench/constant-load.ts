import { Agent, get } from 'node:http';
import { atConstantRate } from './at-constant-rate.ts';

export interface Request {
  url: string;
  headers: Record<string, string>;
}

/** Sends requests at a constant rate and returns the milliseconds until each response has ended, in order. */
export async function constantLoad(requests: readonly Request[], perSecond: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  try {
    return await atConstantRate(requests.length, perSecond, (index) => send(agent, requests[index] as Request));
  } finally {
    agent.destroy();
  }
}

/** Reads the response without parsing it, which would be the client's time and not the server's. */
const send = (agent: Agent, { url, headers }: Request) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.once('end', resolve);
    }).once('error', reject);
  });
