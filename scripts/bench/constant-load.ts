import { Agent, get } from 'node:http';
import { atConstantRate } from './at-constant-rate.ts';

export interface Request {
  url: string;
  headers: Record<string, string>;
}

/** Sends requests at an even pace, and returns the milliseconds until each answer has ended, in their order. */
export async function constantLoad(requests: readonly Request[], perSecond: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  try {
    return await atConstantRate(requests.length, perSecond, (index) => send(agent, requests[index] as Request));
  } finally {
    agent.destroy();
  }
}

/** Reads the whole answer and makes nothing of it: parsing it is the caller's time, not the server's. */
const send = (agent: Agent, { url, headers }: Request) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.once('end', resolve);
    }).once('error', reject);
  });
