import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cameOnline, wentOffline } from '@/shared/lib/browser-events';
import { backend } from './backend';
import { as } from './people';
import { Screen } from './screen';

const meta = {
  title: 'Screens/Offline',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, globals }) => {
    msw.use(...backend());
    as.advertiser({ globals });
    wentOffline();
    return () => cameOnline();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline')).toBeVisible();
    await expect(canvas.getByText(/^Nothing you typed is lost/)).toBeVisible();
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InACabinet: Story = { args: { path: '/advertiser/campaigns/new-campaign' } };

export const InACabinetOnAPhone: Story = { ...InACabinet, globals: { viewport: { value: 'xs' } } };

export const InThePublicArea: Story = { args: { path: '/' }, beforeEach: as.visitor };
