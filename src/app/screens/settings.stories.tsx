import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { getGetMeMockHandler, getGetMeResponseMock } from '@/shared/api/generated/endpoints/auth/auth.msw';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { failing, forbidden, loading, longName } from './states';
import { telephone } from './telephone';

const meta = {
  title: 'Screens/Settings',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/webmaster/settings' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
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
  play: async (context) => {
    await changePassword?.(context);
    await expect(await screen.findByText('Password changed. Other devices were signed out.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Current password')).toHaveValue('');
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('');
  },
};

export const WrongPassword: Story = {
  args: { path: '/webmaster/settings' },
  beforeEach: ({ msw }) => {
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'preroll-demo');
    await userEvent.type(canvas.getByLabelText('New password'), 'too short{Enter}');
    await expect(await canvas.findByText('At least 12 characters')).toBeVisible();
  },
};

const ME = '/backend/api/auth/me';

export const Loading: Story = loading(ME);

export const Failure: Story = failing(ME);

export const Forbidden: Story = forbidden(ME);

export const LongText: Story = {
  beforeEach: ({ msw }) => {
    const login = `${'somebody.with.a.very.long.name'.repeat(4)}@preroll.test`;
    msw.use(getGetMeMockHandler(getGetMeResponseMock({ name: longName, login })));
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(longName)).toBeVisible();
    await shows('Settings')(context);
  },
};

export const OnATelephone: Story = { ...LongText, globals: telephone };
