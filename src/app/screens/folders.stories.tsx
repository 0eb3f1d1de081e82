import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session';
import type { Folder, FolderCreate } from '@/shared/api';
import { getListFoldersMockHandler } from '@/shared/api/generated/endpoints/folders/folders.msw';
import { getListSitesMockHandler } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { choose } from './choose';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { failing, forbidden, loading } from './states';
import { telephone } from './telephone';

/**
 * A person's folders beside the list of what lies in them, on every list of records that have folders. Which folder is
 * looked into lies in the address, so that Back, a reload and a link show the same; the session remembers it for the
 * link of the section. Not for what others own, and not for a fixed division such as statuses: that is a filter.
 */
const meta = {
  title: 'Screens/Folders',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/webmaster/sites' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const FOLDERS = '/backend/api/folders';

const row = (name: RegExp) => screen.findByRole('treeitem', { name });

const folder = (id: number, name: string, parent_id: number | null = null): Folder => ({
  id,
  kind: 'site',
  name,
  parent_id,
  count: 3,
  created_at: '2026-11-02T09:15:00.000Z',
  updated_at: '2026-11-02T09:15:00.000Z',
});

async function pick(context: Play, name: RegExp, item: string): Promise<void> {
  const actions = within(await row(name)).getByRole('button', { name: /^Actions for/ });
  await context.userEvent.click(actions);
  await choose(context, item);
}

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await row(/^News 1/)).toHaveAttribute('aria-level', '1');
    await expect(canvas.getByRole('button', { name: 'All sites' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText('news.example')).toBeVisible();
  },
};

/** The way to it is open, and written above the list. */
export const InAFolder: Story = {
  args: { path: '/webmaster/sites?folder=22' },
  play: async ({ canvas, userEvent }) => {
    await expect(await row(/^Regional/)).toHaveAttribute('aria-selected', 'true');
    const trail = within(canvas.getByRole('navigation', { name: 'Folder' }));
    await expect(trail.getByText('Regional')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(trail.getByRole('button', { name: 'News' }));
    await waitFor(async () => expect(await row(/^News/)).toHaveAttribute('aria-selected', 'true'));
  },
};

export const EmptyFolder: Story = {
  args: { path: '/webmaster/sites?folder=23' },
  beforeEach: ({ msw }) => {
    msw.use(getListSitesMockHandler({ items: [], total: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sites here')).toBeVisible();
    await expect(await row(/^Weekly/)).toHaveAttribute('aria-level', '3');
  },
};

/** A link that somebody else has sent, or a folder that is gone. */
export const NoSuchFolder: Story = {
  ...EmptyFolder,
  args: { path: '/webmaster/sites?folder=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No such folder')).toBeVisible();
  },
};

export const NoFoldersYet: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListFoldersMockHandler({ items: [], total: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Create the first one/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'In no folder' })).toBeNull();
  },
};

/** Switched off for this account: a list without more. */
export const SwitchedOff: Story = {
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
      },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('news.example')).toBeVisible();
    await expect(canvas.queryByText('Folders')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

/** The sites of others don't lie in one's own folders. */
export const OfAManager: Story = {
  args: { path: '/manager/sites' },
  beforeEach: as.manager,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('news.example')).toBeVisible();
    await expect(canvas.queryByText('Folders')).toBeNull();
  },
};

export const Loading: Story = loading(FOLDERS);

/** The list stays. */
export const Failure: Story = failing(FOLDERS);

export const Forbidden: Story = forbidden(FOLDERS);

