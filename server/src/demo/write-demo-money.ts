import { Money } from '@preroll/rules/finance/money';
import { inArray, lt, sql } from 'drizzle-orm';
import { readCurrencyUnits } from '../money/ledger/currency-units.ts';
import { issueActs } from '../money/months/close-month.ts';
import { endOfMonth, recordClosing } from '../money/months/record-closing.ts';
import type { Transaction } from '../platform/db/database.ts';
import {
  bankStatementLines,
  incomeDays,
  invoiceNumbers,
  invoices,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
  spendDays,
  transactions,
  users,
} from '../platform/db/schema.ts';
import { demoBankAccounts, demoIssuer } from './content/money.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { type MoneyEvent, planDeposits, planIncome } from './demo-money.ts';

const VAT_RATE = '22';

const advertisers = ['advertiser', 'advertiser2', 'multi'] as const;
const webmasters = ['webmaster', 'webmaster2'] as const;

/**
 * Writes the money of the accounts: deposits with invoices that cover the campaigns' spend, the sites' income with
 * withdrawals, and the acts of closed months. The ledger's triggers check it like any other posting, and the hourly task
 * finds nothing left to post.
 */
export async function writeDemoMoney(tx: Transaction, people: DemoPeople, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const owners = advertisers.map((account) => people[account]);
  const spent = await tx.select().from(spendDays).where(inArray(spendDays.userId, owners)).orderBy(spendDays.day);
  const earned = await tx
    .select()
    .from(incomeDays)
    .where(
      inArray(
        incomeDays.userId,
        webmasters.map((account) => people[account]),
      ),
    )
    .orderBy(incomeDays.day);
  const events: MoneyEvent[] = [
    ...owners.flatMap((userId) =>
      planDeposits(
        userId,
        spent.filter((row) => row.userId === userId && row.day < today),
        { adminId: people.admin, now },
      ),
    ),
    ...webmasters.flatMap((account) =>
      planIncome(
        people[account],
        earned.filter((row) => row.userId === people[account] && row.day < today),
        { adminId: people.admin, now, requisites: demoBankAccounts[account] },
      ),
    ),
  ].toSorted((one, other) => Number(one.at) - Number(other.at));
  await writeEvents(tx, events, people.admin);
  await tx
    .update(spendDays)
    .set({ posted: sql`${spendDays.spend}` })
    .where(lt(spendDays.day, today));
  await tx
    .update(incomeDays)
    .set({ posted: sql`${incomeDays.income}` })
    .where(lt(incomeDays.day, today));
  await closeMonths(tx, events, { adminId: people.admin, now });
}

const CLOSING_DAY = 4;

async function closeMonths(
  tx: Transaction,
  events: MoneyEvent[],
  { adminId, now }: { adminId: number; now: Date },
): Promise<void> {
  const months = [...new Set(events.map((event) => event.at.toISOString().slice(0, 7)))].toSorted();
  const unitOf = await readCurrencyUnits(tx);
  for (const month of months) {
    const at = endOfMonth(month);
    at.setUTCDate(CLOSING_DAY);
    at.setUTCHours(9, 15);
    if (at > now) return;
    await recordClosing(tx, month, { closedBy: adminId, createdAt: at });
    await issueActs(tx, { ...demoIssuer, vatRate: VAT_RATE }, { month, unitOf, at });
  }
}

async function writeEvents(tx: Transaction, events: MoneyEvent[], adminId: number): Promise<void> {
  const accounts = await openAccounts(tx, [...new Set(events.map(({ userId }) => userId))]);
  const balances = new Map<number, Money>();
  const rows = events.map((event) => {
    const isPaid = event.status === 'paid';
    const before = balances.get(event.userId) ?? Money.of('0', event.amount.currency);
    const after = isPaid ? before.plus(event.amount) : before;
    balances.set(event.userId, after);
    return {
      userId: event.userId,
      type: event.type,
      amount: event.amount.toString(),
      currency: event.amount.currency.code,
      status: event.status,
      method: event.type === 'deposit' || event.type === 'withdrawal' ? ('bank' as const) : ('balance' as const),
      comment: event.comment ?? '',
      rejectReason: event.rejectReason ?? '',
      requisites: event.requisites ?? null,
      coversDay: event.coversDay ?? null,
      balanceAfter: isPaid ? after.toString() : null,
      createdBy: event.by ?? null,
      date: event.at,
      createdAt: event.requestedAt ?? event.at,
      updatedAt: event.at,
      paidAt: isPaid ? event.at : null,
    };
  });
  const ids = (await tx.insert(transactions).values(rows).returning({ id: transactions.id })).map(({ id }) => id);
  const steps = events.flatMap((event, index) =>
    stepsOf(event).map((step) => ({ ...step, event, transactionId: ids[index] ?? 0 })),
  );
  const transfers = await tx
    .insert(ledgerTransfers)
    .values(
      steps.map(({ transactionId, step, event }) => ({
        transactionId,
        step,
        day: event.at.toISOString().slice(0, 10),
        createdAt: event.at,
      })),
    )
    .returning({ id: ledgerTransfers.id });
  const idOf = (userId: number, kind: string) =>
    accounts.get(`${kind === 'clearing' || kind === 'revenue' ? '' : userId} ${kind}`) ?? 0;
  await tx.insert(ledgerEntries).values(
    steps.flatMap(({ event, from, to, amount }, index) => {
      const transferId = transfers[index]?.id ?? 0;
      return [
        { transferId, accountId: idOf(event.userId, from), amount: amount.negated().toString() },
        { transferId, accountId: idOf(event.userId, to), amount: amount.toString() },
      ];
    }),
  );
  await writeInvoices(tx, events, ids, adminId);
}

