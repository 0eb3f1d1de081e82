import type { Agent } from '../request/read-agent.ts';

/** The kind of sender of a request or an event, as far as it can be detected. */
export type Sender = 'person' | 'robot' | 'prefetch' | 'datacentre';

interface SentRequest {
  ip: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface SenderDeps {
  readAgent: (userAgent: string) => Agent;
  isDatacentre: (ip: string) => boolean;
}

/** Returns a function that distinguishes people from robots, from browsers that preload pages, and from data centres. */
export const createSenderReader =
  ({ readAgent, isDatacentre }: SenderDeps) =>
  ({ ip, headers }: SentRequest): Sender => {
    if (readAgent(headers['user-agent']?.toString() ?? '').isRobot) return 'robot';
    if (/\bprefetch\b/.test(`${headers['sec-purpose']} ${headers.purpose}`)) return 'prefetch';
    return isDatacentre(ip) ? 'datacentre' : 'person';
  };
