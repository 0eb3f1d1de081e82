import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';

/**
 * Where navigation ends: an unknown URL, an account without a cabinet, or a broken screen. Inside a cabinet the frame
 * stays, so that all other sections are one click away.
 *
 * Refused and failed calls are shown on the screen itself: see Failure and Forbidden of Campaigns.
 */
const meta = {
  title: 'Screens/Dead ends',
  component: Screen,
  args: { path: '/nothing-here' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.visitor),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const NotFoundOnAPhone: Story = { tags: ['nightly'], globals: phoneWindow, play: shows('Not found') };

export const NotFoundInACabinet: Story = {
  args: { path: '/advertiser/campaigns/nothing-here' },
  beforeEach: as.advertiser,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to campaigns' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns',
    );
  },
};

export const NotFoundInTheWebmastersCabinet: Story = {
  tags: ['nightly'],
  args: { path: '/webmaster/campaigns' },
  beforeEach: as.webmaster,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to sites' })).toHaveAttribute('href', '/webmaster/sites');
  },
};

/** Moderation needs the admin flag; other users are redirected to the main screen. */
export const ModeratorsOnly: Story = {
  args: { path: '/admin/moderation' },
  beforeEach: as.adminPanelOnly,
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('link', { name: 'Open cabinet' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { path: '/forbidden' },
  beforeEach: as.nobody,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This account has no cabinet/)).toBeVisible();
    // excluding the header, which has this button as well
    await expect(within(canvas.getByRole('main')).getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

export const ForbiddenOnAPhone: Story = { ...Forbidden, globals: phoneWindow };

/** A defect, here an answer that breaks the contract: the error boundary replaces the screen. */
export const Broken: Story = {
  args: { path: '/advertiser/campaigns/12' },
  // suppresses the report of the defect on the console
  parameters: { react: { rootOptions: { onCaughtError: () => {} } } },
  beforeEach: ({ msw, globals }) => {
    as.advertiser({ globals });
    msw.use(http.get('/backend/api/campaigns/:id', () => HttpResponse.json(null)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on this screen.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  },
};

export const BrokenOnAPhone: Story = {
  tags: ['nightly'],
  ...Broken,
  globals: phoneWindow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on this screen.');
    await expect(canvas.getByRole('button', { name: /^Menu/ })).toBeVisible();
  },
};
