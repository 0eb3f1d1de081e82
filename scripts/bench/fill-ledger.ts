import { createSession } from '../../server/src/identity/auth/session-store.ts';
import type { Database } from '../../server/src/platform/db/database.ts';
import { users } from '../../server/src/platform/db/schema.ts';

const BATCH_SIZE = 2000;
const MANAGERS = 20;

export interface FilledLedger {
  /** Session tokens. */
  admin: string;
  manager: string;
  advertiser: string;
  adminId: number;
  clientId: number;
}

interface Size {
  people: number;
  transactions: number;
  /** The range of days before today over which transactions are spread, from the oldest to the newest. */
  days: { first: number; last: number };
}

/**
 * Writes users and their transactions with both sides, four days of spend for each deposit, and one unpaid transaction
 * in fifty. The triggers that sum up balances row by row are disabled meanwhile; afterwards the data satisfies the
 * rules of the ledger.
 */
export async function fillLedger({ db }: Database, { people, transactions, days }: Size): Promise<FilledLedger> {
  const person = (login: string, values: Partial<typeof users.$inferInsert>) => ({
    login: `${login}@bench.test`,
    name: login,
    passwordHash: '',
    ...values,
  });
  const staff = [
    person('admin', { supportPanels: ['admin'], isAdmin: true }),
    ...Array.from({ length: MANAGERS }, (_, index) => person(`manager${index}`, { supportPanels: ['manager'] })),
  ];
  const staffIds = (await db.insert(users).values(staff).returning({ id: users.id })).map(({ id }) => id);
  const [adminId = 0, managerId = 0] = staffIds;
  let clientId = 0;
  for (let first = 0; first < people; first += BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, people - first) }, (_, offset) =>
      person(`user${first + offset}`, {
        name: `User ${first + offset}`,
        supportPanels: ['advertiser'],
        managerId: staffIds[1 + ((first + offset) % MANAGERS)],
      }),
    );
    const [row] = await db.insert(users).values(rows).returning({ id: users.id });
    clientId ||= row?.id ?? 0;
  }
  await db.transaction(async (tx) => {
    await tx.execute(`set local session_replication_role = replica`);
    // the server's time limit is too short for these statements
    await tx.execute(`set local statement_timeout = 0`);
    await tx.execute(`insert into ledger_accounts (owner_id, kind, currency)
      select id, kind, 'RUB' from users, unnest(array['balance', 'held']) as kind where support_panels @> '{advertiser}'
      union all select null, kind, 'RUB' from unnest(array['clearing', 'revenue']) as kind on conflict do nothing`);
    await tx.execute(`
      with made as (
        select ${clientId}::integer + nr % ${people}::integer as user_id, nr,
          (array['deposit', 'spend', 'spend', 'spend', 'spend'])[1 + nr / ${people}::integer % 5]::transaction_type as type,
          case when nr % 50 = 0 and nr / ${people}::integer % 5 = 0 then 'waiting' else 'paid' end::transaction_status as status,
          now() - make_interval(secs => 86400.0 * (${days.first}::integer
            - nr::float8 / ${transactions}::integer * ${days.first - days.last}::integer)) as date
        from generate_series(0, ${transactions}::integer - 1) as nr
      ), priced as (
        select *, case type when 'deposit' then 4000 + user_id % 997 else -(100 + nr % 900) / 1.0 end as amount from made
      )
      insert into transactions (user_id, type, amount, currency, status, method, comment, covers_day, date, created_at,
        updated_at, paid_at, balance_after)
      select user_id, type, amount, 'RUB', status, case type when 'deposit' then 'bank' else 'balance' end,
        case when type = 'deposit' and nr % 10 = 3 then 'For the campaigns of quarter ' || nr % 4 + 1 else '' end,
        case when type = 'spend' then date::date - 1 end, date, date, date, case when status = 'paid' then date end,
        case when status = 'paid' then sum(amount) filter (where status = 'paid')
          over (partition by user_id order by date, nr) end
      from priced order by nr`);
    await tx.execute(`insert into invoices (kind, status, user_id, transaction_id, year, serial, currency, amount, vat, total,
        vat_rate, lines, seller, buyer, issued_at, paid_at)
      select 'invoice', case status when 'paid' then 'paid' else 'issued' end::invoice_status, user_id, id,
        extract(year from date), row_number() over (partition by extract(year from date) order by id), currency, amount, 0,
        amount, 0, '[]', '{}', '{}', date, paid_at
      from transactions where type = 'deposit'`);
    await tx.execute(`insert into invoice_numbers select kind, year, max(serial) from invoices group by 1, 2`);
    await tx.execute(`insert into ledger_transfers (transaction_id, step, day, created_at)
      select id, 'settle', (date at time zone 'UTC')::date, date from transactions where status = 'paid' order by id`);
    await tx.execute(`insert into ledger_entries (transfer_id, account_id, amount)
      select transfer.id, account.id, amount
      from ledger_transfers transfer join transactions on transactions.id = transfer.transaction_id
      join ledger_accounts account on account.owner_id = user_id and account.kind = 'balance'
      union all
      select transfer.id, account.id, -amount
      from ledger_transfers transfer join transactions on transactions.id = transfer.transaction_id
      join ledger_accounts account on account.owner_id is null
        and account.kind = case type when 'deposit' then 'clearing' else 'revenue' end`);
    await tx.execute(`insert into transaction_totals
      select user_id, currency, type, status, count(*), sum(greatest(amount, 0)), sum(least(amount, 0))
      from transactions group by 1, 2, 3, 4`);
    await tx.execute(`with sums as (select account_id, sum(amount) as sum from ledger_entries group by 1)
      update ledger_accounts set balance = sum, credit_limit = greatest(-sum, 0) from sums
      where id = account_id and owner_id is not null`);
    await tx.execute(`update users set balance = account.balance from ledger_accounts account
      where account.owner_id = users.id and account.kind = 'balance'`);
  });
  return {
    adminId,
    clientId,
    admin: await createSession(db, adminId),
    manager: await createSession(db, managerId),
    advertiser: await createSession(db, clientId),
  };
}
