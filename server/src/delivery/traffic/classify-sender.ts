import type { Agent } from '../request/parse-user-agent.ts';

/** The kind of sender of a request or an event, as far as it can be detected. */
export type Sender = 'person' | 'robot' | 'prefetch' | 'datacentre';

interface SentRequest {
  ip: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface SenderDeps {
  parseUserAgent: (userAgent: string) => Agent;
  isDatacentre: (ip: string) => boolean;
}

/** Returns a function that distinguishes people from robots, from browsers that preload pages, and from data centres. */
export const createSenderClassifier =
  ({ parseUserAgent, isDatacentre }: SenderDeps) =>
  ({ ip, headers }: SentRequest): Sender => {
    if (parseUserAgent(headers['user-agent']?.toString() ?? '').isRobot) return 'robot';
    if (/\bprefetch\b/.test(`${headers['sec-purpose']} ${headers.purpose}`)) return 'prefetch';
    return isDatacentre(ip) ? 'datacentre' : 'person';
  };
