import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import {
  getListFeedDependentsMockHandler,
  getListFeedSettingsMockHandler,
  getListFeedSettingsResponseMock,
} from '@/shared/api/generated/endpoints/feeds/feeds.msw';
import { choose } from '@/shared/testing/choose';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName } from './states';
import { telephone } from './telephone';

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
export const OnATelephone = {
  ...listed(
    feeds.map((row) => ({ ...row, name: longName })),
    longName,
  ),
  globals: telephone,
};

const stop: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Open exchange' }));
  await choose({ userEvent }, 'Edit');
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Stopped');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

const saves = http.patch('/backend/api/settings/feeds/:id', async ({ request }) =>
  HttpResponse.json({ ...feeds[0], ...((await request.json()) as object) }),
);

/** The campaigns that target only this feed are named before it is stopped. */
export const StopOnlyFeed: Story = {
  beforeEach: ({ msw }) => {
    const many = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, name: `Campaign ${index + 1}` }));
    msw.use(getListFeedDependentsMockHandler({ items: many, total: 61 }), saves);
  },
  play: async (context) => {
    await stop(context);
    const question = await screen.findByRole('alertdialog', { name: 'Stop Open exchange?' });
    await expect(question).toHaveTextContent('61 campaigns target only this feed');
    await expect(question).toHaveTextContent('and 11 more');
    await expect(screen.getByRole('link', { name: 'Campaign 12' })).toHaveAttribute('href', '/admin/campaigns/12');
    await context.userEvent.click(screen.getByRole('button', { name: 'Stop feed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Nothing is asked when no campaign depends on the feed. */
export const StopUnusedFeed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListFeedDependentsMockHandler({ items: [], total: 0 }), saves);
  },
  play: async (context) => {
    await stop(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
