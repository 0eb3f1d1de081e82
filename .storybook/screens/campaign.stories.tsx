import { todayIn } from '@preroll/rules/time/periods';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ServingReason } from '@/shared/api';
import {
  getListAdvertsByCampaignMockHandler,
  getListAdvertsByCampaignResponseMock,
} from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import {
  getGetCampaignMockHandler,
  getGetCampaignResponseMock,
  getListCampaignChangesResponseMock,
} from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { storeAccountZone } from '@/shared/lib/dates';
import { choose } from '@/shared/testing/choose';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { failing, longName, missing } from './states';

const meta = {
  title: 'Screens/Campaign',
  component: Screen,
  args: { path: '/advertiser/campaigns/12' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Spring sale 15s' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns/adverts/31',
    );
  },
};

const lastDays: (string | null)[] = [];

/**
 * Owners see the days of the campaign's time zone: the adverts' figures are requested once, up to today's date there.
 */
export const DaysOfItsOwn: Story = {
  beforeEach: ({ msw }) => {
    lastDays.length = 0;
    // its date always differs from that of Kiritimati
    storeAccountZone('Pacific/Niue');
    msw.use(
      getGetCampaignMockHandler(getGetCampaignResponseMock({ timezone: 'Pacific/Kiritimati' })),
      http.get('/backend/api/adverts/figures', ({ request }) => {
        lastDays.push(new URL(request.url).searchParams.get('date_to'));
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Spring sale 15s' });
    await waitFor(() => expect(lastDays).toEqual([todayIn('Pacific/Kiritimati')]));
  },
};

/** The outcomes of the requests as a sentence, and all reasons below it with the setting that affects each. */
export const Requests: Story = {
  play: async ({ canvas, userEvent }) => {
    const sentence = /about 1,204 requests: 61% other place, 22% over frequency cap, 10% won/;
    await userEvent.click(await canvas.findByRole('button', { name: sentence }));
    const reasons = within(canvas.getByRole('list', { name: 'Requests of the last 24 hours' }));
    await expect(reasons.getAllByRole('listitem')).toHaveLength(4);
    await expect(reasons.getByText(/Change the places of the targeting\.$/)).toBeVisible();
  },
};

/** The reason why it isn't serving with its fix, the remaining limits, the recent days and the history. */
export const LimitReached: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      getGetCampaignMockHandler(
        getGetCampaignResponseMock({
          serving_state: 'limit_reached',
          serving_reasons: [{ code: 'limit_reached', of: 'campaign', limit: 'cash_limit_day' }],
          today: { shows: 18_200, clicks: 212, spend: 15_000 },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The daily budget of RUB 15,000.00 is used up.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change the limit' })).toBeVisible();
    const bar = canvas.getByRole('meter', { name: 'Daily budget, RUB' });
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^15,000\.00 of 15,000\.00\. Reached, again at 00:00/),
    );
    await expect(await canvas.findByRole('figure', { name: 'Shows by day' })).toBeVisible();
    const history = within(await canvas.findByRole('list', { name: 'History of Spring sale' }));
    await expect(history.getByText('Daily budget:')).toBeVisible();
    await expect(history.getAllByRole('listitem').at(-1)).toHaveTextContent(/^02\/11\/2026.* Created$/);
  },
};

/** A new campaign of a new account: everything that is missing, in the order in which it can be fixed, with buttons. */
export const NotServingYet: Story = {
  beforeEach: ({ msw }) => {
    let isStarted = false;
    const lacks: ServingReason[] = [
      { code: 'no_balance', never_funded: true },
      { code: 'no_erid' },
      { code: 'no_approved_advert', moderate: 1, startable: 0 },
    ];
    msw.use(
      getGetCampaignMockHandler(() =>
        isStarted
          ? getGetCampaignResponseMock({ status: 'working', serving_state: 'no_balance', serving_reasons: lacks })
          : getGetCampaignResponseMock({
              status: 'stopped',
              serving_state: 'paused_self',
              serving_reasons: [...lacks, { code: 'paused_self' }],
            }),
      ),
      http.post('/backend/api/campaigns/bulk', () => {
        isStarted = true;
        return HttpResponse.json({
          results: [
            {
              id: 12,
              ok: true,
              status: 200,
              changes: [{ field: 'status', old: 'stopped', new: 'working' }],
              campaign: getGetCampaignResponseMock({
                status: 'working',
                serving_state: 'no_balance',
                serving_reasons: [{ code: 'no_balance', never_funded: true }, { code: 'no_erid' }],
              }),
            },
          ],
        });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: "Why it isn't serving" }));
    const lines = list.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual([
      'There is no money on the balance yet. Top up',
      'None of the adverts has a valid ERID. Go to the adverts',
      '1 advert is waiting for moderation.',
    ]);
    const figures = canvas.getByRole('region', { name: 'Figures' }).getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Start campaign' }));
    await expect(
      await screen.findByText('Campaign Spring sale started. Not serving yet: no balance, no ERID'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Stop campaign' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Figures' }).getBoundingClientRect().top).toBe(figures);
  },
};

/** The creation is shown at the end, after all later entries have been loaded. */
export const LongHistory: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const [change] = getListCampaignChangesResponseMock().items;
    msw.use(
      http.get('/backend/api/campaigns/12/changes', ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('after');
        const page = isFirst
          ? { items: [{ ...change, id: 41 }], next: 'older' }
          : { items: [{ ...change, id: 40 }], next: null };
        return HttpResponse.json({ ...page, total: 2, previous: null });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older' }));
    await expect(await canvas.findByText('Created')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull();
  },
};

/** The URL contains filter and order of the adverts, so that a link, a reload and Back show the same. */
export const NarrowedAdverts: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/12?status=working&sort=-name' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Filter by Status: Working' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort', 'descending'),
    );
    await expect(canvas.getByRole('button', { name: 'Filter by Status: Working' })).toBeVisible();
  },
};

