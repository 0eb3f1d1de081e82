import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { createAppRouter } from './create-app-router';

/** The href that a link on the page `from` gets. */
function follow(from: string, link: { to: string; params?: object; search?: object }) {
  const history = createMemoryHistory({ initialEntries: [from] });
  const router = createAppRouter({ queryClient: new QueryClient(), history, basepath: '' });
  return router.buildLocation({ params: { cabinet: 'manager' }, ...link } as never).href;
}

const CHOSEN = '?zone=Asia%2FTokyo';

it.each(['campaigns', 'campaigns/groups', 'campaigns/adverts', 'campaigns/7', 'sites', 'sites/4', 'analytics'])(
  'keeps a chosen time zone on the way to %s',
  (path) => {
    expect(follow(`/manager/sites/4${CHOSEN}`, { to: `/manager/${path}` })).toBe(`/manager/${path}${CHOSEN}`);
  },
);

it('drops the time zone when the link resets it, and on screens without daily figures', () => {
  const from = `/manager/campaigns${CHOSEN}`;
  expect(follow(from, { to: '/$cabinet/campaigns', search: { zone: undefined } })).toBe('/manager/campaigns');
  expect(follow(from, { to: '/$cabinet/users' })).toBe('/manager/users');
});
