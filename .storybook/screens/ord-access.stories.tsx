import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getGetOrdAccessMockHandler,
  getGetOrdAccessResponseMock,
  getListOrdAccessesMockHandler,
  getListOrdAccessesResponseMock,
} from '@/shared/api/generated/endpoints/ord/ord.msw';
import { choose } from '@/shared/testing/choose';
import { notice } from './notices';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName } from './states';

const meta = {
  title: 'Screens/API access',
  component: Screen,
  args: { path: '/admin/settings-global/ord/api-access' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.admin),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const accesses = getListOrdAccessesResponseMock();
const access = getGetOrdAccessResponseMock();
const listed = (rows: typeof accesses, text: string): Story => ({
  beforeEach: ({ msw }) => msw.use(getListOrdAccessesMockHandler(rows)),
  play: async (context) => {
    await shows('API access')(context);
    for (const found of await context.canvas.findAllByText(text)) await expect(found).toBeVisible();
  },
});

/** Each result has its own icon and text. */
export const Success: Story = {
  play: async ({ canvas }) => {
    for (const word of ['OK', 'Unauthorized', 'Not checked']) await expect(await canvas.findByText(word)).toBeVisible();
    await expect(canvas.getByText('…x9Kd')).toBeVisible();
  },
};
export const Empty = listed([], 'No API accesses yet');
const long = accesses.map((row) => ({ ...row, name: longName }));
export const OnAPhone = { ...listed(long, longName), globals: phoneWindow };

/** The token is shown once, taken from the form: the server never returns it. */
export const New: Story = {
  tags: ['nightly'],
  args: { path: '/admin/settings-global/ord/api-access/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'VK ORD sandbox');
    await userEvent.type(canvas.getByLabelText('Address'), 'https://sandbox.ord.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Create API access' }));
    await waitFor(() => expect(canvas.getByLabelText('Token')).toHaveAccessibleDescription(/Required/));
    await userEvent.type(canvas.getByLabelText('Token'), 'an-example-token-x9Kd{Enter}');
    await expect(await notice('API access VK ORD sandbox created')).toBeVisible();
    const dialog = within(await screen.findByRole('dialog', { name: 'Token of VK ORD sandbox' }));
    await expect(dialog.getByText('an-example-token-x9Kd')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('heading', { name: 'API access', level: 1 })).toBeVisible();
    await expect(canvas.queryByText('an-example-token-x9Kd')).toBeNull();
  },
};

/** The check shows the operator's current answer. */
export const Checked: Story = {
  args: { path: '/admin/settings-global/ord/api-access/1' },
  beforeEach: ({ msw }) => {
    let current = { ...access, last_check: null as typeof access.last_check };
    const check = {
      at: '2026-11-23T06:00:00.000Z',
      result: 'unauthorized',
      detail: 'The operator answered 401',
    } as const;
    msw.use(
      getGetOrdAccessMockHandler(() => current),
      http.post('/backend/api/settings/ord/access/1/check', () => {
        current = { ...current, last_check: check };
        return HttpResponse.json(current);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not checked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText('Unauthorized')).toBeVisible();
    await expect(canvas.getByText(/^The operator answered 401, 23\/11\/2026/)).toBeVisible();
  },
};

/** From the row, to check access that has been in use for a while. */
export const CheckedFromTheRow: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    let rows = accesses.map((row) => ({ ...row, last_check: null as typeof row.last_check }));
    const check = { at: '2026-11-23T06:00:00.000Z', result: 'unreachable', detail: 'No answer' } as const;
    msw.use(
      getListOrdAccessesMockHandler(() => rows),
      http.post('/backend/api/settings/ord/access/1/check', () => {
        rows = rows.map((row) => (row.id === 1 ? { ...row, last_check: check } : row));
        return HttpResponse.json(rows.find(({ id }) => id === 1));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = accesses.find(({ id }) => id === 1)?.name;
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
    await choose({ userEvent }, 'Check');
    await expect(await notice(`API access ${name} checked`)).toBeVisible();
    await expect(await canvas.findByText('Unreachable')).toBeVisible();
  },
};

/** The stored token is kept unless a new one is entered; changing the host requires one. */
export const AnotherAddress: Story = {
  args: { path: '/admin/settings-global/ord/api-access/1' },
  beforeEach: ({ msw }) => {
    const errors = { token: ['Enter the token for the new address'] };
    msw.use(
      http.patch('/backend/api/settings/ord/access/1', async ({ request }) =>
        'token' in ((await request.json()) as object)
          ? HttpResponse.json(access)
          : HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByLabelText('Address');
    await expect(canvas.getByLabelText(/^Token/)).toHaveAccessibleDescription(/keep the token that ends with x9Kd/);
    await userEvent.clear(address);
    await userEvent.type(address, 'https://other.example{Enter}');
    await expect(await canvas.findByText('Enter the token for the new address')).toBeVisible();
    await expect(canvas.getByLabelText(/^Token/)).toHaveFocus();
  },
};

/** If the server can't decrypt the token, or refuses, the message is shown in a toast. */
export const LostKey: Story = {
  tags: ['nightly'],
  args: { path: '/admin/settings-global/ord/api-access/1' },
  beforeEach: ({ msw }) => {
    const error = 'The stored token was encrypted with another key';
    msw.use(http.post('/backend/api/settings/ord/access/1/check', () => HttpResponse.json({ error }, { status: 400 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await expect(await notice('Code 400, The stored token was encrypted with another key')).toBeVisible();
  },
};

export const EditOnAPhone: Story = {
  tags: ['nightly'],
  args: { path: '/admin/settings-global/ord/api-access/1' },
  globals: phoneWindow,
  play: shows('Edit VK ORD sandbox'),
};
