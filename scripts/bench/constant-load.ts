import { Agent, get } from 'node:http';

export interface Request {
  url: string;
  headers: Record<string, string>;
}

/**
 * Sends requests at an even pace, whether the ones before were answered or not, as people do who know nothing of each
 * other.
 *
 * @returns milliseconds from each request to the end of its answer, in the order of the requests
 */
export async function constantLoad(requests: readonly Request[], perSecond: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const begin = performance.now();
  const times = requests.map(async (request, index) => {
    const due = begin + (index * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(due - performance.now(), 0)));
    return await timeOf(agent, request);
  });
  try {
    return await Promise.all(times);
  } finally {
    agent.destroy();
  }
}

/** Reads the whole answer and makes nothing of it: parsing it is the caller's time, not the server's. */
const timeOf = (agent: Agent, { url, headers }: Request) =>
  new Promise<number>((resolve, reject) => {
    const start = performance.now();
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.once('end', () => resolve(performance.now() - start));
    }).once('error', reject);
  });
