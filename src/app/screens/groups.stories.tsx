import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { GroupBulk, GroupUpdate } from '@/shared/api';
import {
  getListGroupsMockHandler,
  getListGroupsResponseMock,
} from '@/shared/api/generated/endpoints/groups/groups.msw';
import { choose } from '@/shared/testing/choose';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { longName } from './states';
import { telephone } from './telephone';

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

/** A row leads to the campaigns of its group; what it shares is changed beside. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: group?.name ?? '' });
    await expect(link).toHaveAttribute('href', `/advertiser/campaigns?group=${group?.id}`);
    await expect(canvas.getByRole('link', { name: 'Groups', current: 'page' })).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Spring 2026/ }));
    await expect(row.getByText('2 of 3 campaigns started')).toBeVisible();
    await expect(row.getByText('RUB 212,400 of 500,000')).toBeVisible();
    await expect(row.getByText('125,800')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Winter 2025/ })).getByText('Archived')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Actions for Spring 2026' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/advertiser/campaigns/${group?.id}/group/edit`,
    );
  },
};

/** The whole group goes back with its new status; its other fields stay as they were. */
export const Stopped: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put(`${LIST}/5`, async ({ request }) => {
        const { status, cash_limit, version } = (await request.json()) as GroupUpdate;
        return status === 'stopped' && cash_limit === 500_000 && version === 1
          ? HttpResponse.json({ ...group, status })
          : HttpResponse.json({ error: 'Not this' }, { status: 400 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring 2026' }));
    await expect(await screen.findByText('Already working')).toBeVisible();
    await choose({ userEvent }, 'Stop');
    await expect(await screen.findByText('Group Spring 2026 stopped')).toBeVisible();
  },
};

/** It is asked once: all of its campaigns feel it. */
export const Archived: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put(`${LIST}/5`, () => HttpResponse.json({ ...group, status: 'archive' })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring 2026' }));
    await choose({ userEvent }, 'Archive');
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive Spring 2026?' }));
    await userEvent.click(question.getByRole('button', { name: 'Archive' }));
    await expect(await screen.findByText('Group Spring 2026 archived')).toBeVisible();
  },
};

/** They lie in the folders for campaigns. */
export const MovesToAFolder: Story = {
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

/** What was refused is told for each. */
export const StopsMany: Story = {
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

/** All went well: a toast is enough, and nothing is selected any more. */
export const ArchivesMany: Story = {
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
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive 2 groups?' }));
    await userEvent.click(question.getByRole('button', { name: 'Archive' }));
    await expect(await screen.findByText('2 groups archived')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
  },
};

export const MovesManyToAFolder: Story = {
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
  args: { path: '/manager/campaigns/groups?owner=7' },
  beforeEach: (context) => {
    as.manager(context);
    context.msw.use(getListGroupsMockHandler({ items: [], total: 0 }));
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
    msw.use(getListGroupsMockHandler({ items: [], total: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No groups yet')).toBeVisible();
  },
};

export const ManyRows: Story = {
  beforeEach: ({ msw }) => {
    const items = group
      ? Array.from({ length: 50 }, (_, index) => ({ ...group, id: index + 1, name: `Group ${index + 1}` }))
      : [];
    msw.use(getListGroupsMockHandler({ items, total: 120 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 of 120')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListGroupsMockHandler({ items: group ? [{ ...group, name: longName }] : [], total: 1 }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^Everything must go/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Rows are cards. */
export const OnATelephone: Story = { ...LongText, globals: telephone };
