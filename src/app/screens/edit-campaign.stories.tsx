import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import {
  getGetCampaignMockHandler,
  getGetCampaignResponseMock,
} from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { failing, forbidden, loading, longName, missing } from './states';
import { telephone } from './telephone';

const meta = {
  title: 'Screens/Edit campaign',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/advertiser/campaigns/12/edit' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const DETAIL = '/backend/api/campaigns/12';

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Spring sale');
    await expect(canvas.getByLabelText('Link')).toHaveValue('https://shop.example/spring');
  },
};

/** And stands on the campaign's own page. */
export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Spring sale' })).toBeVisible();
  },
};

/** Somebody else has saved meanwhile; what was typed stays. */
export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put(DETAIL, () => HttpResponse.json({ error: 'Changed meanwhile' }, { status: 409 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' 2{Enter}');
    await expect(await screen.findByText('Code 409, api request error: 409')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Spring sale 2');
  },
};

export const Loading: Story = loading(DETAIL);

export const Failure: Story = failing(DETAIL);

export const Forbidden: Story = forbidden(DETAIL);

export const NotFound: Story = missing(DETAIL);

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getGetCampaignMockHandler(getGetCampaignResponseMock({ name: longName })));
  },
  play: shows(`Edit ${longName}`),
};

export const OnATelephone: Story = { ...LongText, globals: telephone };
