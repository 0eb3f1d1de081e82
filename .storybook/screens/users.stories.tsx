import { checkUserStatus } from '@preroll/rules/user/user';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { UserBulk, UserStatus } from '@/shared/api';
import { getListUsersMockHandler, getListUsersResponseMock } from '@/shared/api/generated/endpoints/users/users.msw';
import { nextDownload } from '@/shared/testing/next-download';
import { pageOf } from './page-of';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { longName } from './states';

const meta = {
  title: 'Screens/Users',
  component: Screen,
  args: { path: '/admin/users' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const users = getListUsersResponseMock();
const [user] = users.items;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nadia Petrova' })).toHaveAttribute('href', '/admin/users/7');
    const row = within(canvas.getByRole('row', { name: /Nadia Petrova/ }));
    await expect(row.getByText('RUB 128,400.50')).toBeVisible();
    await expect(row.getByText('Timur Akhmetov')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Boris Orlov/ })).getByText('Invited')).toBeVisible();
  },
};

const select = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  for (const name of ['Nadia Petrova', 'Boris Orlov'])
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
};

const lock = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await select({ canvas, userEvent });
  await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lock 2 users?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Unpaid invoice');
  await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Lock 2 users?' })).toBeNull());
};

/** Users who were already locked are listed. */
export const LocksMany: Story = {
  play: async ({ canvas, userEvent }) => {
    await select({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock 2 users?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    await expect(await dialog.findByText('Required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Unpaid invoice');
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    const results = within(await screen.findByRole('dialog', { name: '2 users' }));
    await expect(results.getByText('1 done, 1 unchanged')).toBeVisible();
    await expect(results.getByText('This user is already locked')).toBeVisible();
    await userEvent.click(results.getByRole('button', { name: 'Close results' }));
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
  },
};

/** A server with the two selected users: it stores their status and version, and refuses outdated versions. */
const changing = (...statuses: [UserStatus, UserStatus]) => ({
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => {
    const items = users.items.slice(0, 2).map((item, index) => {
      const status = statuses[index] ?? 'working';
      const isBarred = status === 'lock' || status === 'ban';
      return { ...item, status, status_reason: isBarred ? `Reason ${index}` : '' };
    });
    const versions = new Map(items.map(({ id }) => [id, 1]));
    msw.use(
      http.get('/backend/api/users', () => HttpResponse.json({ items, total: items.length })),
      http.post('/backend/api/users/bulk', async ({ request }) => {
        const { ids, action, reason = '', versions: seen } = (await request.json()) as UserBulk;
        const results = ids.map((id) => {
          const item = items.find((user) => user.id === id);
          const version = versions.get(id) ?? 0;
          const refuse = (error: string) => ({ id, ok: false, status: 400, error });
          if (!item || (seen && seen[id] !== version)) return refuse('Anna Smirnova changed this.');
          if (item.status === action) return { ...refuse('This user is already locked'), unchanged: true };
          if (checkUserStatus(item.status, action) !== null) return refuse('This user is banned');
          Object.assign(item, { status: action === 'unlock' ? 'stopped' : action, status_reason: reason });
          versions.set(id, version + 1);
          return { id, ok: true, status: 200, version: version + 1 };
        });
        return HttpResponse.json({ results });
      }),
    );
  },
});

const row = (canvas: StoryContext['canvas'], name: RegExp) => within(canvas.getByRole('row', { name }));

/** Undo restores everybody's status and reason. */
export const UndoesAnUnlock: Story = {
  tags: ['nightly'],
  ...changing('lock', 'ban'),
  play: async ({ canvas, userEvent }) => {
    await select({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock, lift the ban' }));
    await expect(await screen.findByText('1 user unlocked, 1 ban lifted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
    await expect(row(canvas, /Nadia Petrova/).getByText('Stopped')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('1 user locked, 1 user banned')).toBeVisible();
    await expect(row(canvas, /Nadia Petrova/).getByText('Lock')).toBeVisible();
    await expect(row(canvas, /Boris Orlov/).getByText('Ban')).toBeVisible();
  },
};

/** If a lock is refused in part, the result dialog can undo the rest. */
export const UndoesAPartOfALock: Story = {
  tags: ['nightly'],
  ...changing('stopped', 'lock'),
  play: async ({ canvas, userEvent }) => {
    await lock({ canvas, userEvent });
    const results = within(await screen.findByRole('dialog', { name: '2 users' }));
    await expect(results.getByText('1 done, 1 unchanged')).toBeVisible();
    await userEvent.click(results.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('1 user unlocked')).toBeVisible();
    await expect(row(canvas, /Nadia Petrova/).getByText('Stopped')).toBeVisible();
    await expect(row(canvas, /Boris Orlov/).getByText('Lock')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
  },
};

/** Without any change there is nothing to undo: the first user is already locked, and the other one is banned. */
export const NothingToUndo: Story = {
  tags: ['nightly'],
  ...changing('lock', 'ban'),
  play: async ({ canvas, userEvent }) => {
    await lock({ canvas, userEvent });
    const results = within(await screen.findByRole('dialog', { name: '2 users' }));
    await expect(results.getByText('0 done, 1 unchanged, 1 refused')).toBeVisible();
    await expect(results.getByText('This user is banned')).toBeVisible();
    await expect(results.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** A lock can be undone from its toast without a confirmation, except for a user who was changed since. */
export const UndoesALock: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const items = users.items.map((item) => ({ ...item, status: 'working' as const, status_reason: '' }));
    msw.use(
      getListUsersMockHandler({ items, total: items.length, next: null, previous: null }),
      http.post('/backend/api/users/bulk', async ({ request }) => {
        const { ids, versions } = (await request.json()) as UserBulk;
        // the second user was banned since
        const refusal = { ok: false, status: 400, error: 'Anna Smirnova changed this.' };
        const isStale = (id: number) => versions !== undefined && versions[id] !== 5;
        return HttpResponse.json({
          results: ids.map((id, index) => ({
            id,
            ...(isStale(id) ? refusal : { ok: true, status: 200, version: index === 0 ? 5 : 4 }),
          })),
        });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await lock({ canvas, userEvent });
    await expect(await screen.findByText('2 users locked')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Not undone for Boris Orlov. Anna Smirnova changed this.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('2 users locked')).toBeNull());
  },
};

/** The export contains all pages, balances with currencies, and times with their time zone. */
export const ExportsAllPages: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/backend/api/users', ({ request }) => {
        const all = Array.from({ length: 1200 }, (_, index) => ({
          ...user,
          id: index + 1,
          name: `User ${index + 1}`,
          currency: index % 2 ? 'RUB' : 'EUR',
          balance: '0.00',
          last_seen_at: '2026-11-20T09:30:00.000Z',
        }));
        return HttpResponse.json(pageOf(request, all));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const download = nextDownload();
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    const [head, ...rows] = (await download).text.trim().split('\r\n');
    await expect(rows).toHaveLength(1200);
    await expect(head).toMatch(/,Balance,Currency,Last seen$/);
    await expect(rows[0]).toMatch(/,0\.00,EUR,2026-11-20T09:30:00\.000Z$/);
    await expect(rows[1]).toMatch(/,0\.00,RUB,2026-11-20T09:30:00\.000Z$/);
  },
};

export const Empty: Story = {
  args: { path: '/admin/users?manager=3' },
  beforeEach: ({ msw }) => {
    msw.use(getListUsersMockHandler({ items: [], total: 0, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users match')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

/** Rows are shown as cards. */
export const OnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  beforeEach: ({ msw }) => {
    const items = users.items.map((item) => ({ ...item, name: longName }));
    msw.use(getListUsersMockHandler({ items, total: items.length, next: null, previous: null }));
  },
  play: async ({ canvas, canvasElement }) => {
    const [link] = await canvas.findAllByRole('link', { name: /^Everything must go/ });
    await expect(link).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
