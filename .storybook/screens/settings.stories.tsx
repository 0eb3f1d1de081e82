import { startCodes, startSteps } from '@preroll/rules/campaign/start-steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { AccountUpdate } from '@/shared/api';
import {
  getGetAccountMockHandler,
  getGetAccountResponseMock,
} from '@/shared/api/generated/endpoints/account/account.msw';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { failing, longName } from './states';

const meta = {
  title: 'Screens/Settings',
  component: Screen,
  args: { path: '/webmaster/settings' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('webmaster@preroll.test')).toBeVisible();
  },
};

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens the dialog for changing the e-mail or the password. */
async function openDialog({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

async function changePassword(context: Context) {
  const dialog = await openDialog(context, 'Change password');
  await context.userEvent.type(dialog.getByLabelText('Current password'), 'preroll-demo');
  await context.userEvent.type(dialog.getByLabelText('New password'), 'correct horse battery');
  await context.userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  return dialog;
}

export const ChangesThePassword: Story = {
  play: async (context) => {
    await changePassword(context);
    await expect(await screen.findByText('Password changed. Other devices were signed out.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Change password' })).toHaveFocus());
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
    const dialog = await changePassword(context);
    await expect(await dialog.findByText('Not your password')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Current password')).toHaveFocus());
    await expect(dialog.getByLabelText('New password')).toHaveValue('correct horse battery');
  },
};

export const PasswordTooShort: Story = {
  tags: ['nightly'],
  play: async (context) => {
    const dialog = await openDialog(context, 'Change password');
    await context.userEvent.type(dialog.getByLabelText('Current password'), 'preroll-demo');
    await context.userEvent.type(dialog.getByLabelText('New password'), 'too short{Enter}');
    await expect(await dialog.findByText('At least 12 characters')).toBeVisible();
  },
};

export const ChangesTheProfile: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch('/backend/api/account', async ({ request }) => {
        const body = (await request.json()) as AccountUpdate;
        return body.name === 'Nadia Orlova' && body.version === 1
          ? HttpResponse.json({ ...getGetAccountResponseMock(), ...body, version: 2 })
          : HttpResponse.json({ error: 'Not this' }, { status: 400 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Profile' }));
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'Nadia Orlova');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Changes saved')).toBeVisible();
  },
};

/** The link to the next step is up to date before the form's bar disappears and moves it. */
export const LeadsToTheNextStep: Story = {
  args: { path: '/advertiser/settings' },
  beforeEach: ({ msw, globals }) => {
    as.advertiser({ globals });
    let account = getGetAccountResponseMock();
    msw.use(
      getGetAccountMockHandler(() => account),
      http.patch('/backend/api/account', async ({ request }) => {
        account = { ...account, ...((await request.json()) as AccountUpdate), version: account.version + 1 };
        return HttpResponse.json(account);
      }),
      http.get('/backend/api/campaigns/start-steps', () => {
        const hasLegalData = account.version > 1 && document.querySelector('[data-bar]') === null;
        const states = startSteps({ hasLegalData, money: 'none', advert: null });
        return HttpResponse.json({
          is_finished: false,
          campaign_id: null,
          advert_id: null,
          steps: startCodes.map((code) => ({ code, state: states[code] })),
        });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Legal data' }));
    await userEvent.clear(form.getByLabelText('Legal name'));
    await userEvent.type(form.getByLabelText('Legal name'), 'Sever Electronics LLC');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: 'Top up' })).toBeVisible();
  },
};

/** Client and server apply the same rule, so a wrong digit is refused before sending. */
export const InvalidInn: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Legal data' }));
    await userEvent.clear(form.getByLabelText(/^INN/));
    await userEvent.type(form.getByLabelText(/^INN/), '7707083894');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Check the digits: this is not a valid INN')).toBeVisible();
  },
};

export const ChangesTheEmail: Story = {
  play: async (context) => {
    const dialog = await openDialog(context, 'Change e-mail');
    await context.userEvent.type(dialog.getByLabelText('New e-mail'), 'nadia@new.example');
    await context.userEvent.type(dialog.getByLabelText('Your password'), 'preroll-demo');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    await expect(await context.canvas.findByText(/^If nadia@new.example is not used/)).toBeVisible();
  },
};

export const EndsOtherSessions: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Chrome on Linux (this one)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End all other sessions?' }));
    await userEvent.click(question.getByRole('button', { name: 'End' }));
    await expect(await screen.findByText('Sessions ended')).toBeVisible();
  },
};

const ACCOUNT = '/backend/api/account';

export const Failure: Story = failing(ACCOUNT);

export const LongText: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const login = `${'somebody.with.a.very.long.name'.repeat(4)}@preroll.test`;
    msw.use(getGetAccountMockHandler(getGetAccountResponseMock({ name: longName, login })));
  },
  play: async (context) => {
    await expect(await context.canvas.findByDisplayValue(longName)).toBeVisible();
    await shows('Settings')(context);
  },
};

export const OnAPhone: Story = { ...LongText, globals: phoneWindow };

/** The options depend on the cabinets; disabled ones are sent to the server. */
export const SwitchesNoticesOff: Story = {
  args: { path: '/advertiser/settings' },
  beforeEach: as.advertiser,
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Email notifications' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Low balance' }));
    await userEvent.click(form.getByRole('button', { name: 'Save notifications' }));
    await expect(await screen.findByText('Email notifications saved')).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Low balance' })).not.toBeChecked();
    await expect(form.getByRole('checkbox', { name: 'Decisions on adverts' })).toBeChecked();
  },
};
