import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { and, desc, eq, max, type SQL, sql } from 'drizzle-orm';
import { requireAdmin } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { refused } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { readRows } from '../../platform/db/read-rows.ts';
import { closedMonths, invoices, users } from '../../platform/db/schema.ts';
import { allocateNumbers, buyerOf } from '../documents/issue-invoice.ts';
import type { Issuer, IssuerConfig } from '../documents/issuer.ts';
import { selectCharges } from '../ledger/charges.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { readCurrencyUnits } from '../ledger/currency-units.ts';
import { idRanges } from '../ledger/id-ranges.ts';
import { DAY_COMPLETE_AFTER, postDays } from '../ledger/post-days.ts';
import type { Payer } from '../payments/payer.ts';
import { endOfMonth, firstDayOf, recordClosing } from './record-closing.ts';

type Month = components['schemas']['LedgerMonth'];

/** The range of user ids per step of a closing, and the acts per statement; other requests are served in between. */
const ID_RANGE_SIZE = 1000;
const BATCH_SIZE = 200;

/** Lists the months that have postings or are closed, newest first, and why each can't be closed now. */
export async function listMonths(db: Db, actor: Actor, now = new Date()): Promise<Month[]> {
  requireAdmin(actor);
  // for closed months, the stored counts are used
  const counted = await readRows<{ month: string; postings: number }>(
    db,
    sql`
    select to_char(day, 'YYYY-MM') as month, sum(postings)::integer as postings
    from (
      select day, postings from closed_days
      union all
      select day, count(*) from ledger_transfers
      where day > coalesce((select max(day) from closed_days), '-infinity') group by day
    ) as days
    group by 1 order by 1`,
  );
  const acts = await db
    .select({ period: invoices.period, count: sql<number>`count(*)::integer` })
    .from(invoices)
    .where(and(eq(invoices.kind, 'act'), eq(invoices.status, 'issued')))
    .groupBy(invoices.period);
  const closed = await db
    .select({ month: closedMonths.month, at: closedMonths.createdAt, by: users.name })
    .from(closedMonths)
    .leftJoin(users, eq(users.id, closedMonths.closedBy))
    .orderBy(desc(closedMonths.month));
  let open: string | undefined;
  const months = counted.map(({ month, postings }): Month => {
    const closing = closed.find((one) => one.month === firstDayOf(month));
    const refusal = closing ? 'Closed already' : refuseMonth(month, open, now);
    if (!closing) open ??= month;
    return {
      month,
      postings,
      acts: acts.find(({ period }) => period === firstDayOf(month))?.count ?? 0,
      closed_at: closing?.at.toISOString() ?? null,
      closed_by_name: closing?.by ?? null,
      refusal,
    };
  });
  return months.toReversed();
}

/**
 * Closes a month: it accepts no more postings, and each advertiser gets an act for what was charged until its end and is not
 * on an earlier act. Atomic and idempotent.
 *
 * @throws ApiError 400 for a month that isn't over, if an earlier month is open, or while the ledger breaks a rule
 */
export async function closeMonth(
  db: Db,
  { issuer }: IssuerConfig,
  actor: Actor,
  { month, now = new Date() }: { month: string; now?: Date },
): Promise<Month> {
  const read = async () => (await listMonths(db, actor, now)).find((one) => one.month === month);
  const before = await read();
  if (before === undefined) throw refused(`There are no postings in ${month}`);
  if (before.closed_at !== null) return before;
  if (before.refusal !== null) throw refused(before.refusal);
  await postDays(db, now);
  const [broken] = await checkLedger(db);
  if (broken !== undefined) throw refused(`The ledger breaks a rule: ${broken.rule}: ${broken.records.join(', ')}`);
  const unitOf = await readCurrencyUnits(db);
  await db.transaction(async (tx) => {
    // leaves processor time for concurrent postings
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
    if (await recordClosing(tx, month, { closedBy: actor.user.id })) await issueActs(tx, issuer, { month, unitOf });
  });
  return (await read()) as Month;
}

