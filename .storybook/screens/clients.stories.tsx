import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { getListUsersMockHandler } from '@/shared/api/generated/endpoints/users/users.msw';
import { reportHandler } from './analytics-answers';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';

const meta = {
  title: 'Screens/Clients',
  component: Screen,
  args: { path: '/manager/campaigns/clients' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.manager),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows each client's pace, balance and waiting tasks, with links to the client's records. */
export const Success: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reportHandler);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nadia Petrova' })).toHaveAttribute(
      'href',
      '/manager/campaigns?owner=7',
    );
    // a client with sites only
    await expect(canvas.getByRole('link', { name: 'Lidia Voronova' })).toHaveAttribute(
      'href',
      '/manager/sites?owner=12',
    );
    const row = within(canvas.getByRole('row', { name: /Nadia Petrova/ }));
    await expect(canvas.getByText(/^until \d\d:\d\d$/)).toBeVisible();
    await expect(row.getByText('3 of 5 campaigns working')).toBeVisible();
    await expect(row.getByText('2 adverts in review, 1 payment')).toBeVisible();
    await expect(row.getByRole('link', { name: /128,400\.50/ })).toHaveAttribute('href', '/manager/finances?client=7');
    await expect(canvas.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { play: shows('Clients'), globals: phoneWindow };

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListUsersMockHandler({ items: [], total: 0, next: null, previous: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No clients yet' })).toBeVisible();
  },
};

/** Only managers have this list; admins have the list of all users. */
export const NotForAdvertisers: Story = {
  args: { path: '/advertiser/campaigns/clients' },
  ...seenBy(as.advertiser),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
  },
};
