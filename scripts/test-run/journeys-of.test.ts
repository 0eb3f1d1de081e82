// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeysOf } from './journeys-of.ts';

it.each([
  { files: [], journeys: [] },
  { files: ['src/shared/ui/button/button.tsx', 'README.md'], journeys: [] },
  { files: ['src/pages/sites/site/ui/site-page.tsx'], journeys: ['e2e/sites.spec.ts'] },
  { files: ['src/pages/sites/site/ui/site-page.stories.tsx'], journeys: [] },
  {
    files: ['openapi/paths/users.yaml', 'e2e/folders.spec.ts'],
    journeys: ['e2e/folders.spec.ts', 'e2e/users.spec.ts'],
  },
])('$files', ({ files, journeys }) => {
  expect(journeysOf(files)).toEqual(journeys);
});

it('names journeys that exist', () => {
  const everything =
    'src/campaign/advert/moderation/site/finance/analytics/user/session/folder/settings-global/realtime/router.ts';
  expect(journeysOf([everything]).filter((file) => !existsSync(file))).toEqual([]);
});
