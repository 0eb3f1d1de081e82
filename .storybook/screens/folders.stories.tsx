import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session';
import { getListFoldersMockHandler } from '@/shared/api/generated/endpoints/folders/folders.msw';
import { getListSitesMockHandler } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { folderOfSites } from './folder-of-sites';
import { folderRow } from './folder-row';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { failing, loading } from './states';

/**
 * A user's folders, next to all lists of records that can be in folders. The current folder is in the URL, so that
 * Back, a reload and a link show the same, and in the session, for the link of the section. Folders are not for other
 * users' records, and not for fixed divisions such as statuses, which are filters.
 */
const meta = {
  title: 'Screens/Folders',
  component: Screen,
  args: { path: '/webmaster/sites' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const FOLDERS = '/backend/api/folders';

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await folderRow(/^News 1/)).toHaveAttribute('aria-level', '1');
    await expect(canvas.getByRole('button', { name: 'All sites' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText('news.example')).toBeVisible();
    // at the top level there is no path
    await expect(canvas.queryByRole('navigation', { name: 'Folder' })).toBeNull();
  },
};

/** The path to the folder is expanded in the tree and shown above the list. */
export const InAFolder: Story = {
  args: { path: '/webmaster/sites?folder=22' },
  play: async ({ canvas, userEvent }) => {
    await expect(await folderRow(/^Regional/)).toHaveAttribute('aria-selected', 'true');
    const trail = within(canvas.getByRole('navigation', { name: 'Folder' }));
    await expect(trail.getByText('Regional')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(trail.getByRole('button', { name: 'News' }));
    await waitFor(async () => expect(await folderRow(/^News/)).toHaveAttribute('aria-selected', 'true'));
  },
};

export const EmptyFolder: Story = {
  tags: ['nightly'],
  args: { path: '/webmaster/sites?folder=23' },
  beforeEach: ({ msw }) => {
    msw.use(getListSitesMockHandler({ items: [], total: 0, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sites here')).toBeVisible();
    await expect(await folderRow(/^Weekly/)).toHaveAttribute('aria-level', '3');
  },
};

/** The list leaves out archived records, which may be all that the folder has. */
export const OnlyTheArchive: Story = {
  args: { path: '/webmaster/sites?folder=22' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/backend/api/sites', ({ request }) => {
        const params = new URL(request.url).searchParams;
        const total = params.has('status', 'archive') && params.has('folder_id', '22') ? 2 : 0;
        return HttpResponse.json({ items: [], total, next: null, previous: null });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 sites are archived.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show archived sites' })).toHaveAttribute(
      'href',
      '/webmaster/sites?state=archived&folder=22',
    );
  },
};

/** A link from another user, or to a removed folder. */
export const NoSuchFolder: Story = {
  tags: ['nightly'],
  ...EmptyFolder,
  args: { path: '/webmaster/sites?folder=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No such folder')).toBeVisible();
  },
};

export const NoFoldersYet: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getListFoldersMockHandler({ items: [], total: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Create the first one/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'In no folder' })).toBeNull();
  },
};

/** Folders are disabled for the account: only the list is shown. */
export const SwitchedOff: Story = {
  tags: ['nightly'],
  beforeEach: () => {
    signedIn({
      token: 'token-of-a-story',
      user: {
        id: 9,
        login: 'oleg@preroll.test',
        name: 'Oleg Sokolov',
        status: 'working',
        support_panels: ['webmaster'],
        is_admin: false,
        folders_enabled: false,
        currency: 'RUB',
        timezone: 'Europe/Moscow',
        preferences: { theme: null, tables: {}, views: {} },
      },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('news.example')).toBeVisible();
    await expect(canvas.queryByText('Folders')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /folder/i })).toBeNull();
  },
};

/** Other users' sites can't be in the user's folders. */
export const OfAManager: Story = {
  tags: ['nightly'],
  args: { path: '/manager/sites' },
  beforeEach: as.manager,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('news.example')).toBeVisible();
    await expect(canvas.queryByText('Folders')).toBeNull();
  },
};

export const Loading: Story = loading(FOLDERS);

/** The list stays usable. */
export const Failure: Story = failing(FOLDERS, undefined, 'Folders could not be loaded');

/** The deepest nesting and the longest names. */
export const DeepAndLong: Story = {
  tags: ['nightly'],
  args: { path: '/webmaster/sites?folder=5' },
  beforeEach: ({ msw }) => {
    const name =
      'Everything for the garden and what grows in it, from the first frost to the last rose of the year, '.trim();
    const items = [1, 2, 3, 4, 5].map((id) => folderOfSites(id, `${name} ${id}`, id === 1 ? null : id - 1));
    msw.use(getListFoldersMockHandler({ items, total: 5 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await folderRow(/year, 5 3$/)).toHaveAttribute('aria-level', '5');
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** The folders are among the filters, above the list. */
export const OnAPhone: Story = {
  globals: phoneWindow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    const toggle = await canvas.findByRole('button', { name: 'Folders' });
    await expect(canvas.queryByRole('tree')).toBeNull();
    await userEvent.click(toggle);
    await expect(await folderRow(/^News/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
