import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** What a rule has found: nothing, unless the ledger is damaged. */
export interface Finding {
  rule: string;
  /** The records that break the rule, described by their ids; at most 20. */
  records: string[];
}

/** Each query returns a text for every record that breaks the rule. */
const rules: Record<string, SQL> = {
  'the entries of each posting sum to zero': sql`
    select 'posting ' || transfer.id as record from ledger_transfers transfer
    left join ledger_entries entry on entry.transfer_id = transfer.id
    left join ledger_accounts account on account.id = entry.account_id
    group by transfer.id, account.currency having coalesce(sum(entry.amount), 1) <> 0`,
  'the balance of each account equals its entries': sql`
    select 'account ' || account.id as record from ledger_accounts account
    left join ledger_entries entry on entry.account_id = account.id
    where account.owner_id is not null
    group by account.id having account.balance <> coalesce(sum(entry.amount), 0)`,
  'no balance is below its credit limit': sql`
    select 'account ' || id as record from ledger_accounts where balance + credit_limit < 0`,
  'the balance of each user equals the accounts': sql`
    select 'user ' || users.id as record from users
    left join ledger_accounts account on account.owner_id = users.id and account.currency = users.currency
    group by users.id having users.balance <> coalesce(sum(account.balance), 0)`,
  'what is held is resolved once': sql`
    select 'transaction ' || transactions.id as record from transactions
    left join ledger_transfers transfer on transfer.transaction_id = transactions.id
    where type = 'withdrawal'
    group by transactions.id
    having string_agg(transfer.step, ' ' order by transfer.id) is distinct from
      case status when 'paid' then 'hold settle' when 'waiting' then 'hold' when 'processing' then 'hold' else 'hold release' end`,
  'accounts hold what unfinished withdrawals ask for': sql`
    select 'account ' || account.id as record from ledger_accounts account
    left join transactions on transactions.user_id = account.owner_id and transactions.currency = account.currency
      and type = 'withdrawal' and status in ('waiting', 'processing')
    where account.kind = 'held'
    group by account.id having account.balance <> coalesce(-sum(transactions.amount), 0)`,
  'each paid transaction has moved its amount': sql`
    select 'transaction ' || transactions.id as record from transactions
    left join ledger_transfers transfer on transfer.transaction_id = transactions.id
    left join ledger_entries entry on entry.transfer_id = transfer.id
      and entry.account_id in (select id from ledger_accounts where owner_id = transactions.user_id)
    group by transactions.id
    having coalesce(sum(entry.amount), 0) <> case when status = 'paid' then transactions.amount else 0 end`,
  'each line of a bank statement has paid its deposit': sql`
    select 'line ' || line.id as record from bank_statement_lines line
    join transactions on transactions.id = line.transaction_id
    where (type, status, transactions.amount, transactions.currency)
      is distinct from ('deposit', 'paid', line.amount, line.currency)`,
  'invoices are numbered without gaps': sql`
    select kind || ' ' || year as record from invoices
    left join invoice_numbers using (kind, year)
    where serial is not null
    group by kind, year, invoice_numbers.last
    having count(*) <> max(serial) or min(serial) <> 1 or max(serial) is distinct from invoice_numbers.last`,
  'acts state no more than was charged': sql`
    select 'user ' || user_id as record from invoices
    where kind = 'act' and status <> 'void'
    group by user_id, currency
    having sum(total) > (
      select coalesce(-sum(transactions.amount), 0) from transactions
      where transactions.user_id = invoices.user_id and transactions.currency = invoices.currency
        and type = 'spend' and status = 'paid')`,
  'the totals of transactions equal the transactions': sql`
    select 'user ' || coalesce(counted.user_id, kept.user_id) as record
    from (
      select user_id, currency, type, status, count(*) as count, sum(greatest(amount, 0)) as received,
        sum(least(amount, 0)) as taken
      from transactions group by 1, 2, 3, 4
    ) counted full join transaction_totals kept using (user_id, currency, type, status)
    where (coalesce(counted.count, 0), coalesce(counted.received, 0), coalesce(counted.taken, 0))
      is distinct from (kept.count::bigint, kept.received, kept.taken)`,
  'the totals of days equal what was paid on them': sql`
    select 'day ' || day || ' ' || currency || ' ' || type as record
    from (
      select (date at time zone 'UTC')::date as day, currency, type, count(*) as count,
        sum(greatest(amount, 0)) as received, sum(least(amount, 0)) as taken
      from transactions
      where status = 'paid' and (date at time zone 'UTC')::date <= (select max(day) from paid_days)
      group by 1, 2, 3
    ) counted full join paid_days kept using (day, currency, type)
    where (counted.count, counted.received, counted.taken) is distinct from (kept.count::bigint, kept.received, kept.taken)`,
  'closed months take no postings': sql`
    select 'posting ' || transfer.id as record from ledger_transfers transfer
    join closed_months on month = date_trunc('month', transfer.day)::date
    where transfer.created_at > closed_months.created_at`,
};

/** Applies the named rules of the ledger. */
export async function checkLedger(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const answer = (await db.execute(sql`select record from (${query}) as broken limit 20`)) as {
      rows: { record: string }[];
    };
    if (answer.rows.length > 0) findings.push({ rule, records: answer.rows.map(({ record }) => record) });
  }
  return findings;
}

export const ledgerRules = Object.keys(rules);
