import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { getListResolutionsMockHandler } from '@/shared/api/generated/endpoints/resolutions/resolutions.msw';
import { backend } from './backend';
import { choose } from './choose';
import { as } from './people';
import { Screen } from './screen';

const meta = {
  title: 'Screens/Settings',
  component: Screen,
  args: { path: '/admin/settings-global/resolution' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, globals }) => {
    msw.use(...backend());
    as.admin({ globals });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resolutions: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1920 × 1080')).toBeVisible();
  },
};

export const NoResolutions: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListResolutionsMockHandler([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No resolutions yet')).toBeVisible();
  },
};

export const CreatesAResolution: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New resolution' }));
    await userEvent.type(await screen.findByLabelText('Width'), '9000');
    await userEvent.type(screen.getByLabelText('Height'), '720{Enter}');
    await expect(await screen.findByText('At most 7680')).toBeVisible();
  },
};

/** What targeting names can't go; the server says how often. */
export const InUse: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/backend/api/resolution/:id', () =>
        HttpResponse.json({ error: 'In use by 2 campaigns' }, { status: 400 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for 1920 × 1080' }));
    await choose({ userEvent }, 'Remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Code 400, In use by 2 campaigns')).toBeVisible();
  },
};

export const Account: Story = {
  args: { path: '/webmaster/settings' },
  beforeEach: as.webmaster,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('advertiser@preroll.test')).toBeVisible();
  },
};

const changePassword: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Current password'), 'preroll-demo');
  await userEvent.type(canvas.getByLabelText('New password'), 'correct horse battery');
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
};

export const ChangesThePassword: Story = {
  args: { path: '/webmaster/settings' },
  beforeEach: as.webmaster,
  play: async (context) => {
    await changePassword?.(context);
    await expect(await screen.findByText('Password changed. Other devices were signed out.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Current password')).toHaveValue('');
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('');
  },
};

export const WrongPassword: Story = {
  args: { path: '/webmaster/settings' },
  beforeEach: ({ msw, globals }) => {
    as.webmaster({ globals });
    msw.use(
      http.post('/backend/api/auth/password', () =>
        HttpResponse.json(
          { error: 'Some fields need your attention', errors: { current_password: ['Not your password'] } },
          { status: 422 },
        ),
      ),
    );
  },
  play: async (context) => {
    await changePassword?.(context);
    await expect(await context.canvas.findByText('Not your password')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText('Current password')).toHaveFocus());
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('correct horse battery');
  },
};

export const PasswordTooShort: Story = {
  args: { path: '/webmaster/settings' },
  beforeEach: as.webmaster,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'preroll-demo');
    await userEvent.type(canvas.getByLabelText('New password'), 'too short{Enter}');
    await expect(await canvas.findByText('At least 12 characters')).toBeVisible();
  },
};

export const Sites: Story = {
  args: { path: '/webmaster/sites' },
  beforeEach: as.webmaster,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('news.example')).toBeVisible();
  },
};

/** The section is not the webmaster's. */
export const NoSuchSection: Story = {
  args: { path: '/webmaster/campaigns' },
  beforeEach: as.webmaster,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sites' })).toBeInTheDocument();
  },
};
