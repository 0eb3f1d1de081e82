import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { FolderCreate, FolderMove } from '@/shared/api';
import { getListSitesMockHandler, getListSitesResponseMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { choose } from '@/shared/testing/choose';
import { folderOfSites } from './folder-of-sites';
import { folderRow } from './folder-row';
import { notice } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';

const meta = {
  title: 'Screens/Folders/Changes',
  component: Screen,
  args: { path: '/webmaster/sites' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const FOLDERS = '/backend/api/folders';

async function pick(context: Play, name: RegExp, item: string): Promise<void> {
  const actions = within(await folderRow(name)).getByRole('button', { name: /^Actions for/ });
  await context.userEvent.click(actions);
  await choose(context, item);
}

/** A server that stores created and removed folders. */
const keepingFolders: Story['beforeEach'] = ({ msw }) => {
  let items = [folderOfSites(1, 'News'), folderOfSites(2, 'Sport')];
  msw.use(
    http.get(FOLDERS, () => HttpResponse.json({ items, total: items.length })),
    http.post(FOLDERS, async ({ request }) => {
      const { name, parent_id = null } = (await request.json()) as FolderCreate;
      const made = folderOfSites(items.length + 1, name, parent_id);
      items = [...items, made];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.delete(`${FOLDERS}/:id`, ({ params }) => {
      items = items.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
};

/** A created folder is visible and focused, even inside a closed folder. */
export const Created: Story = {
  beforeEach: keepingFolders,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Music{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const music = await folderRow(/^Music/);
    await waitFor(() => expect(music).toHaveFocus());
    await pick(context, /^News/, 'New folder inside');
    const inside = within(await screen.findByRole('dialog', { name: 'New folder in News' }));
    await userEvent.type(inside.getByLabelText('Name'), 'Weekly{Enter}');
    const weekly = await folderRow(/^Weekly/);
    await expect(weekly).toHaveAttribute('aria-level', '2');
    await waitFor(() => expect(weekly).toHaveFocus());
  },
};

/** A created folder is visible, even if the panel was collapsed. */
export const CreatedOnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  beforeEach: keepingFolders,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Music{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const music = await folderRow(/^Music/);
    await expect(music).toBeVisible();
    await waitFor(() => expect(music).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Folders' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** After a removal the focus stays among the folders: on a remaining one, or on the view of all records. */
export const AllRemoved: Story = {
  tags: ['nightly'],
  beforeEach: keepingFolders,
  play: async (context) => {
    const remove = async (name: RegExp) => {
      await pick(context, name, 'Remove');
      const question = within(await screen.findByRole('alertdialog'));
      await context.userEvent.click(question.getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(screen.queryByRole('treeitem', { name })).toBeNull());
    };
    await remove(/^Sport/);
    const news = await folderRow(/^News/);
    await waitFor(() => expect(news).toHaveFocus());
    await remove(/^News/);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'All sites' })).toHaveFocus());
  },
};

/** The server's refusal is shown at the name. */
export const NameTaken: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const errors = { name: ['A folder with this name already exists here'] };
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
    await expect(await dialog.findByText('A folder with this name already exists here')).toBeVisible();
  },
};

/** A folder can't be moved into itself; the button has the reason. */
export const Moved: Story = {
  tags: ['nightly'],
  play: async (context) => {
    const { userEvent } = context;
    await pick(context, /^News/, 'Move');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move News' }));
    const move = dialog.getByRole('button', { name: 'Move' });
    await expect(await dialog.findByRole('treeitem', { name: 'Top level' })).toHaveAttribute('aria-selected', 'true');
    await expect(move).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('treeitem', { name: /^News/ }));
    await expect(move).toHaveAccessibleDescription("A folder can't contain itself");
    await userEvent.click(dialog.getByRole('treeitem', { name: /^Sport/ }));
    await expect(move).not.toHaveAttribute('aria-disabled');
    await userEvent.click(move);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // hides the tooltip of the focused button, which would be found as another text
    await userEvent.tab();
  },
};

/** Lists the sites that could not be moved, with reasons. */
export const SitesMoved: Story = {
  tags: ['nightly'],
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

/** A toast names the new folder and offers Undo. */
export const UndoesAMove: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const list = getListSitesResponseMock();
    const items = list.items.map((site) => (site.id === 4 ? { ...site, folder_id: 21 } : site));
    let folder = 21;
    msw.use(
      getListSitesMockHandler({ ...list, items }),
      http.post(`${FOLDERS}/move`, async ({ request }) => {
        const { ids, folder_id } = (await request.json()) as FolderMove;
        // to Sport first, and back with Undo
        const isExpected = folder_id === (folder === 21 ? 24 : 21);
        if (isExpected) folder = folder_id;
        const results = ids.map((id) =>
          isExpected ? { id, ok: true, status: 200 } : { id, ok: false, status: 404, error: 'Not found' },
        );
        return HttpResponse.json({ results });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Evening news' }));
    await choose({ userEvent }, 'Move to folder');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Evening news' }));
    await userEvent.click(await dialog.findByRole('treeitem', { name: /^Sport/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await notice('Moved to Sport')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await notice('Moved back')).toBeVisible();
  },
};

export const Removed: Story = {
  args: { path: '/webmaster/sites?folder=22' },
  play: async (context) => {
    await pick(context, /^Regional/, 'Remove');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Regional?' }));
    await context.userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await folderRow(/^News/)).toHaveAttribute('aria-selected', 'true'));
    // hides the tooltip of the focused button, which would be found as another text
    await context.userEvent.tab();
  },
};
