import { expect, it } from 'vitest';
import contract from '../../server/src/platform/contract/generated/contract.json' with { type: 'json' };

/**
 * Words in generic rules of current or former versions of EasyList, EasyPrivacy and RU AdList, such as
 * `/api/analytics?` of EasyPrivacy. With such a list, an ad blocker would break the screens that call these paths.
 */
const blocked = /analytic|track|telemetry|metric|beacon|pixel|banner|collect|statistic|counter|^(ad|ads|stat|stats)$/;

/** Names that the first query parameter must not have, because lists contain rules such as `?token=`. */
const blockedParameters = ['token', 'url', 'http_referer', 'ver'];

it('no path of the API contains a word blocked by ad blockers', () => {
  const paths = Object.keys(contract.paths);
  expect(paths.length).toBeGreaterThan(80);
  const segments = (path: string) => path.split('/').filter((segment) => !segment.startsWith('{'));
  expect(paths.filter((path) => segments(path).some((segment) => blocked.test(segment)))).toEqual([]);
});

it('no query parameter contains a word blocked by ad blockers', () => {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path)) as {
    parameters?: { in?: string; name?: string }[];
  }[];
  const names = operations.flatMap(({ parameters = [] }) =>
    parameters.flatMap(({ in: place, name = '' }) => (place === 'query' ? [name] : [])),
  );
  expect(names).toContain('date_from');
  expect(names.filter((name) => blockedParameters.includes(name))).toEqual([]);
});
