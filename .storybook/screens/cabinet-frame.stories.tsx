import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Site } from '@/shared/api';
import { getListTransactionsResponseMock } from '@/shared/api/generated/endpoints/finances/finances.msw';
import { getListSitesMockHandler, getListSitesResponseMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';

/**
 * The frame of all screens of a cabinet: the choice of cabinet, the search, the sections and the account.
 *
 * For every signed-in user. It is shown before the screen, stays while the screen loads or fails, and never names a
 * section a third time.
 */
const meta = {
  title: 'Screens/Cabinet frame',
  component: Screen,
  args: { path: '/manager/campaigns' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.managerAndAdvertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Users with several cabinets switch between them. */
export const CabinetSwitch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Manager' }));
    await expect(await screen.findByRole('menu', { name: 'Cabinets' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Advertiser' })).toHaveAttribute('href', '/advertiser/campaigns');
  },
};

/** Users with a single cabinet can't switch. */
export const OneCabinet: Story = {
  args: { path: '/webmaster/sites' },
  beforeEach: as.webmaster,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Account of/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Webmaster' })).toBeNull();
  },
};

/** Users with the admin cabinet but without the admin flag get the list of adverts in review instead of the queue. */
export const AdminPanelOnly: Story = {
  tags: ['nightly'],
  args: { path: '/admin/campaigns' },
  beforeEach: as.adminPanelOnly,
  play: async ({ canvas }) => {
    const sections = within(await canvas.findByRole('navigation', { name: 'Sections' }));
    await expect(sections.getByRole('link', { name: 'Users' })).toBeVisible();
    await expect(sections.getByRole('link', { name: 'Global settings' })).toBeVisible();
    const moderation = sections.getByRole('link', { name: /^Moderation/ });
    await expect(moderation.getAttribute('href')).toMatch('/admin/campaigns/adverts');
  },
};

export const AccountMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of Timur Akhmetov/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/manager/settings',
    );
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  },
};

/** The review queue has a link of its own; only users who can decide see its number. */
export const Queue: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/backend/api/adverts', ({ request }) =>
        new URL(request.url).searchParams.get('limit') === '1'
          ? HttpResponse.json([], { headers: { 'X-Total-Count': '8' } })
          : undefined,
      ),
    );
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Moderation' });
    await expect(link).toHaveAttribute('href', '/manager/campaigns/adverts?status=moderate');
    const sections = within(canvas.getByRole('navigation', { name: 'Sections' }));
    await expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('Campaigns');
  },
};

/** Admins have a review queue; the list of the same adverts marks the same link. */
export const QueueOfAnAdmin: Story = {
  tags: ['nightly'],
  ...Queue,
  args: { path: '/admin/campaigns/adverts?status=moderate' },
  beforeEach: [...[as.admin].flat(), ...[Queue.beforeEach ?? []].flat()],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Moderation 8 adverts to review', current: 'page' });
    await expect(link).toHaveAttribute('href', '/admin/moderation');
    const sections = within(canvas.getByRole('navigation', { name: 'Sections' }));
    await expect(sections.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};

export const QueueOpen: Story = {
  tags: ['nightly'],
  ...Queue,
  args: { path: '/manager/campaigns/adverts?status=moderate' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Moderation/, current: 'page' })).toBeVisible();
    const sections = within(canvas.getByRole('navigation', { name: 'Sections' }));
    await expect(sections.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};

/** Admins see the number of payments that wait for them. */
export const Payments: Story = {
  tags: ['nightly'],
  args: { path: '/admin/users' },
  beforeEach: [
    ...[as.admin].flat(),
    ({ msw }) => {
      msw.use(
        http.get('/backend/api/finances', ({ request }) => {
          const statuses = new URL(request.url).searchParams.getAll('status');
          const total = statuses.join() === 'waiting,processing' ? 3 : 99;
          return HttpResponse.json({ ...getListTransactionsResponseMock(), total });
        }),
      );
    },
  ],
  play: async ({ canvas }) => {
    const sections = within(await canvas.findByRole('navigation', { name: 'Sections' }));
    await expect(await sections.findByRole('link', { name: 'Finances 3 payments waiting' })).toHaveAttribute(
      'href',
      '/admin/finances',
    );
  },
};

