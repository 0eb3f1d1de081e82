// @vitest-environment node
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NEVER_ON_POSTGRES, NIGHTLY, OF_EMBEDDED_DATABASE, ON_BOTH_DATABASES } from '../vitest/server-tests.ts';

/** Otherwise a renamed file would drop out of its list unnoticed. */
it('each pattern in the lists of server tests matches a file', () => {
  const patterns = [...OF_EMBEDDED_DATABASE, ...ON_BOTH_DATABASES, ...NEVER_ON_POSTGRES, ...NIGHTLY];
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
