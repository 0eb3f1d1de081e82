// @vitest-environment node
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EMBEDDED_DATABASE_TESTS, NIGHTLY, ON_BOTH_DATABASES, SKIPPED_ON_POSTGRES } from '../vitest/server-tests.ts';

/** Otherwise a renamed file would drop out of its list unnoticed. */
it('each pattern in the lists of server tests matches a file', () => {
  const patterns = [...EMBEDDED_DATABASE_TESTS, ...ON_BOTH_DATABASES, ...SKIPPED_ON_POSTGRES, ...NIGHTLY];
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
