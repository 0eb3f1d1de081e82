import { expect, it } from 'vitest';
import contract from '../../server/src/platform/contract/generated/contract.json' with { type: 'json' };

/**
 * Parts of addresses that generic rules of EasyList, EasyPrivacy and RU AdList name, today or in former editions, such
 * as `/api/analytics?` of EasyPrivacy. Who has such a list in an ad blocker would lose the screens that call them.
 */
const blocked = /analytic|track|telemetry|metric|beacon|pixel|banner|collect|statistic|counter|^(ad|ads|stat|stats)$/;

/** Names that no query may begin with: `?token=` and the others are rules of their own. */
const blockedParameters = ['token', 'url', 'http_referer', 'ver'];

it('calls no path of the API by a word that ad blockers look for', () => {
  const paths = Object.keys(contract.paths);
  expect(paths.length).toBeGreaterThan(80);
  const segments = (path: string) => path.split('/').filter((segment) => !segment.startsWith('{'));
  expect(paths.filter((path) => segments(path).some((segment) => blocked.test(segment)))).toEqual([]);
});

it('names no parameter of a query by a word that ad blockers look for', () => {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path)) as {
    parameters?: { in?: string; name?: string }[];
  }[];
  const names = operations.flatMap(({ parameters = [] }) =>
    parameters.flatMap(({ in: place, name = '' }) => (place === 'query' ? [name] : [])),
  );
  expect(names).toContain('date_from');
  expect(names.filter((name) => blockedParameters.includes(name))).toEqual([]);
});
