import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  getGetCampaignMockHandler,
  getGetCampaignResponseMock,
} from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { openSection } from './open-section';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName, missing } from './states';

const meta = {
  title: 'Screens/New advert',
  component: Screen,
  args: { path: '/advertiser/campaigns/12/new-advert' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names the campaign; the video is the first section. */
export const Success: Story = {
  play: async (context) => {
    await shows('New advert')(context);
    await expect(context.canvas.getByText('In Spring sale')).toBeVisible();
    await expect(context.canvas.getByRole('group', { name: 'Drop a video here' })).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create advert' }));
    await expect(await canvas.findByText('Add a video')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

/** The campaign's format determines the events of trackers, and whether scripts are allowed. */
export const OverVideo: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getGetCampaignMockHandler(getGetCampaignResponseMock({ format_kind: 'overlay', vpaid_allowed: false })));
  },
  play: async ({ canvas, userEvent }) => {
    await openSection({ canvas, userEvent }, 'VPAID');
    await openSection({ canvas, userEvent }, 'Tracking');
    const script = await canvas.findByRole('switch', { name: /^Use VPAID/ });
    await expect(script).toBeDisabled();
    await expect(script).toHaveAccessibleDescription(/The campaign's format has no VPAID/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add tracker' }));
    const event = canvas.getByRole('combobox', { name: /^Event/ });
    await expect(
      within(event)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['show', 'click']);
  },
};

const CAMPAIGN = '/backend/api/campaigns/12';

/** The campaign does not exist or belongs to somebody else. */
export const NotFound: Story = missing(CAMPAIGN);

export const LongText: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getGetCampaignMockHandler(getGetCampaignResponseMock({ name: longName })));
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(`In ${longName}`)).toBeVisible();
    await shows('New advert')(context);
  },
};

export const OnAPhone: Story = { ...LongText, globals: phoneWindow };
