import { type SQL, sql } from 'drizzle-orm';
import { selectCharges } from './charges.ts';

/** A query that returns a text for every record within a range of keys that breaks the rule. */
export interface LedgerRule {
  of: LedgerKey;
  query: (within: (key: SQL) => SQL, step: { first: number; last: number }) => SQL;
}

/** The kind of records that the rule checks in steps, see `idRanges`. */
export type LedgerKey = keyof typeof ledgerKeys;

const BATCH_SIZE = 2000;

/** The lowest and the highest key of each kind, and the size of a step. Days are counted from 2000. */
export const ledgerKeys = {
  posting: { ends: sql`select min(id), max(id) from ledger_transfers`, step: BATCH_SIZE },
  // accounts of long-time users have a thousand entries each
  account: { ends: sql`select min(id), max(id) from ledger_accounts`, step: BATCH_SIZE / 4 },
  transaction: { ends: sql`select min(id), max(id) from transactions`, step: BATCH_SIZE },
  user: { ends: sql`select min(id), max(id) from users`, step: BATCH_SIZE / 20 },
  number: {
    ends: sql`select 1, greatest((select max(serial) from invoices), (select max(last) from invoice_numbers))`,
    step: BATCH_SIZE,
  },
  invoice: { ends: sql`select min(id), max(id) from invoices`, step: BATCH_SIZE },
  line: { ends: sql`select min(id), max(id) from bank_statement_lines`, step: BATCH_SIZE },
  closedDay: {
    ends: sql`select min(day) - date '2000-01-01', max(day) - date '2000-01-01' from closed_days`,
    step: 1,
  },
} as const;

/** The invoices of a step with their deposits and the reversals of these. */
const invoicesWithDeposits = sql`invoices invoice
    left join transactions deposit on deposit.id = invoice.transaction_id
    left join transactions reverting on reverting.reverts_id = deposit.id`;

const invoiceOfDeposit = sql`'invoice ' || invoice.id || coalesce(' of transaction ' || deposit.id, ' without a deposit')`;

