import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { sql } from 'drizzle-orm';
import { addNotification } from '../../identity/notifications/add-notification.ts';
import type { Notices } from '../../identity/notifications/notices.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { readRows } from '../../platform/db/read-rows.ts';
import { formatAmount } from '../documents/amount-format.ts';
import { lowBalanceMessage } from '../payments/money-messages.ts';
import { daysLeft } from './balances.ts';
import { readCurrencyUnits } from './currency-units.ts';

const LOW_BALANCE_DAYS = 3;
/** The days of the average, as in the displayed balance. */
const AVERAGE_DAYS = 7;

interface LowBalance {
  id: number;
  currency: string;
  available: string;
  perDay: string;
}

/**
 * Warns advertisers whose balance lasts three days or less, and again when it is used up, each once until it recovers: with
 * a notification, and by mail unless they have disabled that.
 *
 * @returns the number of warned advertisers
 */
export async function notifyOfLowBalances(
  { db, notices }: { db: Db; notices: Notices },
  today = new Date().toISOString().slice(0, 10),
): Promise<number> {
  const unitOf = await readCurrencyUnits(db);
  return db.transaction(async (tx) => {
    const warnings = (await recordLowBalances(tx, today)).map((low) => toWarning(low, unitOf(low.currency)));
    for (const warning of warnings) {
      await addLowBalanceNotification(tx, warning);
      const { id: userId, available, isUsedUp, days } = warning;
      await notices.send(tx, { userId, kind: 'low_balance', page: 'advertiser/finances' }, (context) =>
        lowBalanceMessage({
          ...context,
          available: `${formatAmount(available)} ${available.currency.code}`,
          isUsedUp,
          days,
        }),
      );
    }
    return warnings.length;
  });
}

/**
 * Records whom to warn, and clears those whose balance has recovered. Among concurrent servers, only one gets each warning.
 */
async function recordLowBalances(tx: Transaction, today: string): Promise<LowBalance[]> {
  const isRecent = sql`day >= ${today}::date - ${AVERAGE_DAYS}::integer and day < ${today}::date and spend > 0`;
  const rows = await readRows<LowBalance>(
    tx,
    sql`
    with spent as (
      select user_id, sum(spend - posted) as unposted,
        sum(spend) filter (where ${isRecent}) / nullif(count(*) filter (where ${isRecent}), 0) as per_day
      from spend_days group by user_id
    ), low as (
      select users.id, users.currency,
        account.balance + account.credit_limit - spent.unposted as available, spent.per_day
      from spent
      join users on users.id = spent.user_id and users.status = 'working'
      join ledger_accounts account
        on account.owner_id = users.id and account.kind = 'balance' and account.currency = users.currency
      where spent.per_day > 0
        and account.balance + account.credit_limit - spent.unposted <= spent.per_day * ${LOW_BALANCE_DAYS}::integer
    ), enough as (
      delete from low_balance_notices where user_id not in (select id from low)
    ), refilled as (
      update low_balance_notices set used_up = false
      where used_up and user_id in (select id from low where available > 0)
    ), noted as (
      insert into low_balance_notices as notice (user_id, used_up)
      select low.id, low.available <= 0 from low left join low_balance_notices as notice on notice.user_id = low.id
      -- no row that is updated above as well: the order of both is open
      where low.available <= 0 or notice.user_id is null
      on conflict (user_id) do update set used_up = excluded.used_up where excluded.used_up and not notice.used_up
      returning user_id
    )
    select id, currency, available::numeric(20, 6)::text as available, per_day::numeric(20, 6)::text as "perDay"
    from low join noted on noted.user_id = low.id
    order by id`,
  );
  return rows;
}

interface Warning {
  id: number;
  available: Money;
  isUsedUp: boolean;
  days: number;
}

function toWarning({ id, ...low }: LowBalance, unit: CurrencyUnit): Warning {
  const available = Money.of(low.available, unit);
  const days = daysLeft(available, Money.of(low.perDay, unit)) ?? 0;
  return { id, available: available.rounded(), isUsedUp: available.sign <= 0, days };
}

async function addLowBalanceNotification(tx: Transaction, { id, available, isUsedUp, days }: Warning): Promise<void> {
  const { code: currency, precision } = available.currency;
  await addNotification(tx, null, {
    userId: id,
    kind: 'low_balance',
    object: null,
    data: { amount: available.toString(), currency, precision, days_left: isUsedUp ? null : days },
  });
}
