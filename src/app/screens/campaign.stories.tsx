import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import { getListAdvertsByCampaignMockHandler } from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { onCaughtError } from '../errors/caught-errors';
import { backend } from './backend';
import { choose } from './choose';
import { as } from './people';
import { Screen } from './screen';

const meta = {
  title: 'Screens/Campaign',
  component: Screen,
  args: { path: '/advertiser/campaigns/12' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, globals }) => {
    msw.use(...backend());
    as.advertiser({ globals });
  },
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

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/campaigns/12', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListAdvertsByCampaignMockHandler([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No adverts yet')).toBeVisible();
  },
};

/** Another's campaign is not there. */
export const NotFound: Story = {
  parameters: { react: { rootOptions: { onCaughtError } } },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/campaigns/12', () => HttpResponse.json({ error: 'Not found' }, { status: 404 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
  },
};

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
