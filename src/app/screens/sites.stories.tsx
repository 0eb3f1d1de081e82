import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getListSitesMockHandler, getListSitesResponseMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { failing, forbidden, loading, longName } from './states';
import { telephone } from './telephone';

const meta = {
  title: 'Screens/Sites',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/webmaster/sites' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LIST = '/backend/api/sites';
const [site] = getListSitesResponseMock().items;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('news.example')).toBeVisible();
  },
};

export const Loading: Story = loading(LIST);

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListSitesMockHandler({ items: [], total: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sites yet')).toBeVisible();
  },
};

export const Failure: Story = failing(LIST);

export const Forbidden: Story = forbidden(LIST);

export const ManyRows: Story = {
  beforeEach: ({ msw }) => {
    const items = site
      ? Array.from({ length: 50 }, (_, index) => ({ ...site, id: index + 1, name: `Site ${index + 1}` }))
      : [];
    msw.use(getListSitesMockHandler({ items, total: 480 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 of 480')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const domain = `${'news'.repeat(15)}.example`;
    msw.use(getListSitesMockHandler({ items: site ? [{ ...site, name: longName, domain }] : [], total: 1 }));
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(longName)).toBeVisible();
    await shows('Sites')(context);
  },
};

export const OnATelephone: Story = { ...LongText, globals: telephone };

/** Campaigns are not the webmaster's. */
export const NoSuchSection: Story = {
  args: { path: '/webmaster/campaigns' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sites' })).toBeInTheDocument();
  },
};
