import { afterEach } from 'vitest';

// axe's results take some 50 KB per story in the runner's report, where they aren't needed, because a violation already
// fails the story with a message
afterEach(({ task }) => {
  if ('reports' in task.meta) task.meta.reports = [];
});
