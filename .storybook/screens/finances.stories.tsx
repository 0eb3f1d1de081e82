import type { Meta, StoryObj } from '@storybook/react-vite';
import { lightFormat, subMonths } from 'date-fns';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getListBalancesMockHandler,
  getListBalancesResponseMock,
  getListTransactionsMockHandler,
  getListTransactionsResponseMock,
} from '@/shared/api/generated/endpoints/finances/finances.msw';
import { formatMonth } from '@/shared/lib/dates';
import { choose } from '@/shared/testing/choose';
import { nextDownload } from '@/shared/testing/next-download';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { longName } from './states';

const meta = {
  title: 'Screens/Finances',
  component: Screen,
  args: { path: '/advertiser/finances' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { items, totals } = getListTransactionsResponseMock();
const [balance] = getListBalancesResponseMock().items;

/** The cursors of a list with a single page. */
const onlyPage = { next: null, previous: null };

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lasts 27 days' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByText('112,180.10')).toBeVisible();
    // available: 128,400.50 − 15,000.00 − 1,220.40 = 112,180.10
    const unposted = within(canvas.getByRole('main')).getByText('Spent, not posted yet');
    await expect(unposted.parentElement).toHaveTextContent('1,220.40');
    const row = within(await canvas.findByRole('row', { name: /^Spend of 19\/11\/2026/ }));
    await expect(row.getByText('−4,120.50')).toBeVisible();
    await expect(row.getByText('128,400.50')).toBeVisible();
    await expect(canvas.getByText('+66,481.50')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/advertiser/finances/new-paid');
  },
};

/** While another client's balances load, the previous client's are not shown for them. */
export const OtherClient: Story = {
  args: { path: '/manager/finances?client=7' },
  beforeEach: (context) => {
    seenBy(as.manager).beforeEach(context);
    context.msw.use(
      http.get('/backend/api/finances/balances', ({ request }) =>
        request.url.includes('7') ? undefined : new Promise<never>(() => undefined),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const amount = await within(await canvas.findByRole('main')).findByText('112,180.10');
    await userEvent.click(canvas.getByRole('button', { name: /^Filter by Client/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(amount).not.toBeInTheDocument());
    await expect(canvas.getByRole('grid', { name: 'Transactions' })).toHaveAttribute('aria-rowcount', '-1');
  },
};

/** Amounts owed, prepaid and earned are shown side by side, never added up, followed by waiting payments. */
export const OfAnAdmin: Story = {
  args: { path: '/admin/finances' },
  beforeEach: (context) => {
    as.admin(context);
    const [waiting] = items;
    const payout = { ...waiting, id: 416, type: 'withdrawal', amount: '-15000.00', user_name: 'Oleg Sokolov' };
    context.msw.use(
      http.get('/backend/api/finances/balances', ({ request }) => {
        const isOwed = new URL(request.url).searchParams.get('side') === 'webmaster';
        return HttpResponse.json({ items: [{ ...balance, balance: isOwed ? '300400.00' : '128400.50' }] });
      }),
      http.get('/backend/api/finances', ({ request }) =>
        new URL(request.url).searchParams.has('status')
          ? HttpResponse.json({ items: [payout, waiting], total: 2, ...onlyPage, totals, timezone: 'UTC' })
          : undefined,
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const money = within(await canvas.findByRole('region', { name: 'Money' }));
    await expect(await money.findByText('300,400.00')).toBeVisible();
    await expect(await money.findByText('128,400.50')).toBeVisible();
    await expect(money.getByText('15,000.00 held for payouts')).toBeVisible();
    await expect(money.getByText('Margin this month')).toBeVisible();
    // a sum over advertisers and webmasters has no meaning
    await expect(canvas.queryByText('+66,481.50')).toBeNull();
    const waiting = within(canvas.getByRole('region', { name: 'Waiting' }));
    await expect(waiting.getByRole('button', { name: /^Mark as paid: Deposit by bank transfer, / })).toBeVisible();
    await expect(waiting.getByRole('button', { name: /^Approve: .*, Oleg Sokolov$/ })).toBeVisible();
    await userEvent.click(waiting.getByRole('button', { name: /^Reject: .*, Oleg Sokolov$/ }));
    await expect(await screen.findByRole('dialog', { name: 'Reject this payment?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** A figure that failed to load shows a dash and can be retried; zero amounts are left out. */
export const MoneyFails: Story = {
  ...OfAnAdmin,
  beforeEach: [
    ...[OfAnAdmin.beforeEach ?? []].flat(),
    ({ msw }) => {
      let isDown = true;
      msw.use(
        http.get('/backend/api/finances/balances', ({ request }) => {
          const side = new URL(request.url).searchParams.get('side');
          if (side === null) return undefined;
          if (side === 'webmaster' && isDown) {
            isDown = false;
            return HttpResponse.json({ error: 'db' }, { status: 500 });
          }
          return HttpResponse.json({ items: [{ ...balance, balance: '128400.50', held: '0.00', unposted: '0.00' }] });
        }),
      );
    },
  ],
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('The figures could not be loaded')).toBeVisible();
    const money = within(main.getByRole('region', { name: 'Money' }));
    await expect(money.getByText('Owed to webmasters').closest('dl')).toHaveTextContent('–');
    await userEvent.click(main.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(money.getAllByText('128,400.50')).toHaveLength(2));
    await expect(main.queryByText('The figures could not be loaded')).toBeNull();
    await expect(money.queryByText(/held for payouts|not posted yet/)).toBeNull();
  },
};

/** Managers see waiting payments but can't decide them. */
export const OfAManager: Story = {
  ...OfAnAdmin,
  tags: ['nightly'],
  args: { path: '/manager/finances' },
  beforeEach: [...[as.manager].flat()],
  play: async ({ canvas }) => {
    const money = within(await canvas.findByRole('region', { name: 'Money' }));
    await expect(money.getByText('Spend this month')).toBeVisible();
    const waiting = within(await canvas.findByRole('region', { name: 'Waiting' }));
    await expect((await waiting.findAllByRole('link', { name: /^Deposit by bank transfer, / }))[0]).toBeVisible();
    await expect(waiting.queryByRole('button')).toBeNull();
  },
};

/** The export has the visible columns in their order, with the ledger's amounts, for all pages. */
export const Exports: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      getListTransactionsMockHandler({ items, total: items.length, ...onlyPage, totals, timezone: 'Pacific/Auckland' }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^Spend of 19\/11\/2026/ });
    const download = nextDownload();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    const [head, , spend] = (await download).text.trim().split('\r\n');
    await expect(head).toContain('"Amount, RUB"');
    await expect(spend).toContain('-4120.50,128400.50');
    // the time zone of the filter, not the browser's
    await expect(head).toContain('Date (Pacific/Auckland)');
    await expect(spend).toContain(',"20/11/2026, 13:40",');
  },
};

/** Managers filter unpaid transactions with one click, and save the statement of a client's month. */
export const OfAClient: Story = {
  args: { path: '/manager/finances?client=7' },
  ...seenBy(as.manager),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unpaid', pressed: false }));
    await expect(await canvas.findByRole('button', { name: 'Unpaid', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter by State: Waiting +1' })).toBeVisible();
    // computed now, because a month may begin while the test runs
    const month = lightFormat(subMonths(new Date(), 1), 'yyyy-MM');
    const requestedMonths: string[] = [];
    msw.use(
      http.get('/backend/api/finances/months/:month/statement', ({ params }) => {
        requestedMonths.push(String(params.month));
      }),
    );
    const download = nextDownload();
    await userEvent.click(canvas.getByRole('button', { name: 'Statement' }));
    await choose({ userEvent }, formatMonth(month));
    await expect((await download).name).toBe('statement-2026-10-RUB.pdf');
    await expect(requestedMonths).toEqual([month]);
  },
};

export const SeveralCurrencies: Story = {
  tags: ['nightly'],
  args: { path: '/admin/finances?currency=EUR&status=waiting&dates=2026-11-01_2026-11-20&search=Oleg&page=2' },
  beforeEach: (context) => {
    as.admin(context);
    const euros = { ...balance, currency: 'EUR', available: '1904.50', days_left: null };
    context.msw.use(
      getListBalancesMockHandler({ items: [balance, euros] as never }),
      http.get('/backend/api/finances', ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('currency') === 'EUR'
            ? {
                items: items.map((item) => ({ ...item, currency: 'EUR' })),
                total: items.length,
                totals: totals.map((total) => ({ ...total, currency: 'EUR' })),
              }
            : { items: [], total: 0, totals: [] },
        ),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'EUR' })).toHaveAttribute('aria-current', 'page');
    // the link keeps the filters and returns to the first page
    const roubles = canvas.getByRole<HTMLAnchorElement>('link', { name: /^RUB/ });
    await expect(Object.fromEntries(new URLSearchParams(roubles.search))).toEqual({
      currency: 'RUB',
      status: 'waiting',
      dates: '2026-11-01_2026-11-20',
      search: 'Oleg',
    });
    await expect(await canvas.findByRole('columnheader', { name: /^Amount, EUR/ })).toBeVisible();
    await expect((await canvas.findAllByText('Oleg Sokolov'))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Months' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getListTransactionsMockHandler({ items: [], total: 0, ...onlyPage, totals: [], timezone: 'UTC' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  ...Empty,
  args: { path: '/advertiser/finances?dates=2026-01-01_2026-01-02' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions match')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const UsedUp: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListBalancesMockHandler({ items: [{ ...balance, available: '-12.50', days_left: 0 }] as never }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Used up' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByText('−12.50')).toBeVisible();
  },
};

export const LastDay: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(getListBalancesMockHandler({ items: [{ ...balance, available: '770.86', days_left: 0 }] as never }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lasts less than a day' })).toBeVisible();
  },
};

/** Rows are shown as cards. */
export const OnAPhone: Story = {
  globals: phoneWindow,
  beforeEach: ({ msw }) => {
    msw.use(
      getListTransactionsMockHandler({
        items: items.map((item) => ({ ...item, comment: longName })),
        total: items.length,
        ...onlyPage,
        totals,
        timezone: 'UTC',
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText('+70,602.00'))[0]).toBeVisible();
    // without its label, this number would be ambiguous
    await expect((await canvas.findAllByText('Balance after, RUB'))[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** The links to the other screens of the section are in one menu next to the primary action. */
export const OfAnAdminOnAPhone: Story = {
  tags: ['nightly'],
  args: { path: '/admin/finances' },
  globals: phoneWindow,
  ...seenBy(as.admin),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Bank statement' })).toHaveAttribute(
      'href',
      '/admin/finances/statement',
    );
  },
};

/** Managers have no balance, so there is nothing to adjust. */
export const OfSomebodyWithout: Story = {
  tags: ['nightly'],
  args: { path: '/admin/finances?client=7' },
  beforeEach: (context) => {
    as.admin(context);
    context.msw.use(
      getListBalancesMockHandler({ items: [] }),
      getListTransactionsMockHandler({ items: [], total: 0, ...onlyPage, totals: [], timezone: 'UTC' }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions match')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Balance' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Statement' })).toBeNull();
  },
};