function refuseMonth(month: string, earlier: string | undefined, now: Date): string | null {
  if (now.getTime() < endOfMonth(month).getTime() + DAY_COMPLETE_AFTER) return 'Not over in every time zone yet';
  return earlier === undefined ? null : `Close ${earlier} first`;
}

interface Due extends Payer {
  owed: string;
  owedCurrency: string;
}

interface Closing {
  month: string;
  unitOf: (code: string) => CurrencyUnit;
  /** When the acts are issued; now by default. */
  at?: Date;
}

/** Issues the acts of a month, ordered by user. */
export async function issueActs(tx: Transaction, issuer: Issuer, closing: Closing): Promise<void> {
  const [row] = await tx.select({ last: max(users.id) }).from(users);
  for (const ids of idRanges({ first: 1, last: row?.last ?? 0 }, ID_RANGE_SIZE)) {
    const due = await readDue(tx, closing.month, ids);
    for (let start = 0; start < due.length; start += BATCH_SIZE)
      await writeActs(tx, issuer, closing, due.slice(start, start + BATCH_SIZE));
  }
}

async function writeActs(
  tx: Transaction,
  { party, vatRate }: Issuer,
  { month, unitOf, at = new Date() }: Closing,
  due: Due[],
): Promise<void> {
  const year = at.getUTCFullYear();
  const last = await allocateNumbers(tx, 'act', year, due.length);
  const acts = due.map(({ owed, owedCurrency, ...payer }, index) => {
    const total = Money.of(owed, unitOf(owedCurrency)).rounded();
    const { amount, vat } = total.withoutVat(vatRate);
    const text = amount.toString();
    const title = `Advertising services · Рекламные услуги, ${month}`;
    return {
      user_id: payer.id,
      serial: last - due.length + 1 + index,
      currency: owedCurrency,
      amount: text,
      vat: vat.toString(),
      total: total.toString(),
      lines: [{ title, quantity: '1', price: text, amount: text, total: total.toString() }],
      buyer: buyerOf(payer),
    };
  });
  // as a single parameter: binding thousands of them would block the event loop
  await tx.execute(sql`
    insert into invoices (kind, status, user_id, year, serial, currency, amount, vat, total, vat_rate, period, lines,
      seller, buyer, issued_at, created_at)
    select 'act', 'issued', user_id, ${year}::integer, serial, currency, amount, vat, total, ${vatRate}::numeric,
      ${firstDayOf(month)}::date, lines, ${JSON.stringify(party)}::jsonb, buyer, ${at.toISOString()}::timestamptz,
      ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) as act (user_id integer, serial integer, currency text,
      amount numeric, vat numeric, total numeric, lines jsonb, buyer jsonb)`);
}

/** The charges for days until the end of the month, less those on earlier acts. */
async function readDue(tx: Transaction, month: string, ids: { first: number; last: number }): Promise<Due[]> {
  const end = endOfMonth(month).toISOString().slice(0, 10);
  const within = (column: SQL) => sql`${column} between ${ids.first}::integer and ${ids.last}::integer`;
  const rows = await readRows<Due>(
    tx,
    sql`
    with charged as (
      select user_id, currency, -sum(amount) as amount
      from (${selectCharges(within)}
      ) as charge
      where day < ${end}::date
      group by 1, 2
    ), stated as (
      select user_id, currency, sum(total) as amount from invoices
      where kind = 'act' and status <> 'void' and ${within(sql`user_id`)} group by 1, 2
    )
    select users.id, users.name, users.login, users.support_panels as "supportPanels", users.currency,
      users.legal_form as "legalForm", users.legal_name as "legalName", users.inn, users.kpp,
      (charged.amount - coalesce(stated.amount, 0))::text as owed, charged.currency as "owedCurrency"
    from charged left join stated using (user_id, currency) join users on users.id = charged.user_id
    where charged.amount > coalesce(stated.amount, 0)
    order by users.id, charged.currency`,
  );
  return rows;
}