/** Starts several adverts: those that can't be started are listed with the reason (story 22). */
export const StartsMany: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Spring sale 15s' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Spring sale 6s bumper' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 adverts' }));
    await expect(dialog.getByText('1 done, 1 refused')).toBeVisible();
    await expect(dialog.getByText('cannot start, advert status moderate')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close results' }));
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
  },
};

/** The history fails by itself; the rest of the page stays. */
export const HistoryFails: Story = failing('/backend/api/campaigns/12/changes');

const DETAIL = '/backend/api/campaigns/12';

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListAdvertsByCampaignMockHandler([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No adverts yet')).toBeVisible();
  },
};

/** Other users' campaigns are not found. */
export const NotFound: Story = missing(DETAIL);

const [advert] = getListAdvertsByCampaignResponseMock();

export const ManyRows: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const adverts = advert
      ? Array.from({ length: 400 }, (_, index) => ({ ...advert, id: index + 1, name: `Advert ${index + 1}` }))
      : [];
    msw.use(getListAdvertsByCampaignMockHandler(adverts));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Advert 1' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Adverts' })).toHaveAttribute('aria-rowcount', '401');
  },
};

export const LongText: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      getGetCampaignMockHandler(getGetCampaignResponseMock({ name: longName })),
      getListAdvertsByCampaignMockHandler(advert ? [{ ...advert, name: longName }] : []),
    );
  },
  play: shows(longName),
};

export const OnAPhone: Story = { ...LongText, globals: phoneWindow };

export const StartsAnAdvert: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring sale, upright' }));
    await choose({ userEvent }, 'Start');
    await expect(await screen.findByText('cannot start, advert status moderate')).toBeVisible();
  },
};

export const RemovesAnAdvert: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Summer teaser' }));
    await choose({ userEvent }, 'Remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Advert removed')).toBeVisible();
  },
};

export const CopiesAnAdvert: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Summer teaser' }));
    await choose({ userEvent }, 'Copy');
    const campaign = await screen.findByRole('combobox', { name: 'Campaign' });
    await expect(campaign).toHaveValue('Spring sale');
    await userEvent.clear(campaign);
    await userEvent.type(campaign, 'Loyal');
    await userEvent.click(await screen.findByRole('option', { name: /^Loyalty club/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByText('Advert copied')).toBeVisible();
  },
};
