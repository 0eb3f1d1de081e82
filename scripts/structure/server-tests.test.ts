// @vitest-environment node
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NEVER_ON_POSTGRES, ON_BOTH_DATABASES } from '../vitest/server-tests.ts';

/** A file that is renamed would leave its list unnoticed. */
it.each([...ON_BOTH_DATABASES, ...NEVER_ON_POSTGRES])('%s names a test file', (pattern) => {
  expect(globSync(pattern)).not.toEqual([]);
});
