import { afterEach } from 'vitest';

// what axe looked at, some 50 KB for each story: the runner would keep it and write it into its report, and nobody reads
// it there, because a violation fails the story with its own words
afterEach(({ task }) => {
  if ('reports' in task.meta) task.meta.reports = [];
});
