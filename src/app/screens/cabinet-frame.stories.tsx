import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { getListSitesMockHandler } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { telephone } from './telephone';

/** What stands around every screen of a cabinet: sections, cabinet switch, search, account menu. */
const meta = {
  title: 'Screens/Cabinet frame',
  component: Screen,
  args: { path: '/manager/campaigns' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.managerAndAdvertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who has several cabinets switches between them. */
export const CabinetSwitch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Manager' }));
    await expect(await screen.findByRole('menu', { name: 'Cabinets' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Advertiser' })).toHaveAttribute('href', '/advertiser/campaigns');
  },
};

/** Who has one has nothing to switch. */
export const OneCabinet: Story = {
  args: { path: '/webmaster/sites' },
  beforeEach: as.webmaster,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Account of/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Webmaster' })).toBeNull();
  },
};

export const AccountMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of Nadia Petrova' }));
    await expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/manager/settings',
    );
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  },
};

/** The way out is there before one's name is. */
export const AccountLoading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/auth/me', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account' })).toBeVisible();
  },
};

/** The frame is there at once, and in it the shape of what is coming. */
export const ScreenOnItsWay: Story = {
  args: { path: '/manager/campaigns/12' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/campaigns/:id', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Sections' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Loading').parentElement).toHaveRole('status'));
  },
};

export const ScreenOnItsWayOnATelephone: Story = {
  ...ScreenOnItsWay,
  globals: telephone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Menu' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Loading').parentElement).toHaveRole('status'));
  },
};

/** Opens the palette by its keys and looks for something. */
async function search({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, text: string) {
  await canvas.findByRole('button', { name: 'Search' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, text);
}

const groups = () => screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);

/** What can be done, and what the server knows of the name. */
export const Search: Story = {
  play: async (context) => {
    await search(context, 'a');
    await waitFor(() => expect(groups()).toContain('Campaigns'));
    await expect(groups()).toContain('Cabinets');
    await expect(await screen.findByRole('option', { name: /Spring sale/ })).toBeVisible();
  },
};

export const SearchOnATelephone: Story = { ...Search, globals: telephone };

/** More than fit: the list has them all. */
export const SearchFindsMany: Story = {
  args: { path: '/webmaster/sites' },
  beforeEach: ({ msw, globals }) => {
    as.webmaster({ globals });
    msw.use(
      getListSitesMockHandler({
        items: Array.from({ length: 50 }, (_, index) => ({
          id: index + 1,
          name: `News ${index + 1}`,
          domain: `news-${index + 1}.example`,
          owner_id: 9,
          owner_name: 'Oleg Sokolov',
          folder_id: null,
          status: 'working',
          created_at: '2026-10-14T08:00:00.000Z',
          updated_at: '2026-11-18T11:20:00.000Z',
        })),
        total: 480,
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

/** What the application itself can do is found all the same. */
export const SearchFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/sites', () => HttpResponse.json({ error: 'db' }, { status: 500 })));
  },
  play: async (context) => {
    await search(context, 'set');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not everything could be searched.');
    await expect(screen.getByRole('option', { name: 'Settings' })).toBeVisible();
  },
};
