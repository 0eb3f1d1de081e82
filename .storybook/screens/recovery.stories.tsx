import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { getGetRecoveryMockHandler } from '@/shared/api/generated/endpoints/auth/auth.msw';
import { notices } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';

const key = 'nG1pOoZ4U3pX2vQd1cWcYw0J3h6tqFvK8rYb5mEeLxs';

/** The target of the link in a recovery message. */
const meta = {
  title: 'Screens/Recovery',
  component: Screen,
  args: { path: `/recover/${key}` },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.visitor),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('For advertiser@preroll.test')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), 'too short{Enter}');
    await expect(await canvas.findByText('At least 12 characters')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
};

export const Loading: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/auth/recovery/:key', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking the link')).toBeVisible();
  },
};

let lookups = 0;

/** Signs in and removes the key from the URL. The key is used up by then and is not looked up again. */
export const Recovered: Story = {
  beforeEach: ({ msw }) => {
    lookups = 0;
    msw.use(
      getGetRecoveryMockHandler(() => {
        lookups += 1;
        return { login: 'advertiser@preroll.test', purpose: 'recovery' };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'correct horse battery{Enter}');
    await expect(await screen.findByText('Password changed. You are signed in.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
    // the toast may have disappeared already
    await expect(notices().length).toBeLessThanOrEqual(1);
    await expect(lookups).toBe(1);
  },
};

export const Refused: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const errors = { password: ['Too easy to guess'] };
    msw.use(
      http.post('/backend/api/auth/recovery/:key', () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'passwordpassword{Enter}');
    await expect(await canvas.findByText('Too easy to guess')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
  },
};

const dead = 'This link has already been used or is older than an hour. Ask for a new one.';

const refuseAsDead = () => HttpResponse.json({ error: dead, errors: { '': [dead] } }, { status: 422 });

/** The server's reason, shown once, and a way to request another link. */
export const DeadKey: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/auth/recovery/:key', refuseAsDead));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(dead);
    await expect(notices()).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Request a new link' }));
    await expect(await screen.findByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
  },
};

/** A used link for a new e-mail: a new password would not help, so it isn't offered. */
export const DeadLoginKey: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const used = 'This link has already been used or is older than an hour. Ask for a new one in your settings.';
    msw.use(
      http.get('/backend/api/auth/recovery/:key', () =>
        HttpResponse.json({ error: used, errors: { login: [used] } }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New e-mail' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ask for a new one in your settings.');
    await expect(canvas.queryByRole('button', { name: 'Request a new link' })).toBeNull();
  },
};

/** The link was used in another tab while the password was being entered: the form shows it once. */
export const UsedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/backend/api/auth/recovery/:key', refuseAsDead));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'correct horse battery{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(dead);
    await expect(notices().map((button) => button.parentElement?.textContent)).toEqual([]);
    await expect(canvas.getByLabelText('New password')).toHaveValue('correct horse battery');
  },
};

/** The link may be valid: only the connection failed. */
export const NotLookedUp: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/auth/recovery/:key', () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('For advertiser@preroll.test')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  beforeEach: ({ msw }) => {
    const login = `${'somebody.with.a.very.long.name'.repeat(4)}@preroll.test`;
    msw.use(getGetRecoveryMockHandler({ login, purpose: 'recovery' }));
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(/^For somebody/)).toBeVisible();
    await shows('New password')(context);
  },
};

/** The link that confirms a new e-mail opens the same page. */
export const NewEmail: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getGetRecoveryMockHandler({ login: 'nadia@new.example', purpose: 'login' }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('From now on you sign in as nadia@new.example.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('You now sign in as nadia@new.example.')).toBeVisible();
  },
};
