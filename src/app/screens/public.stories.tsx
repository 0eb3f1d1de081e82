import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getGetRecoveryMockHandler } from '@/shared/api/generated/endpoints/auth/auth.msw';
import { backend } from './backend';
import { as } from './people';
import { Screen } from './screen';

const meta = {
  title: 'Screens/Public area',
  component: Screen,
  args: { path: '/about' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(...backend());
    as.visitor();
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (title: string): Story['play'] =>
  async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  };

const telephone = { viewport: { value: 'xs' } };

/** The header marks where one is. */
export const About: Story = {
  play: async (context) => {
    await shows('About')?.(context);
    const pages = within(context.canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('About');
  },
};

export const AboutOnATelephone: Story = { globals: telephone, play: shows('About') };

export const Partners: Story = { args: { path: '/partners' }, play: shows('Partners') };

export const PartnersOnATelephone: Story = { ...Partners, globals: telephone };

export const Terms: Story = { args: { path: '/eula' }, play: shows('Terms of use') };

export const TermsOnATelephone: Story = { ...Terms, globals: telephone };

export const Contacts: Story = { args: { path: '/contacts' }, play: shows('Contacts') };

export const ContactsOnATelephone: Story = { ...Contacts, globals: telephone };

const write: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Nadia Petrova');
  await userEvent.type(canvas.getByLabelText('E-mail'), 'nadia@shop.example');
  await userEvent.type(canvas.getByLabelText('Message'), 'How do I get an account?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
};

const kept: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByLabelText('Name')).toHaveValue('Nadia Petrova');
  await expect(canvas.getByLabelText('E-mail')).toHaveValue('nadia@shop.example');
  await expect(canvas.getByLabelText('Message')).toHaveValue('How do I get an account?');
};

/** Who they are is known already for the next message. */
export const MessageSent: Story = {
  args: { path: '/contacts' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await write?.(context);
    await expect(await canvas.findByText(/The address for an answer is nadia@shop.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(await canvas.findByLabelText('Message')).toHaveValue('');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('nadia@shop.example');
  },
};

export const MessageIncomplete: Story = {
  args: { path: '/contacts' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'nadia{Enter}');
    await expect(await canvas.findByText('Must be an e-mail address')).toBeVisible();
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
  },
};

export const MessageRefused: Story = {
  args: { path: '/contacts' },
  beforeEach: ({ msw }) => {
    const errors = { email: ['Must be an e-mail address'] };
    msw.use(
      http.post('/backend/api/contacts', () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  },
  play: async (context) => {
    await write?.(context);
    await expect(await context.canvas.findByText('Must be an e-mail address')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText('E-mail')).toHaveFocus());
    await kept?.(context);
  },
};

export const TooManyMessages: Story = {
  args: { path: '/contacts' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/contacts', () =>
        HttpResponse.json({ error: 'Too many messages, try again in 12 minutes' }, { status: 429 }),
      ),
    );
  },
  play: async (context) => {
    await write?.(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('try again in 12 minutes');
    await kept?.(context);
  },
};

/** The line is down: one toast, and what was written stays. */
export const MessageNotSent: Story = {
  args: { path: '/contacts' },
  beforeEach: ({ msw }) => {
    msw.use(http.post('/backend/api/contacts', () => HttpResponse.error()));
  },
  play: async (context) => {
    await write?.(context);
    await expect(await screen.findByText('Code 0, Network error')).toBeVisible();
    await kept?.(context);
  },
};

const key = 'nG1pOoZ4U3pX2vQd1cWcYw0J3h6tqFvK8rYb5mEeLxs';

export const Recovery: Story = {
  args: { path: `/recover/${key}` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('For advertiser@preroll.test')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), 'too short{Enter}');
    await expect(await canvas.findByText('At least 12 characters')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
};

export const RecoveryLoading: Story = {
  args: { path: `/recover/${key}` },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/auth/recovery/:key', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking at the link')).toBeVisible();
  },
};

/** Signed in, and the link is gone from the address. */
export const Recovered: Story = {
  args: { path: `/recover/${key}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'correct horse battery{Enter}');
    await expect(await screen.findByText('Password changed. You are signed in.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  },
};

export const RecoveryRefused: Story = {
  args: { path: `/recover/${key}` },
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

const dead = 'This link was used or is older than an hour';

/** The server's words, and the way to another link. */
export const DeadKey: Story = {
  args: { path: `/recover/${key}` },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/auth/recovery/:key', () => HttpResponse.json({ error: dead }, { status: 400 })));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(dead);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a new link' }));
    await expect(await screen.findByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
  },
};

/** The link may be good: it is the line that wasn't. */
export const RecoveryNotLookedUp: Story = {
  args: { path: `/recover/${key}` },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/auth/recovery/:key', () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('For advertiser@preroll.test')).toBeVisible();
  },
};

export const RecoveryOnATelephone: Story = {
  args: { path: `/recover/${key}` },
  globals: telephone,
  beforeEach: ({ msw }) => {
    msw.use(getGetRecoveryMockHandler({ login: `${'somebody.with.a.very.long.name'.repeat(4)}@preroll.test` }));
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(/^For somebody/)).toBeVisible();
    await shows('New password')?.(context);
  },
};

export const NotFoundOnATelephone: Story = {
  args: { path: '/nothing-here' },
  globals: telephone,
  play: shows('Not found'),
};
