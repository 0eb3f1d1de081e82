import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { AdjustmentCreate, UserUpdate } from '@/shared/api';
import {
  getGetUserMockHandler,
  getGetUserResponseMock,
  getListUsersResponseMock,
} from '@/shared/api/generated/endpoints/users/users.msw';
import { choose } from '@/shared/testing/choose';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { longName } from './states';

const seen = seenBy(as.admin);

const meta = {
  title: 'Screens/User',
  component: Screen,
  args: { path: '/admin/users/8' },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    seen.beforeEach(context);
    context.msw.use(getGetUserMockHandler(other()));
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user other than the signed-in one. */
const other = (change: Partial<ReturnType<typeof getGetUserResponseMock>> = {}) =>
  getGetUserResponseMock({ id: 8, ...change });

export const Profile: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shows('Nadia Petrova')({ canvas, canvasElement });
    const figures = within(canvas.getByRole('region', { name: 'Figures' }));
    await expect(figures.getByText('4')).toBeVisible();
    await expect(figures.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('href', '/admin/campaigns?owner=8');
    await expect(figures.getByRole('link', { name: 'Balance' })).toHaveAttribute('href', '/admin/finances?client=8');
    await expect(figures.getByText('Spend')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^\d+ groups?$/ })).toHaveAttribute(
      'href',
      '/admin/campaigns/groups?owner=8',
    );
    await expect(canvas.getByLabelText('Currency')).toBeDisabled();
  },
};

