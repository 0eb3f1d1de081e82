import type { Agent } from '../request/read-agent.ts';

/** Who sends a request or an event, as far as it can be told. */
export type Sender = 'person' | 'robot' | 'prefetch' | 'datacentre';

interface SentRequest {
  ip: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface SenderDeps {
  readAgent: (userAgent: string) => Agent;
  isDatacentre: (ip: string) => boolean;
}

/** Returns a function that tells people from robots, from browsers that load pages in advance, and from data centres. */
export const createSenderReader =
  ({ readAgent, isDatacentre }: SenderDeps) =>
  ({ ip, headers }: SentRequest): Sender => {
    if (readAgent(headers['user-agent']?.toString() ?? '').isRobot) return 'robot';
    if (/\bprefetch\b/.test(`${headers['sec-purpose']} ${headers.purpose}`)) return 'prefetch';
    return isDatacentre(ip) ? 'datacentre' : 'person';
  };
