import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import {
  getListCampaignsMockHandler,
  getListCampaignsResponseMock,
} from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { storePreferences } from '@/shared/lib/table-preferences';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { failing, forbidden, loading, longName, recovering } from './states';
import { telephone } from './telephone';

const meta = {
  title: 'Screens/Campaigns',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/advertiser/campaigns' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [campaign] = getListCampaignsResponseMock().items;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Spring sale' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns/12',
    );
  },
};

/** A manager sees whose campaign it is, and no other sections than theirs. */
export const OfAManager: Story = {
  args: { path: '/manager/campaigns' },
  beforeEach: as.manager,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Nadia Petrova')).not.toHaveLength(0);
    await expect(canvas.getByRole('link', { name: 'Sites' })).toBeInTheDocument();
  },
};

const LIST = '/backend/api/campaigns';

export const Loading: Story = loading(LIST);

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListCampaignsMockHandler({ items: [], total: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No campaigns yet')).toBeVisible();
  },
};

/** In the list's own place; the menu stays alive. */
export const Failure: Story = failing(LIST);

export const Recovered: Story = recovering(LIST);

/** An answer that breaks the contract: what the program says of it is not for people. */
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
  beforeEach: ({ msw }) => {
    const items = campaign
      ? Array.from({ length: 50 }, (_, index) => ({ ...campaign, id: index + 1, name: `Campaign ${index + 1}` }))
      : [];
    msw.use(getListCampaignsMockHandler({ items, total: 480 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 of 480')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/advertiser/campaigns?page=2');
  },
};

/** As many rows as the person likes, and the server is asked for no others; the address says it from then on. */
export const LikedSize: Story = {
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

/** It breaks instead of pushing the other columns out of sight. */
export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const items = campaign ? [{ ...campaign, name: longName }] : [];
    msw.use(getListCampaignsMockHandler({ items, total: 1 }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^Everything must go/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Rows are cards. */
export const OnATelephone: Story = { ...LongText, globals: telephone };
