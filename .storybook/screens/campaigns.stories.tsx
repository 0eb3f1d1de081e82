import { startCodes } from '@preroll/rules/campaign/start-steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getGetStartStepsMockHandler,
  getListCampaignsMockHandler,
  getListCampaignsResponseMock,
} from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { getListDraftsMockHandler } from '@/shared/api/generated/endpoints/drafts/drafts.msw';
import { getListGroupsResponseMock } from '@/shared/api/generated/endpoints/groups/groups.msw';
import { storePreferences } from '@/shared/lib/preferences';
import { choose } from '@/shared/testing/choose';
import { notices } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { failing, forbidden, loading, longName, recovering } from './states';

const meta = {
  title: 'Screens/Campaigns',
  component: Screen,
  args: { path: '/advertiser/campaigns' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LIST = '/backend/api/campaigns';

const [campaign] = getListCampaignsResponseMock().items;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Spring sale' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns/12',
    );
    const row = within(canvas.getByRole('row', { name: /Loyalty club/ }));
    await expect(row.getByText('Limit reached')).toBeVisible();
    await expect(row.getByText(/^daily budget/)).toBeVisible();
    await expect(row.getByRole('link', { name: 'Change the limit: Loyalty club' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/edit#limits$/),
    );
    await expect(row.getByText('5,000.00 of 5,000.00')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Filter by Group' })).toBeVisible();
    for (const name of ['Bid', 'Group', 'Dates']) await expect(canvas.queryByRole('columnheader', { name })).toBeNull();
  },
};

/** A refusal of the dates is shown once, in place of the figures. */
export const FiguresRefused: Story = {
  beforeEach: ({ msw }) => {
    const errors = { date_from: ['Figures are kept for 400 days'] };
    msw.use(http.get(`${LIST}/figures`, () => HttpResponse.json({ error: 'Look again', errors }, { status: 422 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no figures for these dates')).toBeVisible();
    await expect(canvas.getByText('Figures are kept for 400 days')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Spring sale' })).toBeVisible();
    await expect(notices()).toHaveLength(0);
  },
};

/** A new account: the steps to the first advert, which are done, waiting, or linked. */
export const NewAccount: Story = {
  beforeEach: ({ msw }) => {
    const states = ['done', 'waiting', 'to_do', 'later', 'later', 'later'] as const;
    msw.use(
      getListCampaignsMockHandler({ items: [], total: 0, next: null, previous: null }),
      getGetStartStepsMockHandler({
        is_finished: false,
        steps: startCodes.map((code, index) => ({ code, state: states[index] ?? 'later' })),
        campaign_id: null,
        advert_id: null,
      }),
    );
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'To your first advert' }));
    await expect(list.getByText('1 of 6 done')).toBeVisible();
    await expect(list.getByText('Your invoice is issued. The balance grows once it is paid.')).toBeVisible();
    await expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Create your first campaign']);
    await expect(list.getByRole('link')).toHaveAttribute('href', '/advertiser/campaigns/new-campaign');
  },
};

export const NewAccountOnAPhone: Story = { ...NewAccount, tags: ['nightly'], globals: phoneWindow };

/** Unfinished drafts are shown with links to them. */
export const WithDrafts: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListDraftsMockHandler());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue draft of Autumn' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns/new-campaign',
    );
    await expect(await canvas.findByRole('link', { name: 'Continue draft of Spring sale' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns/12/edit',
    );
    await expect(canvas.getAllByText('Continue draft')).toHaveLength(2);
  },
};

/** The URL determines the request and the state of the filter buttons. */
export const Narrowed: Story = {
  args: { path: '/advertiser/campaigns?status=stopped&group=5' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(LIST, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const filters = [searchParams.getAll('status').join(), searchParams.get('group_id')].join();
        return filters === 'stopped,5'
          ? HttpResponse.json({ items: [campaign], total: 1 })
          : HttpResponse.json({ error: `asked for ${filters}` }, { status: 400 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Spring sale' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter by More: Stopped' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Filter by Group: Spring 2026' })).toBeVisible();
  },
};

/** Filters by group: the server is searched for groups by name, so there may be any number of them. */
export const ByGroup: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const [group] = getListGroupsResponseMock().items;
    msw.use(
      http.get('/backend/api/groups', ({ request }) => {
        const isFound = new URL(request.url).searchParams.get('search') === 'two thousandth';
        return HttpResponse.json({
          items: isFound ? [{ ...group, id: 2000, name: 'The two thousandth' }] : [],
          total: 2000,
        });
      }),
      http.get(LIST, ({ request }) => {
        const groupId = new URL(request.url).searchParams.get('group_id');
        return HttpResponse.json({ items: [{ ...campaign, name: `Of group ${groupId}` }], total: 1 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const openSearch = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Filter by Group/ }));
      return canvas.findByRole('combobox', { name: 'Filter by Group' });
    };
    await userEvent.type(await openSearch(), 'two thousandth');
    await userEvent.click(await screen.findByRole('option', { name: 'The two thousandth' }));
    await expect(await canvas.findByRole('link', { name: 'Of group 2000' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Filter by Group: The two thousandth' })).toHaveFocus();
    await userEvent.clear(await openSearch());
    await expect(await canvas.findByRole('link', { name: 'Of group null' })).toBeVisible();
    await userEvent.click(await screen.findByRole('option', { name: 'No group' }));
    await expect(await canvas.findByRole('link', { name: 'Of group 0' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter by Group: No group' })).toBeVisible();
  },
};

/** The group is summarized above its campaigns: whether they may serve, and their shared limits. */
export const OfAGroup: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns?group=5' },
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('region', { name: 'Spring 2026' }));
    await expect(group.getByText(/^1 of 3 campaigns serving\./)).toBeVisible();
    await expect(group.getByRole('meter', { name: 'Daily budget, RUB' })).toBeVisible();
    await expect(group.getAllByText(/ left$|^At this pace |^Reached|^Day /)[0]).toBeVisible();
    await expect(group.getByRole('link', { name: 'Edit group' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns/5/group/edit',
    );
    await expect(await canvas.findByRole('link', { name: 'Spring sale' })).toBeVisible();
  },
};

export const NoneOfAGroup: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns?group=5' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(LIST, ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.has('group_id') ? { items: [], total: 0 } : { items: [campaign], total: 1 },
        ),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('link', { name: 'Spring sale' })).toBeVisible();
  },
};

/** Managers see the owner of each campaign, and only the sections of their cabinet. */
export const OfAManager: Story = {
  args: { path: '/manager/campaigns' },
  beforeEach: as.manager,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nadia Petrova, Clothes 2026, 6 adverts')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sites' })).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Filter by Advertiser' })).toBeVisible();
  },
};

export const Loading: Story = loading(LIST);

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListCampaignsMockHandler({ items: [], total: 0, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No campaigns yet')).toBeVisible();
  },
};

/** The list leaves out archived campaigns; if there are no others, it says so. */
export const AllArchived: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(LIST, ({ request }) => {
        const params = new URL(request.url).searchParams;
        const ofArchive = params.getAll('status').join() === 'archive' || params.has('state', 'archived');
        const items = ofArchive && campaign ? [{ ...campaign, status: 'archive' as const }] : [];
        return HttpResponse.json({ items, total: items.length * 3, next: null, previous: null });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 campaigns are archived.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show archived campaigns' }));
    const row = within(await canvas.findByRole('row', { name: /Spring sale/ }));
    await expect(row.getByText('Archived')).toBeVisible();
  },
};

/** The error is shown in place of the list; navigation still works. */
export const Failure: Story = failing(LIST);

export const Recovered: Story = recovering(LIST);

/** An answer that breaks the contract: users don't see the technical message. */
export const Broken: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(LIST, () => HttpResponse.json({ total: 1 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on this screen.');
  },
};

export const Forbidden: Story = forbidden(LIST);

export const ManyRows: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const items = campaign
      ? Array.from({ length: 50 }, (_, index) => ({ ...campaign, id: index + 1, name: `Campaign ${index + 1}` }))
      : [];
    msw.use(getListCampaignsMockHandler({ items, total: 480, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 of 480')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/advertiser/campaigns?page=2');
  },
};

/** The user's page size is requested in the first place and written into the URL. */
export const OwnPageSize: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    storePreferences('campaigns', { hidden: [], density: 'comfortable', pageSize: 25 });
    msw.use(
      http.get(LIST, ({ request }) =>
        new URL(request.url).searchParams.get('limit') === '25'
          ? HttpResponse.json({ items: [campaign], total: 480 })
          : HttpResponse.json({ error: 'Other rows' }, { status: 400 }),
      ),
    );
    return () => localStorage.removeItem('table:campaigns');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–25 of 480')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns?size=25&page=2',
    );
    await expect(screen.queryByText(/Other rows/)).toBeNull();
  },
};

/** Long names wrap instead of pushing other columns out of view. */
export const LongText: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const items = campaign ? [{ ...campaign, name: longName }] : [];
    msw.use(getListCampaignsMockHandler({ items, total: 1, next: null, previous: null }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^Everything must go/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Rows are shown as cards. */
export const OnAPhone: Story = { ...LongText, globals: phoneWindow };

/**
 * The rows start in the upper half of the screen: filters and order are behind one button, and the time zone is in the
 * dates.
 */
export const OfAManagerOnAPhone: Story = {
  args: { path: '/manager/campaigns' },
  globals: phoneWindow,
  beforeEach: as.manager,
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Campaigns' }));
    const [row] = await list.findAllByRole('listitem');
    await canvas.findByRole('region', { name: 'Totals' });
    await waitFor(() => expect(row?.getBoundingClientRect().top).toBeLessThanOrEqual(360));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search campaigns' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Dates/ }));
    await choose({ userEvent }, /^Time zone: /, 'menuitem');
    await expect(await screen.findByRole('dialog', { name: 'Time zone' })).toBeVisible();
  },
};