/** A server that keeps what is made and removed. */
const keepingFolders: Story['beforeEach'] = ({ msw }) => {
  let items = [folder(1, 'News'), folder(2, 'Sport')];
  msw.use(
    http.get(FOLDERS, () => HttpResponse.json({ items, total: items.length })),
    http.post(FOLDERS, async ({ request }) => {
      const { name, parent_id = null } = (await request.json()) as FolderCreate;
      const made = folder(items.length + 1, name, parent_id);
      items = [...items, made];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.delete(`${FOLDERS}/:id`, ({ params }) => {
      items = items.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
};

/** What was made is in sight and has the focus, also in a folder that was closed. */
export const Created: Story = {
  beforeEach: keepingFolders,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Music{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const music = await row(/^Music/);
    await waitFor(() => expect(music).toHaveFocus());
    await pick(context, /^News/, 'New folder inside');
    const inside = within(await screen.findByRole('dialog', { name: 'New folder in News' }));
    await userEvent.type(inside.getByLabelText('Name'), 'Weekly{Enter}');
    const weekly = await row(/^Weekly/);
    await expect(weekly).toHaveAttribute('aria-level', '2');
    await waitFor(() => expect(weekly).toHaveFocus());
  },
};

/** The focus stays among the folders: on one that is left, or else on what stands in their place. */
export const AllRemoved: Story = {
  beforeEach: keepingFolders,
  play: async (context) => {
    const remove = async (name: RegExp) => {
      await pick(context, name, 'Remove');
      const question = within(await screen.findByRole('alertdialog'));
      await context.userEvent.click(question.getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(screen.queryByRole('treeitem', { name })).toBeNull());
    };
    await remove(/^Sport/);
    const news = await row(/^News/);
    await waitFor(() => expect(news).toHaveFocus());
    await remove(/^News/);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'All sites' })).toHaveFocus());
  },
};

/** What the server refuses stands beside the name. */
export const NameTaken: Story = {
  beforeEach: ({ msw }) => {
    const errors = { name: ['There is a folder of this name here'] };
    msw.use(
      http.patch(`${FOLDERS}/21`, () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  },
  play: async (context) => {
    await pick(context, /^News/, 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename News' }));
    await expect(dialog.getByLabelText('Name')).toHaveValue('News');
    await context.userEvent.type(dialog.getByLabelText('Name'), '{Enter}');
    await expect(await dialog.findByText('There is a folder of this name here')).toBeVisible();
  },
};

/** A folder can't be put into itself; the button says why. */
export const Moved: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await pick(context, /^News/, 'Move');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move News' }));
    const move = dialog.getByRole('button', { name: 'Move' });
    await expect(await dialog.findByRole('treeitem', { name: 'Top level' })).toHaveAttribute('aria-selected', 'true');
    await expect(move).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('treeitem', { name: /^News/ }));
    await expect(move).toHaveAccessibleDescription("A folder can't lie in itself");
    await userEvent.click(dialog.getByRole('treeitem', { name: /^Sport/ }));
    await expect(move).not.toHaveAttribute('aria-disabled');
    await userEvent.click(move);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // the hint of the button, which has the focus again, is no text of the row
    await userEvent.tab();
  },
};

/** Some could not be moved: which, and why. */
export const SitesMoved: Story = {
  beforeEach: ({ msw }) => {
    const results = [
      { id: 4, ok: true, status: 200 },
      { id: 5, ok: false, status: 404, error: 'Not found' },
    ];
    msw.use(http.post(`${FOLDERS}/move`, () => HttpResponse.json({ results })));
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Evening news', 'Football today'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move to folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 sites' }));
    await userEvent.click(await dialog.findByRole('treeitem', { name: /^Sport/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    const results = within(await screen.findByRole('list', { name: 'Results' }));
    await expect(screen.getByText('1 done, 1 refused')).toBeVisible();
    await expect(results.getByText(/^Football today/)).toBeVisible();
    await expect(results.getByText('Not found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Removed: Story = {
  args: { path: '/webmaster/sites?folder=22' },
  play: async (context) => {
    await pick(context, /^Regional/, 'Remove');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Regional?' }));
    await context.userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await row(/^News/)).toHaveAttribute('aria-selected', 'true'));
    // the hint of the button, which has the focus again, is no text of the row
    await context.userEvent.tab();
  },
};

/** As deep as folders go, and as long as names are. */
export const DeepAndLong: Story = {
  args: { path: '/webmaster/sites?folder=5' },
  beforeEach: ({ msw }) => {
    const name =
      'Everything for the garden and what grows in it, from the first frost to the last rose of the year, '.trim();
    const items = [1, 2, 3, 4, 5].map((id) => folder(id, `${name} ${id}`, id === 1 ? null : id - 1));
    msw.use(getListFoldersMockHandler({ items, total: 5 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await row(/year, 5 3$/)).toHaveAttribute('aria-level', '5');
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** The folders open at a press, above the list. */
export const OnATelephone: Story = {
  globals: telephone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Folders' });
    await expect(canvas.queryByRole('tree')).toBeNull();
    await userEvent.click(toggle);
    await expect(await row(/^News/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** What was made is seen, though the folders were closed. */
export const CreatedOnATelephone: Story = {
  globals: telephone,
  beforeEach: keepingFolders,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Music{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const music = await row(/^Music/);
    await expect(music).toBeVisible();
    await waitFor(() => expect(music).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Folders' })).toHaveAttribute('aria-expanded', 'true');
  },
};