/** Each tab has its own form: leaving one with changes asks for a confirmation. */
export const LeftForAnotherTab: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' the Younger');
    await userEvent.click(canvas.getByRole('link', { name: 'Legal data' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Nadia Petrova the Younger');
  },
};

export const Rights: Story = {
  args: { path: '/admin/users/8?tab=rights' },
  play: async ({ canvas, userEvent }) => {
    const flag = await canvas.findByRole('switch', { name: 'Admin rights' });
    await expect(flag).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Admin' }));
    await expect(flag).toBeEnabled();
  },
};

/** A user who loses the manager cabinet can't keep clients: the form asks who takes them over. */
export const ClientsTakenOver: Story = {
  args: { path: '/admin/users/8?tab=rights' },
  beforeEach: ({ msw }) => {
    const user = other({ support_panels: ['manager', 'advertiser'] });
    msw.use(
      getGetUserMockHandler({ ...user, owned: { ...user.owned, clients: 7 } }),
      http.patch('/backend/api/users/8', async ({ request }) => {
        const { support_panels: panels, ...rest } = (await request.json()) as Record<string, unknown>;
        const isRequested = String(panels) === 'advertiser' && rest.clients_to === null && !('clients' in rest);
        return isRequested
          ? HttpResponse.json({ ...user, support_panels: panels, version: user.version + 1 })
          : HttpResponse.json({ error: 'Something else' }, { status: 400 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const cabinet = await canvas.findByRole('checkbox', { name: 'Manager' });
    await expect(canvas.queryByText('Who takes 7 clients over?')).toBeNull();
    await userEvent.click(cabinet);
    await expect(await canvas.findByText('Who takes 7 clients over?')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^New manager/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^They stay without a manager/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Changes saved')).toBeVisible();
  },
};

export const LegalData: Story = {
  tags: ['nightly'],
  args: { path: '/admin/users/8?tab=legal' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Legal form/), 'Individual');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Must be 12 digits')).toBeVisible();
  },
};

/** The labels and rules of the legal fields depend on the legal form. */
export const LegalFieldsByForm: Story = {
  tags: ['nightly'],
  args: { path: '/admin/users/create' },
  play: async ({ canvas, userEvent }) => {
    const label = (name: string) => canvas.getByText(name, { selector: 'label > span' }).parentElement;
    const form = await canvas.findByLabelText(/^Legal form/);
    await expect(label('Legal name')).toHaveTextContent('Legal name (optional)');
    await userEvent.selectOptions(form, 'Legal entity');
    await expect(label('Legal name')).toHaveTextContent(/^Legal name$/);
    await expect(label('INN')).toHaveTextContent(/^INN$/);
    await userEvent.type(canvas.getByLabelText(/^KPP/), '773601001');
    await userEvent.click(canvas.getByRole('button', { name: 'Create user' }));
    await waitFor(() => expect(canvas.getByLabelText(/^INN/)).toHaveAccessibleDescription(/Required/));
    await expect(canvas.getByLabelText(/^Legal name/)).toHaveAccessibleDescription('Required');

    await userEvent.selectOptions(form, 'Foreign individual');
    await expect(label('INN')).toHaveTextContent('INN (optional)');
    await waitFor(() => expect(canvas.getByLabelText(/^INN/)).not.toHaveAccessibleDescription());
    await expect(canvas.getByLabelText(/^Legal name/)).toHaveAccessibleDescription('Required');

    // hiding the field clears the KPP
    await userEvent.selectOptions(form, 'Not given');
    await waitFor(() => expect(canvas.getByLabelText(/^Legal name/)).not.toHaveAccessibleDescription());
    await expect(label('Legal name')).toHaveTextContent('Legal name (optional)');
    await expect(label('Legal form')).toHaveTextContent('Legal form (optional)');
    await expect(form).not.toHaveAccessibleDescription();

    await userEvent.type(canvas.getByLabelText(/^Legal name/), 'Shop');
    await expect(label('Legal form')).toHaveTextContent(/^Legal form$/);
  },
};

export const Sessions: Story = {
  args: { path: '/admin/users/8?tab=sessions' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^End the session Safari on iPhone/ }));
    await expect(await screen.findByText('Session ended')).toBeVisible();
  },
};

export const EndsAllSessions: Story = {
  tags: ['nightly'],
  args: { path: '/admin/users/8?tab=sessions' },
  play: async ({ canvas, userEvent }) => {
    // waits for the list, before which no session can be ended
    await canvas.findByRole('button', { name: /^End the session Safari on iPhone/ });
    await userEvent.click(canvas.getByRole('button', { name: 'End all' }));
    const question = await screen.findByRole('alertdialog', { name: 'End all sessions of Nadia Petrova?' });
    await userEvent.click(within(question).getByRole('button', { name: 'End' }));
    await expect(await screen.findByText('Sessions ended')).toBeVisible();
  },
};

export const Activity: Story = {
  args: { path: '/admin/users/8?tab=activity' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Campaign Spring sale updated')).toBeVisible();
  },
};

export const History: Story = {
  args: { path: '/admin/users/8?tab=history' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The invoice of October is unpaid')).toBeVisible();
    await expect(canvas.getByText('Locked')).toBeVisible();
    await expect(canvas.getByText('Password:')).toBeVisible();
  },
};

export const Locks: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch('/backend/api/users/8', async ({ request }) => {
        const { status, status_reason, version } = (await request.json()) as UserUpdate;
        return status === 'lock' && status_reason === 'Unpaid invoice' && version === 1
          ? HttpResponse.json(other({ status, status_reason }))
          : HttpResponse.json({ error: 'Not this' }, { status: 400 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lock' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock Nadia Petrova?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Unpaid invoice');
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    await expect(await screen.findByText('Nadia Petrova locked')).toBeVisible();
  },
};

export const Bans: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.patch('/backend/api/users/8', async ({ request }) => {
        const { status, status_reason } = (await request.json()) as UserUpdate;
        return status === 'ban' && status_reason === 'Sells stolen traffic'
          ? HttpResponse.json(other({ status, status_reason }))
          : HttpResponse.json({ error: 'Not this' }, { status: 400 });
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Nadia Petrova' }));
    await choose(context, 'Ban');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ban Nadia Petrova?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sells stolen traffic');
    await userEvent.click(dialog.getByRole('button', { name: 'Ban' }));
    await expect(await screen.findByText('Nadia Petrova banned')).toBeVisible();
  },
};

const barred = (
  status: 'lock' | 'ban',
  title: string,
  button: string,
  toast: string,
  before: 'stopped' | 'lock' = 'stopped',
): Story => ({
  beforeEach: ({ msw }) => {
    msw.use(
      getGetUserMockHandler(other({ status, status_reason: 'The contract is not signed', status_before: before })),
      http.patch('/backend/api/users/8', async ({ request }) => {
        const change = (await request.json()) as UserUpdate;
        return change.status === before && change.status_reason === undefined
          ? HttpResponse.json(other({ status: before }))
          : HttpResponse.json({ error: 'Not this' }, { status: 400 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByText('The contract is not signed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(await screen.findByText(toast)).toBeVisible();
  },
});

/** The reason is shown, and the user can be unlocked, which restores the earlier status. */
export const Locked = barred('lock', 'This user is locked', 'Unlock', 'Nadia Petrova unlocked');
export const Banned = barred('ban', 'This user is banned', 'Lift the ban', 'Ban of Nadia Petrova lifted');
export const BannedAfterALock = barred(
  'ban',
  'This user is banned',
  'Lift the ban',
  'Ban of Nadia Petrova lifted, locked as before',
  'lock',
);

/** A stopped account can't sign in until an admin activates it. */
export const Stopped: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      getGetUserMockHandler(other({ status: 'stopped' })),
      http.patch('/backend/api/users/8', async ({ request }) => {
        const { status } = (await request.json()) as UserUpdate;
        return HttpResponse.json(other({ status: status ?? 'stopped' }));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate' }));
    await expect(await screen.findByText('Nadia Petrova activated')).toBeVisible();
  },
};

/** For the last admin, or oneself: the server's reason is shown in a toast, and the dialog stays open. */
export const Refused: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const error = 'The platform needs an admin, and this is the last one';
    msw.use(http.patch('/backend/api/users/8', () => HttpResponse.json({ error }, { status: 400 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lock' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock Nadia Petrova?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Unpaid invoice');
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    await expect(await screen.findByText(/^Code 400, The platform needs an admin/)).toBeVisible();
    await expect(dialog.getByLabelText('Reason')).toHaveValue('Unpaid invoice');
  },
};

export const Oneself: Story = {
  tags: ['nightly'],
  args: { path: '/admin/users/1' },
  beforeEach: ({ msw }) => {
    msw.use(getGetUserMockHandler(other({ id: 1 })));
  },
  play: async ({ canvas }) => {
    const lock = await canvas.findByRole('button', { name: 'Lock' });
    await waitFor(() => expect(lock).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Invited: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getGetUserMockHandler(other({ invited_at: '2026-11-19T09:00:00.000Z', last_seen_at: null })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await screen.findByText('Invitation sent')).toBeVisible();
  },
};

/** A deleted user is read-only. */
export const Deleted: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getGetUserMockHandler(other({ status: 'deleted', invited_at: '2026-11-19T09:00:00.000Z' })));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Deleted')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^(Profile|Activity|History)$/ })).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'Legal data' })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    for (const name of ['Lock', 'Activate', 'Send again', 'Save', /^Actions for/])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'History' }));
    await expect(await canvas.findByRole('heading', { name: 'History' })).toBeVisible();
  },
};

/** Asks what to do with the user's records. */
export const Deletes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Nadia Petrova' }));
    await choose({ userEvent }, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Nadia Petrova?' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Give to another user/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText('Required')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Archive/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Nadia Petrova deleted')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  },
};

/** Offers only users whom the server accepts. */
export const GivesToAnother: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const { items } = getListUsersResponseMock();
    msw.use(
      http.get('*/users', ({ request }) => {
        const isRequested = new URL(request.url).searchParams.get('transfer_from') === '8';
        return HttpResponse.json({ items: isRequested ? items.slice(1, 2) : items, total: items.length });
      }),
      http.delete('*/users/:id', () => {
        const errors = { transfer_to: ['Has a group of the same name'] };
        return HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Nadia Petrova' }));
    await choose({ userEvent }, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Nadia Petrova?' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Give to another user/ }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'New owner' }));
    await userEvent.click(await screen.findByRole('option', { name: /Boris Orlov/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText('Has a group of the same name')).toBeVisible();
  },
};

/** A remaining balance has to be confirmed. */
export const DeletesWithBalance: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const errors = { with_balance: ['There is a balance of RUB\u00a0310.00: settle it, or agree to leave it'] };
    const { owned } = other({});
    msw.use(
      getGetUserMockHandler(
        other({ owned: { ...owned, money: [{ currency: 'RUB', precision: 2, amount: '310.00' }] } }),
      ),
      http.delete('*/users/:id', ({ request }) =>
        new URL(request.url).searchParams.get('with_balance') === 'true'
          ? new HttpResponse(null, { status: 204 })
          : HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Nadia Petrova' }));
    await choose({ userEvent }, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Nadia Petrova?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText(/^There is a balance of/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Delete with a balance of/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Nadia Petrova deleted')).toBeVisible();
  },
};

/** Pending payouts have to be decided first. */
export const DeletesWithPayout: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const { owned } = other({});
    msw.use(getGetUserMockHandler(other({ owned: { ...owned, payouts: 1, deposits: 2, unpaid_invoices: 1 } })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Nadia Petrova' }));
    await choose({ userEvent }, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: "Nadia Petrova can't be deleted yet" }));
    await expect(
      dialog.getByText('1 payout and 2 deposits are under way: pay, reject or cancel them first.'),
    ).toBeVisible();
    await expect(dialog.getByText('1 invoice is not paid.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(dialog.getByRole('link', { name: 'Show their transactions' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Finances' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  beforeEach: ({ msw }) => {
    msw.use(getGetUserMockHandler(other({ name: longName })));
  },
  play: async (context) => {
    await expect(await context.canvas.findByDisplayValue(longName)).toBeVisible();
    await expect(context.canvasElement.scrollWidth).toBe(context.canvasElement.clientWidth);
  },
};

/** A bonus is posted once, even if the button is pressed repeatedly; the server's refusal is shown at its field. */
export const GivesABonus: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/backend/api/finances/adjustments', async ({ request }) => {
        const { amount } = (await request.clone().json()) as AdjustmentCreate;
        if (amount === '500.00') return undefined;
        const errors = { amount: ['Only 112,180.10 is available'] };
        return HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 });
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Balance' }));
    await choose(context, 'Bonus');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bonus for Nadia Petrova' }));
    const amount = dialog.getByLabelText(/^Amount/);
    await userEvent.type(amount, '-5');
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
    await expect(await dialog.findByText('Only a correction may be negative')).toBeVisible();
    await expect(dialog.getByText('At least 3 characters')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Comment/), 'For the spring');
    await userEvent.clear(amount);
    await userEvent.type(amount, '999999');
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
    await expect(await dialog.findByText('Only 112,180.10 is available')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '500');
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }));
    await expect(await screen.findByText('Bonus posted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SetsACreditLimit: Story = {
  tags: ['nightly'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Balance' }));
    await choose(context, 'Credit limit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Credit of Nadia Petrova' }));
    const limit = dialog.getByLabelText(/^Credit limit/);
    await userEvent.clear(limit);
    await userEvent.type(limit, '20000');
    await userEvent.type(dialog.getByLabelText(/^Comment/), 'By contract');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Credit limit saved')).toBeVisible();
  },
};
