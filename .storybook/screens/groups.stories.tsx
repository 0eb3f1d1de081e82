import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { GroupBulk, GroupStatus } from '@/shared/api';
import {
  getListGroupsMockHandler,
  getListGroupsResponseMock,
} from '@/shared/api/generated/endpoints/groups/groups.msw';
import { choose } from '@/shared/testing/choose';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { longName } from './states';

const meta = {
  title: 'Screens/Groups',
  component: Screen,
  args: { path: '/advertiser/campaigns/groups' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LIST = '/backend/api/groups';

const [group] = getListGroupsResponseMock().items;

/** A row links to the campaigns of its group; its menu links to the group's own form. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: group?.name ?? '' });
    await expect(link).toHaveAttribute('href', `/advertiser/campaigns?group=${group?.id}`);
    await expect(canvas.getByRole('link', { name: 'Groups', current: 'page' })).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Spring 2026/ }));
    await expect(row.getByText('1 of 3 serving')).toBeVisible();
    await expect(row.getByText('212,400.50 of 500,000.00')).toBeVisible();
    // figures arrive after the rows
    await expect(await row.findByText('125,800')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Winter 2025/ })).getByText('Archived')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Actions for Spring 2026' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/advertiser/campaigns/${group?.id}/group/edit`,
    );
  },
};

/** Changes the status of a group of the list like the server. */
const changing: Story['beforeEach'] = ({ msw }) => {
  const list = getListGroupsResponseMock();
  let status: GroupStatus = 'working';
  const statusAfter = { start: 'working', stop: 'stopped', archive: 'archive' } as const;
  msw.use(
    http.get(LIST, () =>
      HttpResponse.json({ ...list, items: list.items.map((item) => (item.id === 5 ? { ...item, status } : item)) }),
    ),
    http.post(`${LIST}/bulk`, async ({ request }) => {
      const { ids, action } = (await request.json()) as GroupBulk;
      status = statusAfter[action];
      return HttpResponse.json({ results: ids.map((id) => ({ id, ok: id === 5, status: 200 })) });
    }),
  );
};

/** Runs an action without a confirmation, and undoes it. */
const changesAndUndoes =
  (action: string, done: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring 2026' }));
    await expect(await screen.findByText('Already working')).toBeVisible();
    await choose({ userEvent }, action);
    await expect(await screen.findByText(`Group Spring 2026 ${done}`)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Group Spring 2026 started')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Spring 2026' }));
    await expect(await screen.findByText('Already working')).toBeVisible();
  };

export const Stopped: Story = { beforeEach: changing, play: changesAndUndoes('Stop', 'stopped') };

export const Archived: Story = {
  tags: ['nightly'],
  beforeEach: changing,
  play: changesAndUndoes('Archive', 'archived'),
};

/** Groups use the folders of campaigns. */
export const MovesToAFolder: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/folders/move', async ({ request }) => {
        const { kind, ids } = (await request.json()) as { kind: string; ids: number[] };
        return HttpResponse.json({ results: ids.map((id) => ({ id, ok: kind === 'group', status: 200 })) });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring 2026' }));
    await choose({ userEvent }, 'Move to folder');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Spring 2026' }));
    await userEvent.click((await dialog.findAllByRole('treeitem')).at(-1) ?? canvas.getByText('no folder'));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await canvas.findByRole('link', { name: 'Spring 2026' })).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
  },
};

const select = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  for (const name of ['Spring 2026', 'Winter 2025'])
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
};

/** Refusals are listed individually. */
export const StopsMany: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await select({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 groups' }));
    await expect(dialog.getByText('1 done, 1 refused')).toBeVisible();
    await expect(dialog.getByText('Not found')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close results' }));
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
  },
};

/** A complete success is shown in a toast and clears the selection. */
export const ArchivesMany: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(`${LIST}/bulk`, async ({ request }) => {
        const { ids, action } = (await request.json()) as GroupBulk;
        return HttpResponse.json({ results: ids.map((id) => ({ id, ok: action === 'archive', status: 200 })) });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await select({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(await screen.findByText('2 groups archived')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
  },
};

export const MovesManyToAFolder: Story = {
  tags: ['nightly'],
  beforeEach: MovesToAFolder.beforeEach as NonNullable<Story['beforeEach']>,
  play: async ({ canvas, userEvent }) => {
    await select({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Move to folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 groups' }));
    await userEvent.click((await dialog.findAllByRole('treeitem')).at(-1) ?? canvas.getByText('no folder'));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
  },
};

export const NoneOfAnAdvertiser: Story = {
  tags: ['nightly'],
  args: { path: '/manager/campaigns/groups?owner=7' },
  beforeEach: (context) => {
    as.manager(context);
    context.msw.use(getListGroupsMockHandler({ items: [], total: 0, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No groups match')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const OfAManager: Story = {
  args: { path: '/manager/campaigns/groups' },
  beforeEach: as.manager,
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Spring 2026/ }));
    await expect(row.getByText('Nadia Petrova, 3 campaigns')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter by Advertiser' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListGroupsMockHandler({ items: [], total: 0, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No groups yet')).toBeVisible();
  },
};

export const ManyRows: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const items = group
      ? Array.from({ length: 50 }, (_, index) => ({ ...group, id: index + 1, name: `Group ${index + 1}` }))
      : [];
    msw.use(getListGroupsMockHandler({ items, total: 120, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 of 120')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      getListGroupsMockHandler({
        items: group ? [{ ...group, name: longName }] : [],
        total: 1,
        next: null,
        previous: null,
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^Everything must go/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Rows are shown as cards. */
export const OnAPhone: Story = { ...LongText, globals: phoneWindow };
