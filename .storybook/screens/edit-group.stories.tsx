import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Change, GroupUpdate } from '@/shared/api';
import {
  getGetGroupMockHandler,
  getGetGroupResponseMock,
  getListGroupChangesMockHandler,
  getListGroupChangesResponseMock,
  getUpdateGroupMockHandler,
  getUpdateGroupResponseMock,
} from '@/shared/api/generated/endpoints/groups/groups.msw';
import { choose } from '@/shared/testing/choose';
import { reportHandler } from './analytics-answers';
import { notice } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName, missing } from './states';

const meta = {
  title: 'Screens/Edit group',
  component: Screen,
  args: { path: '/advertiser/campaigns/5/group/edit' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const DETAIL = '/backend/api/groups/5';

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Spring 2026');
    await expect(canvas.getByRole('spinbutton', { name: /^Total budget/ })).toHaveValue('500,000');
    await expect(canvas.getByLabelText('Dates: last day')).toHaveValue('31/05/2026');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Spring 2026$/);
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('Campaigns');
    // the same label as in the list of groups
    await expect(canvas.getByText('Working')).toBeVisible();
    const history = within(await canvas.findByRole('list', { name: 'History of Spring 2026' }));
    await expect(history.getByText('Daily budget:')).toBeVisible();
    await expect(history.getByText('Created')).toBeVisible();
    // its campaigns, and the usage of its budgets
    await expect(within(await canvas.findByRole('grid', { name: 'Campaigns' })).getAllByRole('link')[0]).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Limits' })).getByText(/^Total budget/)).toBeVisible();
  },
};

/** The total figures of its campaigns come first; pressing one charts it. */
export const Figures: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/5/group/edit?zone=Asia%2FTokyo' },
  beforeEach: ({ msw }) => {
    msw.use(reportHandler);
  },
  play: async ({ canvas, userEvent }) => {
    const totals = within(await canvas.findByRole('region', { name: 'Totals' }));
    await userEvent.click(await totals.findByRole('button', { name: /^Spend/ }));
    await expect(totals.getByRole('button', { name: /^Spend/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findByRole('figure', { name: 'Spend by day, RUB' })).toBeVisible();
    // the link has the same dates
    const { searchParams } = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'Open in analytics' }).href);
    await expect(Object.fromEntries(searchParams)).toMatchObject({ filter: 'group:in:5', zone: 'Asia/Tokyo' });
  },
};

/** Saving opens the list of campaigns. */
export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2{Enter}');
    await expect(await screen.findByText('Group Spring 2026 updated')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  },
};

/**
 * The target of links from campaigns that wait for their group. The form's input is kept, and can be saved afterwards.
 */
export const Starts: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    let group = getGetGroupResponseMock({ status: 'stopped' });
    msw.use(
      http.get(DETAIL, () => HttpResponse.json(group)),
      http.post('/backend/api/groups/bulk', () => {
        group = { ...group, status: 'working', version: group.version + 1 };
        return HttpResponse.json({ results: [{ id: 5, ok: true, status: 200 }] });
      }),
      http.put(DETAIL, async ({ request }) => {
        const { version, ...fields } = (await request.json()) as GroupUpdate;
        if (version !== group.version) return HttpResponse.json({ error: 'stale' }, { status: 400 });
        group = { ...group, ...fields, version: version + 1 };
        return HttpResponse.json(group);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Start group' }));
    await expect(await screen.findByText('Group Spring 2026 started')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Stop group' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Group Spring 2026 2 updated')).toBeVisible();
  },
};

const byVera: Change = {
  id: 9,
  user_id: 7,
  user_name: 'Vera Orlova',
  created_at: new Date().toISOString(),
  action: 'updated',
  fields: [
    { field: 'name', old: 'Spring 2026', new: 'Summer 2026' },
    { field: 'cash_limit', old: 500_000, new: 300_000 },
  ],
};

/** Somebody else has saved in the meantime: the input is kept until the user decides. */
const changedMeanwhile = (decide: NonNullable<Story['play']>): Story => ({
  beforeEach: ({ msw }) => {
    let isChanged = false;
    const theirs = getGetGroupResponseMock({ name: 'Summer 2026', cash_limit: 300_000, version: 9 });
    msw.use(
      http.get(DETAIL, () => HttpResponse.json(isChanged ? theirs : getGetGroupResponseMock())),
      getListGroupChangesMockHandler({ ...getListGroupChangesResponseMock(), items: [byVera] }),
      http.put(DETAIL, async ({ request }) => {
        const body = (await request.json()) as GroupUpdate;
        if (body.version === theirs.version) {
          // a field that only the other user changed must not be reverted
          return body.cash_limit === theirs.cash_limit
            ? HttpResponse.json({ ...theirs, name: body.name })
            : HttpResponse.json({ error: 'Took back their limit' }, { status: 400 });
        }
        isChanged = true;
        return HttpResponse.json({ error: 'Vera changed this' }, { status: 400 });
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2{Enter}');
    await expect(await notice('Code 400, Vera changed this')).toBeVisible();
    const choice = (await canvas.findByText('Vera Orlova changed Name and Total budget just now')).closest(
      '[role=status]',
    );
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Spring 2026 2');
    await decide(context);
  },
});

export const KeepsMine = changedMeanwhile(async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
  await expect(await screen.findByText('Group Spring 2026 2 updated')).toBeVisible();
});

export const TakesTheirs = changedMeanwhile(async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Load the newer version' }));
  await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Summer 2026'));
  await expect(canvas.queryByText(/^Vera Orlova changed/)).toBeNull();
  await expect(canvas.getByRole('form', { name: 'Edit group' })).toHaveFocus();
});

/** A group with campaigns can't be removed, because they would lose its limits. */
export const InUse: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring 2026' }));
    await expect(
      await screen.findByRole('menuitem', { name: /^Remove.*3 campaigns are in this group: move them out first$/ }),
    ).toBeVisible();
  },
};

export const Removed: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      getGetGroupMockHandler(getGetGroupResponseMock({ campaigns_count: 0 })),
      getUpdateGroupMockHandler(getUpdateGroupResponseMock({ status: 'deleted' })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring 2026' }));
    await choose({ userEvent }, 'Remove');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Spring 2026?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Group Spring 2026 removed')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  },
};

export const NotFound: Story = missing(DETAIL);

export const LongText: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getGetGroupMockHandler(getGetGroupResponseMock({ name: longName })));
  },
  play: shows(longName),
};

export const OnAPhone: Story = { ...LongText, globals: phoneWindow };
