import { todayIn } from '@preroll/rules/time/periods';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { TransactionDetail, TransactionStatusChange } from '@/shared/api';
import { getGetMeMockHandler, getGetMeResponseMock } from '@/shared/api/generated/endpoints/auth/auth.msw';
import {
  getGetTransactionMockHandler,
  getGetTransactionResponseMock,
  getListBalancesMockHandler,
} from '@/shared/api/generated/endpoints/finances/finances.msw';
import { accountZone, formatDay, storeAccountZone } from '@/shared/lib/dates';
import { nextDownload } from '@/shared/testing/next-download';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { longName } from './states';

const meta = {
  title: 'Screens/Transaction',
  component: Screen,
  args: { path: '/advertiser/finances/415' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const deposit = (change: Partial<TransactionDetail> = {}) => ({
  ...(getGetTransactionResponseMock() as TransactionDetail),
  ...change,
});

const payout = (change: Partial<TransactionDetail> = {}) =>
  deposit({
    type: 'withdrawal',
    amount: '-100.00',
    invoice_id: null,
    invoice_number: null,
    requisites: { recipient: 'Oleg Sokolov', bank: 'Sever Bank', bic: '044525974', account: '40817810000000012345' },
    entries: [
      {
        id: 1,
        account: 'balance',
        user_id: 9,
        user_name: 'Oleg Sokolov',
        amount: '-100.00',
        created_at: '2026-11-20T17:05:00.000Z',
      },
      {
        id: 2,
        account: 'held',
        user_id: 9,
        user_name: 'Oleg Sokolov',
        amount: '100.00',
        created_at: '2026-11-20T17:05:00.000Z',
      },
    ],
    ...change,
  });

/** The balances come first, because their path also matches that of a transaction. */
const answering = (transaction: TransactionDetail) => [
  getListBalancesMockHandler(),
  getGetTransactionMockHandler(transaction),
];

const posted = { user_id: null, user_name: null, created_at: '2026-11-20T17:05:00.000Z' };

/** The owner of a deposit sees what to pay, and can cancel it. */
export const Deposit: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Pay the invoice by bank transfer/)).toBeVisible();
    const invoice = within(await canvas.findByRole('region', { name: 'Invoice 2026-000032' }));
    await expect(invoice.getByText(/^Payment of invoice 2026-000032/)).toBeVisible();
    const download = nextDownload();
    await userEvent.click(invoice.getByRole('button', { name: 'Download PDF' }));
    await expect(await download).toMatchObject({ name: 'invoice-2026-000032.pdf', text: '%PDF-1.7\n' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this deposit?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel deposit' }));
    await expect(await screen.findByText('Payment cancelled')).toBeVisible();
  },
};

/** Times are in the account's time zone, as in the list, which is named once. The invoice's date is that of its PDF. */
export const InTheZoneOfTheAccount: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const timezone = 'Pacific/Auckland';
    const paid = { ...posted, id: 1, account: 'clearing', amount: '-20000.00' } as const;
    msw.use(...answering(deposit({ timezone, paid_at: '2026-11-20T17:05:00.000Z', entries: [paid] })));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Pacific/Auckland');
    // created, paid, posted, and in the history
    await expect(canvas.getAllByText('21/11/2026, 06:05')).toHaveLength(4);
    await expect((await canvas.findByText('Issued', { selector: 'dt' })).nextElementSibling).toHaveTextContent(
      '20/11/2026',
    );
  },
};

const forAdmin = (transaction: TransactionDetail): Story => ({
  args: { path: '/admin/finances/415' },
  beforeEach: (context) => {
    as.admin(context);
    context.msw.use(getGetTransactionMockHandler(transaction));
  },
});