/** The rules of the ledger by name. Triggers enforce them as well where possible. */
export const ledgerRules: Record<string, LedgerRule> = {
  'the entries of each posting sum to zero': {
    of: 'posting',
    query: (within) => sql`
    select 'posting ' || transfer.id as record from ledger_transfers transfer
    left join ledger_entries entry on entry.transfer_id = transfer.id
    left join ledger_accounts account on account.id = entry.account_id
    where ${within(sql`transfer.id`)}
    group by transfer.id, account.currency having coalesce(sum(entry.amount), 1) <> 0`,
  },
  'the balance of each account equals its entries': {
    of: 'account',
    query: (within) => sql`
    select 'account ' || account.id as record from ledger_accounts account
    left join ledger_entries entry on entry.account_id = account.id
    where account.owner_id is not null and ${within(sql`account.id`)}
    group by account.id having account.balance <> coalesce(sum(entry.amount), 0)`,
  },
  'no balance is below its credit limit': {
    of: 'account',
    query: (within) => sql`
    select 'account ' || id as record from ledger_accounts where balance + credit_limit < 0 and ${within(sql`id`)}`,
  },
  'the balance of each user equals the accounts': {
    of: 'user',
    query: (within) => sql`
    select 'user ' || users.id as record from users
    left join ledger_accounts account on account.owner_id = users.id and account.currency = users.currency
    where ${within(sql`users.id`)}
    group by users.id having users.balance <> coalesce(sum(account.balance), 0)`,
  },
  'what is held is resolved once': {
    of: 'transaction',
    query: (within) => sql`
    select 'transaction ' || transactions.id as record from transactions
    left join ledger_transfers transfer on transfer.transaction_id = transactions.id
    where type = 'withdrawal' and ${within(sql`transactions.id`)}
    group by transactions.id
    having string_agg(transfer.step, ' ' order by transfer.id) is distinct from
      case status when 'paid' then 'hold settle' when 'waiting' then 'hold' when 'processing' then 'hold' else 'hold release' end`,
  },
  'accounts hold what unfinished withdrawals ask for': {
    of: 'account',
    query: (within) => sql`
    select 'account ' || account.id as record from ledger_accounts account
    left join transactions on transactions.user_id = account.owner_id and transactions.currency = account.currency
      and type = 'withdrawal' and status in ('waiting', 'processing')
    where account.kind = 'held' and ${within(sql`account.id`)}
    group by account.id having account.balance <> coalesce(-sum(transactions.amount), 0)`,
  },
  'each paid transaction has moved its amount': {
    of: 'transaction',
    query: (within) => sql`
    select 'transaction ' || transactions.id as record from transactions
    left join ledger_transfers transfer on transfer.transaction_id = transactions.id
    left join ledger_entries entry on entry.transfer_id = transfer.id
    left join ledger_accounts account on account.id = entry.account_id
    where ${within(sql`transactions.id`)}
    group by transactions.id
    having coalesce(sum(entry.amount) filter (where account.owner_id = transactions.user_id), 0)
      <> case when status = 'paid' then transactions.amount else 0 end`,
  },
  'running balances add up': {
    of: 'user',
    query: (within) => sql`
    select 'transaction ' || id as record
    from (
      select transactions.id, balance_after,
        sum(transactions.amount) over (partition by user_id, currency order by transfer.id) as sum
      from transactions
      join ledger_transfers transfer on transfer.transaction_id = transactions.id and transfer.step = 'settle'
      where status = 'paid' and ${within(sql`user_id`)}
    ) as running
    where balance_after is distinct from sum`,
  },
  'each line of a bank statement has paid its deposit': {
    of: 'line',
    query: (within) => sql`
    select 'line ' || line.id as record from bank_statement_lines line
    join transactions on transactions.id = line.transaction_id
    where ${within(sql`line.id`)} and (type, status, transactions.amount, transactions.currency)
      is distinct from ('deposit', 'paid', line.amount, line.currency)`,
  },
  'each invoice has the status that follows from its deposit': {
    of: 'invoice',
    query: (within) => sql`
    select ${invoiceOfDeposit} as record from ${invoicesWithDeposits}
    where ${within(sql`invoice.id`)} and invoice.status is distinct from (case
      when deposit.id is null then case when invoice.kind = 'act' then invoice.status else 'draft' end
      when deposit.status = 'waiting' then 'issued'
      when deposit.status = 'paid' and reverting.id is null then 'paid'
      else 'void' end)::invoice_status`,
  },
  'each invoice asks for its deposit': {
    of: 'invoice',
    query: (within) => sql`
    select ${invoiceOfDeposit} as record from ${invoicesWithDeposits}
    where ${within(sql`invoice.id`)} and deposit.id is not null
      and (invoice.kind, invoice.user_id, invoice.total, invoice.currency, 'deposit')
        is distinct from ('invoice', deposit.user_id, deposit.amount, deposit.currency, deposit.type)`,
  },
  'invoices are numbered without gaps': {
    of: 'number',
    query: (within, { first, last }) => sql`
    select kind || ' ' || year as record
    from (
      select kind, year, count(*) as count, max(serial) as highest from invoices where ${within(sql`serial`)} group by 1, 2
    ) as numbered full join invoice_numbers using (kind, year)
    where coalesce(count, 0) <> greatest(least(invoice_numbers.last, ${last}::integer) - ${first}::integer + 1, 0)
      or highest > coalesce(invoice_numbers.last, 0)`,
  },
  'acts state no more than was charged': {
    of: 'user',
    query: (within) => sql`
    select 'user ' || user_id as record
    from (
      select user_id, currency, sum(total) as amount from invoices
      where kind = 'act' and status <> 'void' and ${within(sql`user_id`)} group by 1, 2
    ) stated left join (
      select user_id, currency, -sum(amount) as amount from (${selectCharges(within)}
      ) as charge group by 1, 2
    ) charged using (user_id, currency)
    where stated.amount > coalesce(charged.amount, 0)`,
  },
  'the totals of transactions equal the transactions': {
    of: 'user',
    query: (within) => sql`
    select 'user ' || coalesce(counted.user_id, kept.user_id) as record
    from (
      select user_id, currency, type, status, count(*) as count, sum(greatest(amount, 0)) as received,
        sum(least(amount, 0)) as taken
      from transactions where ${within(sql`user_id`)} group by 1, 2, 3, 4
    ) counted full join (select * from transaction_totals where ${within(sql`user_id`)}) kept using (user_id, currency, type, status)
    where (coalesce(counted.count, 0), coalesce(counted.received, 0), coalesce(counted.taken, 0))
      is distinct from (kept.count::bigint, kept.received, kept.taken)`,
  },
  'closed months take no postings': {
    of: 'posting',
    query: (within) => sql`
    select 'posting ' || transfer.id as record from ledger_transfers transfer
    join closed_months on month = date_trunc('month', transfer.day)::date
    where transfer.created_at > closed_months.created_at and ${within(sql`transfer.id`)}`,
  },
  'closed months have the entries that they were closed with': {
    of: 'closedDay',
    query: (within) => sql`
    select 'day ' || day as record from closed_days, entries_of_day(day) as counted
    where (closed_days.postings, closed_days.entries) is distinct from (counted.postings, counted.entries)
      and ${within(sql`day - date '2000-01-01'`)}`,
  },
};