/** Advertisers see the available amount on every screen, because their campaigns stop when it is used up. */
export const Balance: Story = {
  args: { path: '/advertiser/campaigns' },
  beforeEach: as.advertiser,
  play: async ({ canvas }) => {
    const sections = within(await canvas.findByRole('navigation', { name: 'Sections' }));
    await expect(await sections.findByRole('link', { name: 'Finances 112,180.10' })).toHaveAttribute(
      'href',
      '/advertiser/finances',
    );
  },
};

/** Managers have no balance of their own: the sums over their clients are not shown, even if they are loaded. */
export const NoBalance: Story = {
  tags: ['nightly'],
  args: { path: '/manager/finances' },
  play: async ({ canvas }) => {
    await expect((await within(await canvas.findByRole('main')).findAllByText('128,400.50'))[0]).toBeVisible();
    const sections = within(canvas.getByRole('navigation', { name: 'Sections' }));
    await expect(sections.getByRole('link', { name: 'Finances' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Webmasters see the amount that they can be paid. */
export const BalanceOfAWebmaster: Story = {
  tags: ['nightly'],
  args: { path: '/webmaster/sites' },
  beforeEach: as.webmaster,
  play: async ({ canvas }) => {
    const sections = within(await canvas.findByRole('navigation', { name: 'Sections' }));
    await expect(await sections.findByRole('link', { name: 'Finances 112,180.10' })).toBeVisible();
  },
};

/** Signing out is possible before the user's name has loaded. */
export const AccountLoading: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/auth/me', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account' })).toBeVisible();
  },
};

/** The frame is shown at once, with a skeleton of the screen. */
export const ScreenOnItsWay: Story = {
  tags: ['nightly'],
  args: { path: '/manager/campaigns/12' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/campaigns/:id', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Sections' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Loading').parentElement).toHaveRole('status'));
  },
};

export const ScreenOnItsWayOnAPhone: Story = {
  tags: ['nightly'],
  ...ScreenOnItsWay,
  globals: phoneWindow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Menu/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Loading').parentElement).toHaveRole('status'));
  },
};

/** Opens the palette by its shortcut and enters a text. */
async function search({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, text: string) {
  await canvas.findByRole('button', { name: 'Search' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, text);
}

const groups = () => screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);

/** Commands, and records found by the server. */
export const Search: Story = {
  play: async (context) => {
    await search(context, 'a');
    // four answers arrive in any order
    const all = ['Cabinets', 'Campaigns', 'Groups', 'Adverts', 'Sites'];
    await waitFor(() => expect(groups()).toEqual(expect.arrayContaining(all)));
    await expect((await screen.findAllByRole('option', { name: /Spring sale/ }))[0]).toBeVisible();
  },
};

export const SearchOnAPhone: Story = { ...Search, globals: phoneWindow };

/** If more records match than are shown, an item opens the list of all. */
export const SearchFindsMany: Story = {
  tags: ['nightly'],
  args: { path: '/webmaster/sites' },
  beforeEach: ({ msw, globals }) => {
    as.webmaster({ globals });
    msw.use(
      getListSitesMockHandler({
        items: Array.from({ length: 50 }, (_, index) => ({
          ...(getListSitesResponseMock().items[0] as Site),
          id: index + 1,
          name: `News ${index + 1}`,
          domain: `news-${index + 1}.example`,
        })),
        total: 480,
        next: null,
        previous: null,
      }),
    );
  },
  play: async (context) => {
    await search(context, 'news');
    await expect(await screen.findByRole('option', { name: 'All 480 sites with “news”' })).toBeInTheDocument();
    await expect(screen.getAllByRole('option')).toHaveLength(7);
    await expect(groups()).toEqual(['Sites']);
  },
};

/** If the search fails, commands are still found. */
export const SearchFails: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/sites', () => HttpResponse.json({ error: 'db' }, { status: 500 })));
  },
  play: async (context) => {
    await search(context, 'set');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Part of the search failed. Type again to retry.');
    await expect(screen.getByRole('option', { name: 'Settings' })).toBeVisible();
  },
};
