import crawlers from 'crawler-user-agents';
import UserAgent from 'user-agents';
import { expect, it } from 'vitest';
import { createUserAgentParser } from './parse-user-agent.ts';

const parseUserAgent = createUserAgentParser();

/** In-app browsers of people, which the list of crawlers also contains. */
const insideApplications = /\b(Instagram|MetaIAB|Electron|Fluid)\b/;

it('detects 2,000 crawlers', () => {
  const agents = crawlers.flatMap(({ instances }) => instances).filter((agent) => !insideApplications.test(agent));
  expect(agents.length).toBeGreaterThan(2_000);
  expect(agents.filter((agent) => !parseUserAgent(agent).isRobot)).toEqual([]);
});

it('accepts 1,000 browsers', () => {
  const agents = Array.from({ length: 1_000 }, () => new UserAgent().toString());
  expect(agents.filter((agent) => parseUserAgent(agent).isRobot)).toEqual([]);
});
