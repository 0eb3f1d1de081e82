// @vitest-environment node
import { existsSync, globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeysOf, kitStoriesOf, reachesServer, screenStoriesOf } from './areas.ts';

const story = (name: string) => `.storybook/screens/${name}.stories.tsx`;

it.each([
  { files: [], journeys: [] },
  { files: ['src/shared/ui/button/button.tsx', 'README.md'], journeys: [] },
  { files: ['src/pages/sites/site/ui/site-page.tsx'], journeys: ['e2e/sites.spec.ts'] },
  { files: ['src/pages/sites/site/ui/site-page.stories.tsx'], journeys: [] },
  {
    files: ['openapi/paths/users.yaml', 'e2e/folders.spec.ts'],
    journeys: ['e2e/folders.spec.ts', 'e2e/users.spec.ts'],
  },
])('returns the journeys of $files', ({ files, journeys }) => {
  expect(journeysOf(files)).toEqual(journeys);
});

it.each([
  { files: [], stories: [] },
  { files: ['src/shared/ui/button/button.tsx', 'server/src/advertising/campaigns/list-campaigns.ts'], stories: [] },
  { files: ['src/entities/folder/ui/folder-field.tsx'], stories: ['change-folders', 'folders'] },
  { files: ['src/features/recover-password/index.ts', story('site')], stories: ['recovery', 'sign-in', 'site'] },
  { files: ['.storybook/screens/notices.ts', 'openapi/paths/notifications.yaml'], stories: ['notifications'] },
])('returns the screen stories of $files', ({ files, stories }) => {
  expect(screenStoriesOf(files)).toEqual(stories.map(story));
});

it('knows the area of each screen, and only journeys that exist', () => {
  const screens = globSync('.storybook/screens/*.stories.tsx');
  const everything = screens.map((file) => `src/${file.replace('.stories', '')}`);
  expect(screens.filter((file) => !screenStoriesOf([`src/${file.replace('.stories', '')}`]).includes(file))).toEqual(
    [],
  );
  expect(journeysOf(everything).filter((file) => !existsSync(file))).toEqual([]);
});

it.each([
  {
    files: ['src/pages/sites/site/ui/check-answer.tsx', '.storybook/screens/site.stories.tsx'],
    kit: false,
    server: false,
  },
  { files: ['src/entities/site/ui/site-status.tsx', 'README.md'], kit: true, server: false },
  { files: ['.storybook/preview.tsx'], kit: true, server: false },
  { files: ['server/src/run.ts'], kit: false, server: true },
  { files: ['openapi/rules/site-status.ts'], kit: true, server: true },
])('$files affect the kit: $kit, the server: $server', ({ files, kit, server }) => {
  expect({ kit: kitStoriesOf(files).length > 0, server: reachesServer(files) }).toEqual({ kit, server });
});
