import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { NotificationList } from '@/shared/api';
import { getListNotificationsResponseMock } from '@/shared/api/generated/endpoints/notifications/notifications.msw';
import { pageOf } from './page-of';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { longName } from './states';

const LIST = '/backend/api/notifications';

/**
 * Events about the user's adverts, sites and payments, opened from the bottom of the sidebar.
 *
 * The number of unread notifications is updated without a reload. Opening one shows its record and marks it as read.
 */
const meta = {
  title: 'Screens/Notifications',
  component: Screen,
  args: { path: '/advertiser/settings' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Acting = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens the list and returns it. */
async function open({ canvas, userEvent }: Acting, name: string | RegExp = /^Notifications/) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

/** A server that stores which notifications were read. */
function remembering({ msw }: Pick<StoryContext, 'msw'>) {
  const list = getListNotificationsResponseMock();
  const read = (isRead: (id: number) => boolean) => {
    for (const item of list.items) if (isRead(item.id)) item.read_at ??= '2026-11-20T17:00:00.000Z';
    list.unread = list.items.filter(({ read_at }) => read_at === null).length;
    return new HttpResponse(null, { status: 204 });
  };
  msw.use(
    http.get(LIST, () => HttpResponse.json(list)),
    http.post<never, { ids: number[] }>(`${LIST}/read`, async ({ request }) => {
      const { ids } = await request.json();
      return read((id) => ids.includes(id));
    }),
    http.post<never, { up_to: number }>(`${LIST}/read-all`, async ({ request }) => {
      const { up_to } = await request.json();
      return read((id) => id <= up_to);
    }),
  );
}

/** The live region that announces changes of the number. */
const announced = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('status', { name: 'Unread notifications' });

export const Open: Story = {
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Notifications, 2 unread' });
    await expect(await announced(context)).toBeEmptyDOMElement();
    const panel = await open(context, 'Notifications, 2 unread');
    const banned = await panel.findByRole('link', {
      name: /^Unread: Advert “Winter blend” was banned: Misleading claim/,
    });
    await expect(banned).toHaveAttribute('href', '/advertiser/campaigns/adverts/31');
    await expect(panel.getByRole('link', { name: /^Unread: Your balance is running low/ })).toHaveAttribute(
      'href',
      '/advertiser/finances',
    );
    await expect(panel.getByRole('link', { name: /^Your payment of/ })).toHaveAttribute(
      'href',
      '/advertiser/finances/5',
    );
    await expect(panel.queryByRole('button', { name: 'Show older' })).toBeNull();
  },
};

/** Opens the record and is marked as read. */
export const Followed: Story = {
  beforeEach: remembering,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const panel = await open(context);
    await userEvent.click(await panel.findByRole('link', { name: /Winter blend/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await expect(await announced(context)).toHaveTextContent(/^1 unread notification$/);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Spring sale 15s' })).toBeVisible();
  },
};

export const AllRead: Story = {
  tags: ['nightly'],
  beforeEach: remembering,
  play: async (context) => {
    const { userEvent } = context;
    const panel = await open(context);
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    await expect(panel.queryByText('Unread:')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus());
    await expect(await announced(context)).toHaveTextContent('No unread notifications');
  },
};

/** More than one page of notifications. */
export const Many: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const { items } = getListNotificationsResponseMock();
    msw.use(
      http.get(LIST, ({ request }) => {
        const all = Array.from({ length: 45 }, (_, index) => ({ ...items[index % 4], id: 200 - index }));
        return HttpResponse.json({ ...pageOf(request, all), unread: 120 });
      }),
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    const panel = await open(context, 'Notifications, 120 unread');
    await userEvent.click(await panel.findByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(40));
    await waitFor(() => expect(panel.getAllByRole('link')[20]).toHaveFocus());
  },
};

const answering = (body: NotificationList, enter = as.advertiser): Story => ({
  beforeEach: ({ msw, globals }) => {
    enter({ globals });
    msw.use(http.get(LIST, () => HttpResponse.json(body)));
  },
});

export const Empty: Story = {
  ...answering({ items: [], total: 0, next: null, previous: null, unread: 0 }),
  play: async (context) => {
    await expect(await announced(context)).toBeEmptyDOMElement();
    const panel = await open(context, 'Notifications');
    await expect(await panel.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(http.get(LIST, () => delay('infinite')));
  },
  play: async (context) => {
    const panel = await open(context);
    await expect(panel.getByText('Loading').parentElement).toHaveRole('status');
  },
};

export const Failed: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(http.get(LIST, () => HttpResponse.json({ error: 'db' }, { status: 500 })));
  },
  play: async (context) => {
    const panel = await open(context);
    await expect(await panel.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(panel.getByRole('alert')).toHaveTextContent('The server could not answer.');
  },
};

/** Opened from the drawer with the sections, which closes. The drawer's button has the number of unread ones. */
export const OnAPhone: Story = {
  globals: phoneWindow,
  beforeEach: remembering,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu 2 unread notifications' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(await panel.findByRole('link', { name: /Winter blend/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Menu 1 unread notification' })).toBeVisible();
  },
};

/** With the longest names that the contract allows. */
export const LongNamesOnAPhone: Story = {
  tags: ['nightly'],
  ...answering({
    items: getListNotificationsResponseMock().items.map((item) => ({
      ...item,
      kind: 'advert_banned',
      data: { name: longName, reason: 'The claim is not true. '.repeat(20).trim() },
    })),
    total: 4,
    next: null,
    previous: null,
    unread: 2,
  }),
  globals: phoneWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Menu/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect((await panel.findAllByRole('link', { name: /Everything must go/ }))[0]).toBeVisible();
  },
};

/** Payouts and sites are in the webmaster's cabinet. */
export const OfWebmasters: Story = {
  tags: ['nightly'],
  args: { path: '/webmaster/settings' },
  ...answering(
    {
      items: [
        {
          id: 12,
          kind: 'site_returned',
          object: { type: 'site', id: 7 },
          data: { name: 'news.example', reason: 'there is too little content' },
          created_at: '2026-11-20T16:40:00.000Z',
          read_at: null,
        },
      ],
      total: 1,
      next: null,
      previous: null,
      unread: 1,
    },
    as.webmaster,
  ),
  play: async (context) => {
    const panel = await open(context, 'Notifications, 1 unread');
    await expect(await panel.findByRole('link', { name: /^Unread: Site news.example was returned/ })).toHaveAttribute(
      'href',
      '/webmaster/sites/7',
    );
  },
};
