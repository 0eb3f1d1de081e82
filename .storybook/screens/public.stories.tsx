import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';

const meta = {
  title: 'Screens/Public area',
  component: Screen,
  args: { path: '/about' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.visitor),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The header marks the current page. The text describes what the product does and does not do. */
export const About: Story = {
  play: async (context) => {
    const { canvas } = context;
    await shows('About')(context);
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('About');
    for (const part of ['a video and a site', 'a request', 'money'])
      await expect(canvas.getByRole('heading', { name: `What happens to ${part}` })).toBeVisible();
    await expect(canvas.getByText(/^Every movement stands twice in a ledger/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^A campaign with its state/ })).toBeVisible();
    await expect(canvas.getByText(/It registers no adverts/)).toBeVisible();
  },
};

export const AboutOnAPhone: Story = { tags: ['nightly'], globals: phoneWindow, play: shows('About') };

/** What is sent to an operator, and what is not. */
export const Partners: Story = {
  tags: ['nightly'],
  args: { path: '/partners' },
  play: async (context) => {
    await shows('Partners')(context);
    await expect(context.canvas.getByText(/a check calls the API with it. Nothing else is sent/)).toBeVisible();
  },
};

export const PartnersOnAPhone: Story = { ...Partners, globals: phoneWindow };

export const Terms: Story = { args: { path: '/eula' }, play: shows('Terms of use') };

export const TermsOnAPhone: Story = { ...Terms, globals: phoneWindow };

export const Contacts: Story = { args: { path: '/contacts' }, play: shows('Contacts') };

export const ContactsOnAPhone: Story = { ...Contacts, globals: phoneWindow };

const write: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Nadia Petrova');
  await userEvent.type(canvas.getByLabelText('E-mail'), 'nadia@shop.example');
  await userEvent.type(canvas.getByLabelText('Message'), 'How do I get an account?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
};

const expectFormRetained: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByLabelText('Name')).toHaveValue('Nadia Petrova');
  await expect(canvas.getByLabelText('E-mail')).toHaveValue('nadia@shop.example');
  await expect(canvas.getByLabelText('Message')).toHaveValue('How do I get an account?');
};

/** Name and address are kept for the next message. */
export const MessageSent: Story = {
  args: { path: '/contacts' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await write?.(context);
    await expect(await canvas.findByText(/The reply will go to nadia@shop.example/)).toBeVisible();
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
  tags: ['nightly'],
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
    await expectFormRetained?.(context);
  },
};

const tooMany = 'Too many messages. Try again in 10 minutes.';

export const TooManyMessages: Story = {
  tags: ['nightly'],
  args: { path: '/contacts' },
  beforeEach: ({ msw }) => {
    msw.use(http.post('/backend/api/contacts', () => HttpResponse.json({ error: tooMany }, { status: 429 })));
  },
  play: async (context) => {
    await write?.(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(tooMany);
    await expectFormRetained?.(context);
  },
};

/** If the connection is lost, one toast is shown and the message is kept. */
export const MessageNotSent: Story = {
  tags: ['nightly'],
  args: { path: '/contacts' },
  beforeEach: ({ msw }) => {
    msw.use(http.post('/backend/api/contacts', () => HttpResponse.error()));
  },
  play: async (context) => {
    await write?.(context);
    await expect(await screen.findByText('Code 0, Network error')).toBeVisible();
    await expectFormRetained?.(context);
  },
};
