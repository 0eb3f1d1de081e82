import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';

const meta = {
  title: 'Screens/Home and sign-in',
  component: Screen,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.visitor),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Video advertising, in the open' }),
    ).toBeVisible();
    // the late background must not move anything
    await waitFor(() => expect(document.querySelector('#home-background canvas')).not.toBeNull());
    const layer = document.querySelector('#home-background')?.parentElement;
    await expect(layer && getComputedStyle(layer).position).toBe('absolute');
  },
};

export const SignedIn: Story = {
  beforeEach: as.advertiser,
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('banner');
    const link = await within(header).findByRole('link', { name: 'Open cabinet' });
    await expect(link).toHaveAttribute('href', '/advertiser/campaigns');
    // the link ends where the header does, like the button for visitors
    const { right } = link.getBoundingClientRect();
    await expect(header.getBoundingClientRect().right - right).toBeLessThanOrEqual(32);
  },
};

const openDialog: Story['play'] = async ({ canvas, userEvent }) => {
  const [button] = await canvas.findAllByRole('button', { name: 'Sign in' });
  if (button) await userEvent.click(button);
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toBeVisible());
};

export const SignIn: Story = { play: openDialog };

/** Both fields are marked as missing, and the first one has the focus. */
export const NothingFilledIn: Story = {
  tags: ['nightly'],
  play: async (context) => {
    await openDialog?.(context);
    await context.userEvent.click(screen.getByLabelText('E-mail'));
    await context.userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByText('Required')).toHaveLength(2);
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  },
};

const wrong = 'Wrong e-mail or password';

/** The same message for an unknown login and a wrong password; the input is kept. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/auth/login', () =>
        HttpResponse.json({ error: wrong, errors: { password: [wrong] } }, { status: 422 }),
      ),
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    await openDialog?.(context);
    await userEvent.type(screen.getByLabelText('E-mail'), 'nadia@preroll.test');
    await userEvent.type(screen.getByLabelText('Password'), 'not the password{Enter}');
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(wrong));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.getAllByText(/Wrong e-mail or password/)).toHaveLength(1);
    await expect(screen.getByLabelText('E-mail')).toHaveValue('nadia@preroll.test');
  },
};

/** The toast has the standard text; the form has the server's text with the waiting time. */
export const TooManyAttempts: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/auth/login', () =>
        HttpResponse.json(
          { error: 'Too many attempts to sign in. Try again in 5 minutes.' },
          { status: 429, headers: { 'Retry-After': '300' } },
        ),
      ),
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    await openDialog?.(context);
    await userEvent.type(screen.getByLabelText('E-mail'), 'nadia@preroll.test');
    await userEvent.type(screen.getByLabelText('Password'), 'not the password{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many attempts to sign in. Try again in 5 minutes.',
    );
    await expect(await screen.findByText('Code 429, api request error: 429')).toBeVisible();
  },
};

const barred = (status: 'lock' | 'ban', title: string): Story => ({
  beforeEach: ({ msw }) => {
    const error = 'Fraud: bot traffic';
    msw.use(http.post('/backend/api/auth/login', () => HttpResponse.json({ error, status }, { status: 423 })));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openDialog?.(context);
    await userEvent.type(screen.getByLabelText('E-mail'), 'nadia@preroll.test');
    await userEvent.type(screen.getByLabelText('Password'), 'the right password{Enter}');
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent(`${title}Reason: Fraud: bot trafficTo get access again, contact us.`);
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(await screen.findByText('Code 423, Fraud: bot traffic')).toBeVisible();
    await userEvent.click(within(notice).getByRole('link', { name: 'contact us' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Says whether the account is locked or banned, why, and whom to contact; the toast has the standard text. */
export const Locked = barred('lock', 'This account is locked');
export const Banned = barred('ban', 'This account is banned');

const forget: Story['play'] = async (context) => {
  await openDialog?.(context);
  await context.userEvent.type(screen.getByLabelText('E-mail'), 'nadia@preroll.test');
  await context.userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible());
};

/** The entered e-mail is carried over in both directions. */
export const ForgottenPassword: Story = {
  play: async (context) => {
    await forget?.(context);
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    await expect(screen.getByLabelText('E-mail')).toHaveValue('nadia@preroll.test');
    await context.userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    await expect(await screen.findByLabelText('Password')).toHaveValue('');
    await expect(screen.getByLabelText('E-mail')).toHaveValue('nadia@preroll.test');
  },
};

export const RecoveryRequested: Story = {
  tags: ['nightly'],
  play: async (context) => {
    await forget?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    const message = await screen.findByText(/If nadia@preroll.test has an account/);
    await waitFor(() => expect(message.closest('[role=status]')).toHaveFocus());
  },
};

const tooMany = 'Too many requests for a new password. Try again in 12 minutes.';

/** Too many requests: the server's text has the waiting time. */
export const RecoveryRefused: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(http.post('/backend/api/auth/recovery', () => HttpResponse.json({ error: tooMany }, { status: 429 })));
  },
  play: async (context) => {
    await forget?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(tooMany);
    await expect(screen.getByLabelText('E-mail')).toHaveValue('nadia@preroll.test');
  },
};

export const ForgottenOnAPhone: Story = { tags: ['nightly'], globals: phoneWindow, play: forget };

/** Nothing overflows at the sides on a narrow screen. */
export const HomeOnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** A visitor who opens a user's path is redirected to the main screen with a toast. */
export const NotAuthorized: Story = {
  args: { path: '/advertiser/campaigns' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Video advertising, in the open' }),
    ).toBeVisible();
    await expect(await screen.findByText('You are not authorized')).toBeVisible();
  },
};