/** The deposit was paid, but its amount is no longer on the balance. */
export const TakenBack: Story = {
  tags: ['nightly'],
  ...forAdmin(
    deposit({
      ...{ status: 'paid', reverted_by_id: 420, actions: [] },
      entries: [
        { ...posted, id: 1, account: 'clearing', amount: '-20000.00' },
        { ...posted, id: 2, account: 'balance', user_id: 7, user_name: 'Nadia Petrova', amount: '20000.00' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Taken back')).toBeVisible();
    await expect(canvas.queryByText('Paid', { selector: 'header *' })).toBeNull();
    await expect(canvas.getByRole('row', { name: /^Deposits and payouts in transit/ })).toHaveTextContent('−20,000.00');
  },
};

const decisions: TransactionDetail['actions'] = [
  { action: 'processing', refusal: null },
  { action: 'paid', refusal: "A payout that is waiting can't be marked as paid" },
  { action: 'rejected', refusal: null },
  { action: 'cancelled', refusal: null },
  { action: 'revert', refusal: "A transaction that is waiting can't be taken back" },
];

/** Actions that the state forbids are in the menu, with the reason. */
export const AdminRejectsAPayout: Story = {
  ...forAdmin(payout({ actions: decisions })),
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(
      http.put('/backend/api/finances/415/status', async ({ request }) => {
        const { status, reason } = (await request.json()) as TransactionStatusChange;
        return HttpResponse.json(payout({ status, reject_reason: reason ?? '', version: 2 }));
      }),
    );
    await expect(await canvas.findByText('Held of Oleg Sokolov')).toBeVisible();
    // displayed in groups, and copied without spaces
    await expect(canvas.getByText('4081').parentElement).toHaveTextContent('40817810000000012345');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for no. 415' }));
    await expect(await screen.findByText("A payout that is waiting can't be marked as paid")).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this payment?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'no');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(dialog.getByLabelText('Reason')).toBeInvalid();
    await userEvent.type(dialog.getByLabelText('Reason'), ' such account');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await screen.findByText('Payment rejected')).toBeVisible();
  },
};

/** A double click approves once, and does not act on the new state. */
export const AdminApprovesAPayout: Story = {
  ...forAdmin(payout({ actions: decisions })),
  play: async ({ canvas, userEvent, msw }) => {
    let approvals = 0;
    msw.use(
      http.put('/backend/api/finances/415/status', () => {
        approvals += 1;
        return HttpResponse.json(payout({ status: 'processing', version: 2 }));
      }),
    );
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Payout approved')).toBeVisible();
    await expect(approvals).toBe(1);
  },
};

export const RejectedPayout: Story = {
  tags: ['nightly'],
  args: { path: '/webmaster/finances/415' },
  beforeEach: (context) => {
    as.webmaster(context);
    const actions = [{ action: 'cancelled', refusal: "A payout that is rejected can't be cancelled" }] as const;
    context.msw.use(
      ...answering(payout({ status: 'rejected', reject_reason: 'The account number is wrong', actions: [...actions] })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The account number is wrong. The amount is available again.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

/** A refusal is shown in a toast with the server's text. */
export const Refused: Story = {
  tags: ['nightly'],
  ...forAdmin(deposit({ actions: [{ action: 'paid', refusal: null }] })),
  play: async ({ canvas, userEvent, msw }) => {
    const error = 'This transaction is already paid';
    msw.use(http.put('/backend/api/finances/415/status', () => HttpResponse.json({ error }, { status: 400 })));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as paid' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Mark RUB.20,000.00 as paid\?$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await expect(await screen.findByText(`Code 400, ${error}`)).toBeVisible();
  },
};

/** The admin enters the bank payment; a date in the future is refused at its field. */
export const AdminMarksADepositAsPaid: Story = {
  tags: ['nightly'],
  ...forAdmin(deposit({ actions: [{ action: 'paid', refusal: null }] })),
  play: async ({ canvas, userEvent, msw }) => {
    const sent: TransactionStatusChange[] = [];
    msw.use(
      http.put('/backend/api/finances/415/status', async ({ request }) => {
        sent.push((await request.json()) as TransactionStatusChange);
        const errors = { 'bank_payment.date': ['This day has not come yet'] };
        return sent.length === 1
          ? HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 })
          : HttpResponse.json(deposit({ status: 'paid', version: 2 }));
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as paid' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Mark RUB.20,000.00 as paid\?$/ }));
    const date = dialog.getByRole('textbox', { name: 'Received on' });
    await userEvent.clear(date);
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await expect(date).toBeInvalid();
    await userEvent.type(date, '19/11/2026');
    await userEvent.type(dialog.getByLabelText(/^Payer/), 'Sever Electronics LLC');
    await userEvent.type(dialog.getByLabelText(/^Reference/), '217');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await expect(await dialog.findByText('This day has not come yet')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await expect(await screen.findByText('Marked as paid')).toBeVisible();
    const bank_payment = { date: '2026-11-19', payer: 'Sever Electronics LLC', reference: '217' };
    await expect(sent.at(-1)).toEqual({ status: 'paid', bank_payment, version: 1 });
  },
};

const receivedToday = (timezone: string): Story => ({
  args: { path: '/admin/finances/415' },
  beforeEach: (context) => {
    as.admin(context);
    const transaction = deposit({ actions: [{ action: 'paid', refusal: null }] });
    context.msw.use(getGetTransactionMockHandler(transaction), getGetMeMockHandler(getGetMeResponseMock({ timezone })));
    const before = accountZone();
    return () => storeAccountZone(before);
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(accountZone()).toBe(timezone));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as paid' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Mark RUB.20,000.00 as paid\?$/ }));
    await expect(dialog.getByRole('textbox', { name: 'Received on' })).toHaveValue(formatDay(todayIn(timezone)));
  },
});

/**
 * Today's date is that of the account, tested in the first and the last time zone, at least one of which differs from
 * the browser's.
 */
export const ReceivedTodayInTheFirstZone = receivedToday('Pacific/Kiritimati');
export const ReceivedTodayInTheLastZone = receivedToday('Etc/GMT+12');

/** The owner of the deposit sees which payment paid it. */
export const PaidDeposit: Story = {
  beforeEach: ({ msw }) => {
    const seen = { date: '2026-11-20', payer: 'Sever Electronics LLC', reference: '217', source: 'statement' } as const;
    const bank_payment = { ...seen, purpose: null, recorded_by_name: null };
    msw.use(...answering(deposit({ status: 'paid', actions: [], bank_payment })));
  },
  play: async ({ canvas }) => {
    const payment = within(await canvas.findByRole('region', { name: 'Bank payment' }));
    await expect(payment.getByText('20/11/2026')).toBeVisible();
    await expect(payment.getByText('Sever Electronics LLC')).toBeVisible();
    await expect(payment.getByText('217')).toBeVisible();
    await expect(payment.queryByText('Imported by')).toBeNull();
  },
};

/** The titles of the sections, from the top. */
const sectionsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h2')]
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map(({ textContent }) => textContent);

export const OnAPhone: Story = {
  tags: ['nightly'],
  ...forAdmin(payout({ comment: longName, user_name: longName, actions: decisions })),
  globals: phoneWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible();
    await expect(sectionsOf(canvasElement)).toEqual(['Details', 'Ledger entries', 'History']);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** The order of sections is that of all other records. */
export const DepositOnAPhone: Story = {
  tags: ['nightly'],
  globals: phoneWindow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Invoice 2026-000032' });
    await expect(sectionsOf(canvasElement)).toEqual([
      'Details',
      'Ledger entries',
      'Nothing posted',
      'Invoice 2026-000032',
      'History',
    ]);
  },
};
