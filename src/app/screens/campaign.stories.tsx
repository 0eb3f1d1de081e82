import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import {
  getListAdvertsByCampaignMockHandler,
  getListAdvertsByCampaignResponseMock,
} from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import {
  getGetCampaignMockHandler,
  getGetCampaignResponseMock,
} from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { choose } from './choose';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { failing, forbidden, loading, longName, missing } from './states';
import { telephone } from './telephone';

const meta = {
  title: 'Screens/Campaign',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/advertiser/campaigns/12' },
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

const DETAIL = '/backend/api/campaigns/12';
const ADVERTS = '/backend/api/adverts/by-ads/12';

export const Loading: Story = loading(DETAIL);

export const Failure: Story = failing(ADVERTS);

export const Forbidden: Story = forbidden(DETAIL);

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListAdvertsByCampaignMockHandler([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No adverts yet')).toBeVisible();
  },
};

/** Another's campaign is not there. */
export const NotFound: Story = missing(DETAIL);

const [advert] = getListAdvertsByCampaignResponseMock();

export const ManyRows: Story = {
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
  beforeEach: ({ msw }) => {
    msw.use(
      getGetCampaignMockHandler(getGetCampaignResponseMock({ name: longName })),
      getListAdvertsByCampaignMockHandler(advert ? [{ ...advert, name: longName }] : []),
    );
  },
  play: shows(longName),
};

export const OnATelephone: Story = { ...LongText, globals: telephone };

export const StartsAnAdvert: Story = {
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
    await userEvent.selectOptions(await screen.findByLabelText('Campaign'), 'Loyalty club');
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByText('Advert copied')).toBeVisible();
  },
};
