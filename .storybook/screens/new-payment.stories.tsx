import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { TransactionCreate, TransactionDetail } from '@/shared/api';
import {
  getGetTransactionResponseMock,
  getListBalancesMockHandler,
  getListBalancesResponseMock,
  getListRequisitesMockHandler,
} from '@/shared/api/generated/endpoints/finances/finances.msw';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';

const meta = {
  title: 'Screens/New payment',
  component: Screen,
  args: { path: '/advertiser/finances/new-paid' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [balance] = getListBalancesResponseMock().items;
const transaction = getGetTransactionResponseMock() as TransactionDetail;

/** The preview shows the steps and amounts of this payment. */
export const Deposit: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByLabelText('Amount');
    await userEvent.type(amount, 'plenty');
    await userEvent.tab();
    await expect(await canvas.findByText('Enter an amount like 1500.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '7 days: 28,843.50' }));
    await expect(await canvas.findByText(/^An invoice for RUB.28,843.50, including VAT/)).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.click(amount);
    await userEvent.paste('20.000,00 руб.');
    await expect(await canvas.findByText(/^An invoice for RUB.20,000.00, including VAT/)).toBeVisible();
    await expect(canvas.getByText(/grows from RUB.112,180.10 to RUB.132,180.10\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Issue invoice' }));
    await expect(await screen.findByText('Invoice 2026-000032 issued')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deposit by bank transfer' })).toBeVisible();
  },
};

/** Above the admins' threshold, the amount has to be confirmed before an invoice is issued. */
export const LargeDeposit: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const amounts: string[] = [];
    msw.use(
      http.post('/backend/api/finances', async ({ request }) => {
        amounts.push(((await request.json()) as TransactionCreate).amount);
        return HttpResponse.json(transaction, { status: 201 });
      }),
    );
    await userEvent.type(await canvas.findByLabelText('Amount'), '10000000.01');
    const button = canvas.getByRole('button', { name: 'Issue invoice' });
    await userEvent.click(button);
    const asks = () => screen.findByRole('alertdialog', { name: /^Deposit RUB.10,000,000.01\?$/ });
    await userEvent.click(within(await asks()).getByRole('button', { name: 'Cancel' }));
    await expect(amounts).toEqual([]);
    await userEvent.click(button);
    await userEvent.click(within(await asks()).getByRole('button', { name: 'Issue invoice' }));
    await expect(await screen.findByText('Invoice 2026-000032 issued')).toBeVisible();
    await expect(amounts).toEqual(['10000000.01']);
  },
};

/** After a lost answer the same payment is sent again, with the same key. */
export const LostAnswer: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const keys: string[] = [];
    msw.use(
      http.post('/backend/api/finances', async ({ request }) => {
        keys.push(((await request.json()) as TransactionCreate).idempotency_key);
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(transaction, { status: 201 });
      }),
    );
    await userEvent.type(await canvas.findByLabelText('Amount'), '20000');
    const button = canvas.getByRole('button', { name: 'Issue invoice' });
    await userEvent.click(button);
    await expect(await screen.findByText('Code 0, Network error')).toBeVisible();
    // while the first call is pending, the button ignores clicks
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deposit by bank transfer' })).toBeVisible();
    await expect(keys[1]).toBe(keys[0]);
  },
};

/** If the form was changed after its answer was lost, it says that it has already created a payment. */
export const KeyUsed: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const errors = { idempotency_key: ['Was used for another request'] };
    msw.use(http.post('/backend/api/finances', () => HttpResponse.json({ error: 'Invalid', errors }, { status: 422 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '20000');
    await userEvent.click(canvas.getByRole('button', { name: 'Issue invoice' }));
    await expect(await canvas.findByText('This form has already made a payment')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make another one' }));
    await waitFor(() => expect(canvas.queryByText('This form has already made a payment')).toBeNull());
    await expect(canvas.getByLabelText('Amount')).toHaveValue('20,000.00');
  },
};

/** An amount above the balance is refused at its field and not sent. */
export const PayoutBeyondTheBalance: Story = {
  args: { path: '/webmaster/finances/new-paid' },
  beforeEach: (context) => {
    as.webmaster(context);
    context.msw.use(
      getListBalancesMockHandler({ items: [{ ...balance, available: '100.00', min_withdrawal: '10.00' }] as never }),
      getListRequisitesMockHandler({ items: [] }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByLabelText('Amount');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/Available 100\.00/));
    await userEvent.type(amount, '150');
    await userEvent.click(canvas.getByRole('button', { name: 'Request payout' }));
    await expect(amount).toBeInvalid();
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveAccessibleDescription(/More than is available/);
    await expect(canvas.getByLabelText('Account number')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Everything: 100.00' }));
    await expect(amount).toHaveValue('100.00');
    await expect(await canvas.findByText(/^RUB.100.00 is held at once; RUB.0.00 stays available\.$/)).toBeVisible();
  },
};

/**
 * The account of the last payout is preselected; others can be chosen or entered, and their check digits are validated.
 */
export const EarlierAccounts: Story = {
  tags: ['nightly'],
  args: { path: '/webmaster/finances/new-paid' },
  beforeEach: (context) => as.webmaster(context),
  play: async ({ canvas, userEvent }) => {
    const change = () => canvas.findByRole('button', { name: 'Change account' });
    await userEvent.click(await change());
    await waitFor(() => expect(canvas.getByLabelText('Recipient')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Sever Bank …2345' })).toHaveAttribute('aria-pressed', 'true');
    // a saved account is shown as one line
    await userEvent.click(canvas.getByRole('button', { name: 'Deutsche Bank …3000' }));
    await expect(await change()).toHaveFocus();
    await expect(canvas.getByText(/^Deutsche Bank/)).toHaveTextContent('DE89370400440532013000');
    await expect(canvas.queryByLabelText('Account number')).toBeNull();
    await userEvent.click(await change());
    const account = canvas.getByLabelText('Account number');
    await expect(account).toHaveValue('DE89370400440532013000');
    await userEvent.type(account, '{Backspace}1');
    await userEvent.tab();
    await expect(await canvas.findByText('Not an IBAN: check its digits')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Another account' }));
    await expect(account).toHaveValue('');
    // in any notation
    await userEvent.type(canvas.getByLabelText('BIC or SWIFT code'), 'deutdeff');
    await userEvent.type(account, 'de89 3704 0044 0532 0130 00');
    await userEvent.tab();
    await expect(account).toBeValid();
    await expect(canvas.getByLabelText('BIC or SWIFT code')).toBeValid();
  },
};

/** Managers choose the client first: advertisers pay in, webmasters are paid out. */
export const ForAClient: Story = {
  tags: ['nightly'],
  args: { path: '/manager/finances/new-paid' },
  beforeEach: (context) => as.manager(context),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Payout to a webmaster' }));
    await expect(await canvas.findByLabelText('Account number')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Request payout' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Client' })).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  tags: ['nightly'],
  ...PayoutBeyondTheBalance,
  globals: phoneWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText('Account number')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
