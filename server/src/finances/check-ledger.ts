import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** What a rule has found: nothing, unless the ledger is damaged. */
export interface Finding {
  rule: string;
  /** The records that break the rule, described by their ids; at most `SHOWN`. */
  records: string[];
}

const SHOWN = 20;

/** A query that returns a text for every record that breaks the rule, of those whose key is within a step. */
interface Rule {
  of: Key;
  query: (within: (key: SQL) => SQL) => SQL;
}

/** The rule looks at records of this kind in steps, so that other calls are answered in between. */
type Key = keyof typeof keys;

const STEP = 10_000;

/** The lowest and the highest key of each kind, and how many of them make a step. */
const keys = {
  posting: { ends: sql`select min(id), max(id) from ledger_transfers`, step: STEP },
  account: { ends: sql`select min(id), max(id) from ledger_accounts`, step: STEP },
  transaction: { ends: sql`select min(id), max(id) from transactions`, step: STEP },
  user: { ends: sql`select min(id), max(id) from users`, step: STEP / 20 },
  day: { ends: sql`select min(day) - date '2000-01-01', max(day) - date '2000-01-01' from paid_days`, step: 366 },
  once: { ends: sql`select 1, 1`, step: 1 },
} as const;

const rules: Record<string, Rule> = {
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
  'each line of a bank statement has paid its deposit': {
    of: 'once',
    query: () => sql`
    select 'line ' || line.id as record from bank_statement_lines line
    join transactions on transactions.id = line.transaction_id
    where (type, status, transactions.amount, transactions.currency)
      is distinct from ('deposit', 'paid', line.amount, line.currency)`,
  },
  'invoices are numbered without gaps': {
    of: 'once',
    query: () => sql`
    select kind || ' ' || year as record
    from (select kind, year, serial from invoices where serial is not null) numbered
    full join invoice_numbers using (kind, year)
    group by kind, year, invoice_numbers.last
    having (count(serial), coalesce(min(serial), 1), coalesce(max(serial), 0))
      is distinct from (invoice_numbers.last::bigint, 1, invoice_numbers.last)`,
  },
  'acts state no more than was charged': {
    of: 'user',
    query: (within) => sql`
    select 'user ' || user_id as record from invoices
    where kind = 'act' and status <> 'void' and ${within(sql`user_id`)}
    group by user_id, currency
    having sum(total) > (
      select coalesce(-sum(transactions.amount), 0) from transactions
      where transactions.user_id = invoices.user_id and transactions.currency = invoices.currency
        and type = 'spend' and status = 'paid')`,
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
  'the totals of days equal what was paid on them': {
    of: 'day',
    query: (within) => sql`
    select 'day ' || day || ' ' || currency || ' ' || type as record
    from (
      select (date at time zone 'UTC')::date as day, currency, type, count(*) as count,
        sum(greatest(amount, 0)) as received, sum(least(amount, 0)) as taken
      from transactions
      where status = 'paid' and ${within(sql`(date at time zone 'UTC')::date - date '2000-01-01'`)}
      group by 1, 2, 3
    ) counted full join (select * from paid_days where ${within(sql`day - date '2000-01-01'`)}) kept using (day, currency, type)
    where (counted.count, counted.received, counted.taken) is distinct from (kept.count::bigint, kept.received, kept.taken)`,
  },
  'closed months take no postings': {
    of: 'posting',
    query: (within) => sql`
    select 'posting ' || transfer.id as record from ledger_transfers transfer
    join closed_months on month = date_trunc('month', transfer.day)::date
    where transfer.created_at > closed_months.created_at and ${within(sql`transfer.id`)}`,
  },
};

/** Applies the named rules of the ledger. */
export async function checkLedger(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, { of, query }] of Object.entries(rules)) {
    const records = await findBroken(db, of, query);
    if (records.length > 0) findings.push({ rule, records });
  }
  return findings;
}

async function findBroken(db: Db, of: Key, query: Rule['query']): Promise<string[]> {
  const { ends, step } = keys[of];
  const read = async <Row>(statement: SQL) => ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
  const [found] = await read<{ first: number | null; last: number | null }>(
    sql`select first, last from (${ends}) as ends (first, last)`,
  );
  const { first, last } = found ?? {};
  if (first == null || last == null) return [];
  const records: string[] = [];
  for (let start = first; start <= last && records.length < SHOWN; start += step) {
    const within = (key: SQL) => sql`${key} between ${start}::integer and ${Math.min(start + step - 1, last)}::integer`;
    const broken = await read<{ record: string }>(
      sql`select record from (${query(within)}) as broken limit ${SHOWN - records.length}`,
    );
    records.push(...broken.map(({ record }) => record));
  }
  return records;
}

export const ledgerRules = Object.keys(rules);
