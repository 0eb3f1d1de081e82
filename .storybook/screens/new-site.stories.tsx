import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  getSuggestSiteMockHandler,
  getSuggestSiteResponseMock,
} from '@/shared/api/generated/endpoints/sites/sites.msw';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';

const meta = {
  title: 'Screens/New site',
  component: Screen,
  args: { path: '/webmaster/sites/new-site' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const suggestion = getSuggestSiteResponseMock();

/** Managers choose the owner of the site. */
export const AsManager: Story = {
  args: { path: '/manager/sites/new-site' },
  beforeEach: as.manager,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Address'), 'news.example{Enter}');
    const webmaster = await canvas.findByRole('combobox', { name: /^Webmaster/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Create site' }));
    await waitFor(() => expect(webmaster).toBeInvalid());
  },
};

/** A site that does not answer and has a look-alike domain causes warnings, but can be added. */
export const Doubtful: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getSuggestSiteMockHandler({ ...suggestion, is_reachable: false, domain_resembles: 'apple.example' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Address'), 'news.example{Enter}');
    await expect(await canvas.findByText('The home page did not answer')).toBeVisible();
    await expect(canvas.getByText('The domain looks like apple.example')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Categories'), 'IAB1-5{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Create site' }));
    await expect(await screen.findByText('Site Evening news created')).toBeVisible();
  },
};

/** A site that was not requested is not reported as failing. */
export const NotAsked: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getSuggestSiteMockHandler({ ...suggestion, is_reachable: null, name: 'news.example' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Address'), 'news.example{Enter}');
    await expect(await canvas.findByLabelText('Name')).toHaveValue('news.example');
    await expect(canvas.queryByText('The home page did not answer')).toBeNull();
  },
};

export const OnAPhone: Story = {
  tags: ['nightly'],
  beforeEach: Doubtful.beforeEach ?? [],
  globals: phoneWindow,
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByLabelText('Address'), 'news.example{Enter}');
    await expect(await context.canvas.findByText('The domain looks like apple.example')).toBeVisible();
    await shows('New site')(context);
  },
};
