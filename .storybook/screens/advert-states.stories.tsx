import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getGetAdvertMockHandler,
  getGetAdvertResponseMock,
} from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { backend } from './backend';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { shows } from './shows';
import { longName, missing, recovering } from './states';

const meta = {
  title: 'Screens/Advert/States',
  component: Screen,
  args: { path: '/advertiser/campaigns/adverts/31' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, globals }) => {
    msw.use(withAdvert({ loading_status: 'processing' }), ...backend());
    as.advertiser({ globals });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const DETAIL = '/backend/api/adverts/31';
const detail = getGetAdvertResponseMock();

const withAdvert = (change: Partial<typeof detail.advert>) =>
  getGetAdvertMockHandler({ ...detail, advert: { ...detail.advert, ...change } });

export const Recovered: Story = recovering(DETAIL);

export const NotFound: Story = missing(DETAIL);

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    msw.use(withAdvert({ name: longName, title: longName, loading_status: 'processing' }));
  },
  play: shows(longName),
};

export const OnAPhone: Story = { ...LongText, globals: phoneWindow };
