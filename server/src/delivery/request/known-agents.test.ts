import crawlers from 'crawler-user-agents';
import UserAgent from 'user-agents';
import { expect, it } from 'vitest';
import { createAgentReader } from './read-agent.ts';

const readAgent = createAgentReader();

/** Browsers of people inside other applications, which the list of crawlers has, too. */
const insideApplications = /\b(Instagram|MetaIAB|Electron|Fluid)\b/;

it('tells 2,000 crawlers from people', () => {
  const agents = crawlers.flatMap(({ instances }) => instances).filter((agent) => !insideApplications.test(agent));
  expect(agents.length).toBeGreaterThan(2_000);
  expect(agents.filter((agent) => !readAgent(agent).isRobot)).toEqual([]);
});

it('takes 1,000 browsers for people', () => {
  const agents = Array.from({ length: 1_000 }, () => new UserAgent().toString());
  expect(agents.filter((agent) => readAgent(agent).isRobot)).toEqual([]);
});
