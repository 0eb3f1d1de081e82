import { sql } from 'drizzle-orm';
import { requireAdmin } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { readRows } from '../../platform/db/read-rows.ts';
import { amountText } from '../payments/transaction-body.ts';
import { checkLedger } from './check-ledger.ts';
import { readCurrencyUnits } from './currency-units.ts';
import { lastCompleteDay } from './post-days.ts';

type OpenItem = components['schemas']['OpenItem'];

/** The maximum number of items in the contract. */
const MAX_ITEMS = 200;

interface Row {
  kind: Exclude<OpenItem['kind'], 'rule'>;
  status: 'waiting' | 'processing' | null;
  userId: number;
  userName: string;
  transactionId: number | null;
  day: string;
  currency: string;
  amount: string;
  total: number;
}

/** Lists the open items at the end of a month. A violated rule prevents closing it; the others move to a later month. */
export async function listOpenItems(
  db: Db,
  actor: Actor,
  month: string,
): Promise<components['schemas']['OpenItemList']> {
  requireAdmin(actor);
  const broken = (await checkLedger(db)).flatMap(({ rule, records }) =>
    records.map((record): OpenItem => ({ ...nothing, kind: 'rule', text: `${rule}: ${record}` })),
  );
  const rows = await readOpen(db, month);
  const unitOf = await readCurrencyUnits(db);
  const items = rows.map(({ kind, status, userId, userName, transactionId, day, currency, amount }): OpenItem => {
    const unit = unitOf(currency);
    return {
      kind,
      text: textOf({ kind, status, day, amount }),
      user_id: userId,
      user_name: userName,
      transaction_id: transactionId,
      day,
      currency,
      precision: unit.precision,
      amount: amountText(amount, unit),
    };
  });
  return { items: [...broken, ...items].slice(0, MAX_ITEMS), total: broken.length + (rows[0]?.total ?? 0) };
}

const nothing = {
  user_id: null,
  user_name: null,
  transaction_id: null,
  day: null,
  currency: null,
  precision: 0,
  amount: null,
} as const;

function textOf({ kind, status, day, amount }: Pick<Row, 'kind' | 'status' | 'day' | 'amount'>): string {
  if (kind === 'deposit') return 'Waits for its payment';
  if (kind === 'withdrawal') return status === 'processing' ? 'Is being processed' : 'Waits for its approval';
  if (day > lastCompleteDay()) return 'Posts after midnight';
  // only charges require a balance
  return amount.startsWith('-')
    ? 'Counted, not charged yet: that needs money on the balance'
    : 'Counted, not posted yet';
}

function readOpen(db: Db, month: string): Promise<Row[]> {
  const end = sql`(${`${month}-01`}::date + interval '1 month')`;
  return readRows<Row>(
    db,
    sql`
    with open as (
      select type::text as kind, status::text as status, user_id, id as transaction_id, currency, amount,
        (created_at at time zone 'UTC')::date as day
      from transactions
      where status in ('waiting', 'processing') and created_at < ${end} at time zone 'UTC'
      union all
      select 'spend', null, user_id, null, null, (posted - spend)::numeric(20, 6), day
      from spend_days where spend <> posted and day < ${end}
      union all
      select 'income', null, user_id, null, null, (income - posted)::numeric(20, 6), day
      from income_days where income <> posted and day < ${end}
    )
    select open.kind, open.status, open.user_id as "userId", users.name as "userName",
      open.transaction_id as "transactionId", to_char(open.day, 'YYYY-MM-DD') as day,
      coalesce(open.currency, users.currency) as currency, open.amount::text as amount,
      count(*) over ()::integer as total
    from open join users on users.id = open.user_id
    order by open.day, open.transaction_id nulls first, open.user_id
    limit ${MAX_ITEMS}`,
  );
}
