import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import {
  getListFeedDependentsMockHandler,
  getListFeedSettingsMockHandler,
  getListFeedSettingsResponseMock,
} from '@/shared/api/generated/endpoints/feeds/feeds.msw';
import { choose } from '@/shared/testing/choose';
import { notice } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName } from './states';

const meta = {
  title: 'Screens/Feeds',
  component: Screen,
  args: { path: '/admin/settings-global/feeds' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const feeds = getListFeedSettingsResponseMock();
const listed = (rows: typeof feeds, text: string): Story => ({
  beforeEach: ({ msw }) => msw.use(getListFeedSettingsMockHandler(rows)),
  play: async (context) => {
    await shows('Feeds')(context);
    for (const found of await context.canvas.findAllByText(text)) await expect(found).toBeVisible();
  },
});

export const Success = listed(feeds, 'Open exchange');
export const Empty = listed([], 'No feeds yet');
export const OnAPhone = {
  ...listed(
    feeds.map((row) => ({ ...row, name: longName })),
    longName,
  ),
  globals: phoneWindow,
};

/** The server's refusal is shown at its field, and the input is kept. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    const errors = { name: ['There is a feed with this name already'] };
    msw.use(
      http.patch('/backend/api/settings/feeds/:id', () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Open exchange' }));
    await choose({ userEvent }, 'Edit');
    const name = await screen.findByLabelText('Name');
    await userEvent.type(name, ' again');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('There is a feed with this name already'));
    await expect(name).toHaveValue('Open exchange again');
  },
};

/** Own sites exchange no requests, and partners that send requests need no endpoint. */
export const EndpointRequired: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New feed' }));
    await expect(await screen.findByLabelText('Endpoint (optional)')).not.toBeRequired();
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'RTB exchange');
    await expect(screen.getByLabelText('Endpoint')).toBeRequired();
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'VAST');
    await expect(screen.getByLabelText('Endpoint')).toBeRequired();
    await userEvent.click(screen.getByRole('switch', { name: 'Asks us for adverts' }));
    await expect(screen.getByLabelText('Endpoint (optional)')).not.toBeRequired();
  },
};

/** A partner whose players send requests gets a tag. */
export const TagForThePartner: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Partner players' }));
    await choose({ userEvent }, 'Tag for the partner');
    const code = await screen.findByRole('region', { name: 'Code for VAST URL' });
    await expect(code).toHaveTextContent(
      'https://ads.example/vast?feed=partner-players&key=2mVwq0rT9cUu4XkLr7bYeA&format=preroll&page=[PAGEURL]',
    );
    await expect(screen.getByText(/^For another format, put its code in place of preroll/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create a secret' }));
    await expect(await screen.findByRole('region', { name: 'Secret' })).toHaveTextContent(/^an-example-of-a-secret/);
  },
};

const stop: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Open exchange' }));
  await choose({ userEvent }, 'Edit');
  await userEvent.click(await screen.findByRole('switch', { name: 'Working' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

const saves = http.patch('/backend/api/settings/feeds/:id', async ({ request }) =>
  HttpResponse.json({ ...feeds[0], ...((await request.json()) as object) }),
);

/** Before a feed is stopped, the campaigns that target only this feed are listed. */
export const StopOnlyFeed: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const many = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, name: `Campaign ${index + 1}` }));
    msw.use(getListFeedDependentsMockHandler({ items: many, total: 61 }), saves);
  },
  play: async (context) => {
    await stop(context);
    const question = await screen.findByRole('alertdialog', { name: 'Stop Open exchange?' });
    await expect(question).toHaveTextContent('61 campaigns are served by this feed alone');
    await expect(question).toHaveTextContent('and 11 more');
    await expect(screen.getByRole('link', { name: 'Campaign 12' })).toHaveAttribute('href', '/admin/campaigns/12');
    await context.userEvent.click(screen.getByRole('button', { name: 'Stop feed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Stopping a partner's feed keeps the tag, which works again after a start. */
export const StopAPartner: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListFeedSettingsMockHandler(feeds.map((feed) => ({ ...feed, kind: 'vast' as const, asks: true }))),
      getListFeedDependentsMockHandler({ items: [], total: 0 }),
      saves,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Open exchange' }));
    await choose({ userEvent }, 'Stop');
    await expect(await notice('Feed Open exchange stopped')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Disabling a partner's tag is permanent, so it needs a confirmation. */
export const EndTheTag: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListFeedSettingsMockHandler(feeds.map((feed) => ({ ...feed, kind: 'vast' as const, asks: true }))),
      getListFeedDependentsMockHandler({ items: [{ id: 12, name: 'Spring sale' }], total: 1 }),
      saves,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Open exchange' }));
    await choose({ userEvent }, 'Edit');
    await userEvent.click(await screen.findByLabelText('Asks us for adverts'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'End the tag of Open exchange?' });
    await expect(question).toHaveTextContent('stop working for good');
    await expect(question).toHaveTextContent('1 campaign is served by this feed alone');
    await userEvent.click(screen.getByRole('button', { name: 'End the tag' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Stopping from the row has the same confirmation and toast. */
export const StopFromTheRow: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      getListFeedSettingsMockHandler(feeds.map((feed) => ({ ...feed, removal_blocked_by: 'In use by 1 campaign' }))),
      getListFeedDependentsMockHandler({ items: [{ id: 12, name: 'Spring sale' }], total: 1 }),
      http.patch('/backend/api/settings/feeds/:id', async ({ request }) => {
        const values = (await request.json()) as object;
        // like the server, which refuses fields that only answers have
        return 'removal_blocked_by' in values
          ? HttpResponse.json({ error: 'Unknown field' }, { status: 422 })
          : HttpResponse.json({ ...feeds[0], ...values });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Open exchange' }));
    await choose({ userEvent }, 'Stop');
    const question = await screen.findByRole('alertdialog', { name: 'Stop Open exchange?' });
    await expect(question).toHaveTextContent('1 campaign is served by this feed alone');
    await userEvent.click(screen.getByRole('button', { name: 'Stop feed' }));
    await expect(await notice('Feed Open exchange stopped')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await notice('Feed Open exchange started')).toBeVisible();
  },
};

export const StartFromTheRow: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getListFeedSettingsMockHandler(feeds.map((feed) => ({ ...feed, status: 'stopped' as const }))), saves);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Open exchange' }));
    await choose({ userEvent }, 'Start');
    await expect(await notice('Feed Open exchange started')).toBeVisible();
  },
};

/** A stop can be undone from its toast; other edits are kept. */
export const UndoOfStop: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      getListFeedDependentsMockHandler({ items: [], total: 0 }),
      http.patch('/backend/api/settings/feeds/:id', async ({ request }) => {
        const { version, ...values } = (await request.json()) as { version: number; status: string };
        // the second edit must be based on the version after the first one
        const isCurrent = version === (values.status === 'stopped' ? feeds[0]?.version : 9);
        return isCurrent
          ? HttpResponse.json({ ...feeds[0], ...values, version: 9 })
          : HttpResponse.json({ error: 'Stale' }, { status: 400 });
      }),
    );
  },
  play: async (context) => {
    await stop(context);
    await expect(await notice('Feed Open exchange stopped')).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await notice('Feed Open exchange started')).toBeVisible();
  },
};

/** Without dependent campaigns no confirmation is needed. */
export const StopUnusedFeed: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getListFeedDependentsMockHandler({ items: [], total: 0 }), saves);
  },
  play: async (context) => {
    await stop(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