/** The postings of an event: a withdrawal holds its amount first. */
function stepsOf({ type, status, amount }: MoneyEvent) {
  const settle = (from: string, to: string, moved: Money) => ({ step: 'settle' as const, from, to, amount: moved });
  if (type === 'withdrawal') {
    const asked = amount.negated();
    const hold = { step: 'hold' as const, from: 'balance', to: 'held', amount: asked };
    if (status === 'paid') return [hold, settle('held', 'clearing', asked)];
    return status === 'rejected'
      ? [hold, { step: 'release' as const, from: 'held', to: 'balance', amount: asked }]
      : [hold];
  }
  if (status !== 'paid') return [];
  return [settle(type === 'deposit' ? 'clearing' : 'revenue', 'balance', amount)];
}

/** Opens the accounts in roubles, the only currency of the demo accounts. */
async function openAccounts(tx: Transaction, userIds: number[]): Promise<Map<string, number>> {
  const rows = await tx
    .insert(ledgerAccounts)
    .values([
      ...userIds.flatMap((ownerId) => [
        { ownerId, kind: 'balance' as const, currency: 'RUB' },
        { ownerId, kind: 'held' as const, currency: 'RUB' },
      ]),
      { ownerId: null, kind: 'clearing', currency: 'RUB' },
      { ownerId: null, kind: 'revenue', currency: 'RUB' },
    ])
    .onConflictDoUpdate({
      target: [ledgerAccounts.ownerId, ledgerAccounts.currency, ledgerAccounts.kind],
      set: { creditLimit: '0' },
    })
    .returning();
  return new Map(rows.map(({ id, ownerId, kind }) => [`${ownerId ?? ''} ${kind}`, id]));
}

async function writeInvoices(tx: Transaction, events: MoneyEvent[], ids: number[], adminId: number): Promise<void> {
  const people = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(events.map(({ userId }) => userId))]));
  const deposits = events
    .map((event, index) => ({ event, transactionId: ids[index] ?? 0, issuedAt: event.requestedAt ?? event.at }))
    .filter(({ event }) => event.type === 'deposit')
    .toSorted((one, other) => Number(one.issuedAt) - Number(other.issuedAt));
  const last = new Map<number, number>();
  const rows = deposits.map(({ event, transactionId, issuedAt }) => {
    const year = issuedAt.getUTCFullYear();
    const serial = (last.get(year) ?? 0) + 1;
    last.set(year, serial);
    const { amount, vat } = event.amount.withoutVat(VAT_RATE);
    const buyer = people.find(({ id }) => id === event.userId);
    const { party } = demoIssuer;
    const text = amount.toString();
    return {
      kind: 'invoice' as const,
      status: event.status === 'paid' ? ('paid' as const) : ('issued' as const),
      userId: event.userId,
      transactionId,
      year,
      serial,
      currency: event.amount.currency.code,
      amount: text,
      vat: vat.toString(),
      total: event.amount.toString(),
      vatRate: VAT_RATE,
      lines: [
        { title: 'Advertising services', quantity: '1', price: text, amount: text, total: event.amount.toString() },
      ],
      seller: party,
      buyer: {
        ...party,
        name: buyer?.legalName || (buyer?.name ?? ''),
        inn: buyer?.inn ?? '',
        kpp: buyer?.kpp ?? '',
        address: '',
        bank: '',
        bic: '',
        account: '',
        correspondent_account: '',
      },
      issuedAt,
      paidAt: event.status === 'paid' ? event.at : null,
      createdAt: issuedAt,
    };
  });
  const issued = await tx.insert(invoices).values(rows).returning();
  await tx.insert(bankStatementLines).values(
    issued.flatMap(({ transactionId, number, serial, status, paidAt, buyer, total, currency }) =>
      status !== 'paid' || transactionId === null || paidAt === null
        ? []
        : {
            fingerprint: `demo ${number}`,
            transactionId,
            date: paidAt.toISOString().slice(0, 10),
            reference: String(200 + (serial ?? 0)),
            payer: buyer.name,
            amount: total,
            currency,
            purpose: `Payment of invoice ${number}`,
            importedBy: adminId,
          },
    ),
  );
  await tx
    .insert(invoiceNumbers)
    .values([...last].map(([year, serial]) => ({ kind: 'invoice' as const, year, last: serial })));
}
