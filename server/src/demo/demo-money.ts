import { type CurrencyUnit, Money } from '@preroll/rules/finance/money';
import { addDays } from '@preroll/rules/time/days';
import type { components } from '../platform/contract/generated/contract.d.ts';

type Schemas = components['schemas'];

const roubles: CurrencyUnit = { code: 'RUB', precision: 2 };

export interface MoneyEvent {
  userId: number;
  type: Schemas['TransactionType'];
  status: Schemas['TransactionStatus'];
  amount: Money;
  /** When it was paid, or requested if it is unpaid. */
  at: Date;
  /** When it was requested, if earlier. */
  requestedAt?: Date;
  by?: number;
  comment?: string;
  rejectReason?: string;
  requisites?: Schemas['Requisites'];
  coversDay?: string;
}

interface Scene {
  adminId: number;
  now: Date;
}

const at = (day: string, time: string) => new Date(`${day}T${time}Z`);
const rub = (amount: number) => Money.of(amount.toFixed(2), roubles);

/** A deposit lasts for about this many days, and the next one is made when the second number of days is left. */
const DEPOSIT_DAYS = 35;
const TOP_UP_DAYS = 4;

/** Plans an advertiser's deposits so that they cover the spend of each day, and another one that waits for its payment. */
export function planDeposits(userId: number, days: { day: string; spend: string }[], { now }: Scene): MoneyEvent[] {
  const [first] = days;
  if (first === undefined) return [];
  const average = days.reduce((sum, { spend }) => sum + Number(spend), 0) / days.length;
  const size = rub(Math.ceil((average * DEPOSIT_DAYS) / 10_000) * 10_000);
  const least = rub(average * TOP_UP_DAYS);
  const deposit = (day: string): MoneyEvent => ({
    userId,
    type: 'deposit',
    status: 'paid',
    amount: size,
    requestedAt: at(addDays(day, -2), '08:12:00'),
    at: at(day, '11:20:00'),
    by: userId,
  });
  let balance = size;
  const events = [deposit(addDays(first.day, -1))];
  for (const { day, spend } of days) {
    const amount = Money.of(spend, roubles).rounded();
    if (amount.sign === 0) continue;
    while (balance.minus(amount).compare(least) < 0) {
      events.push(deposit(day));
      balance = balance.plus(size);
    }
    balance = balance.minus(amount);
    events.push({
      userId,
      type: 'spend',
      status: 'paid',
      amount: amount.negated(),
      at: at(addDays(day, 1), '00:40:00'),
      coversDay: day,
    });
  }
  const asked = new Date(now.getTime() - 5 * 3_600_000);
  const waiting = {
    ...deposit(first.day),
    status: 'waiting' as const,
    requestedAt: asked,
    at: asked,
    comment: 'For December',
  };
  return [...events.filter(({ at: moment }) => moment < now), waiting];
}

/** The withdrawals of a webmaster by days before today, with their status. */
const WITHDRAWALS = new Map([
  [87, 'paid'],
  [59, 'paid'],
  [31, 'rejected'],
  [3, 'waiting'],
] as const);

/**
 * Plans the daily income of a webmaster's sites, rounded like postings, and withdrawals of most of it: paid ones, a rejected
 * one and a waiting one.
 */
export function planIncome(
  userId: number,
  days: { day: string; income: string }[],
  { now, requisites }: Scene & { requisites: Schemas['Requisites'] },
): MoneyEvent[] {
  const today = now.toISOString().slice(0, 10);
  const statusOf = new Map([...WITHDRAWALS].map(([back, status]) => [addDays(today, -back), status]));
  const events: MoneyEvent[] = [];
  let free = Money.of('0', roubles);
  for (const { day, income } of days) {
    const amount = Money.of(income, roubles).rounded();
    if (amount.sign > 0) {
      free = free.plus(amount);
      const credited = at(addDays(day, 1), '00:40:00');
      events.push({ userId, type: 'income', status: 'paid', amount, at: credited, coversDay: day });
    }
    const status = statusOf.get(day);
    const asked = free.share('80').part;
    if (status === undefined || asked.sign <= 0) continue;
    const requestedAt = at(addDays(day, 1), '09:30:00');
    events.push({
      userId,
      type: 'withdrawal',
      status,
      amount: asked.negated(),
      requestedAt,
      at: status === 'paid' ? at(addDays(day, 2), '13:05:00') : requestedAt,
      by: userId,
      requisites,
      rejectReason: status === 'rejected' ? 'The bank does not know this account' : '',
    });
    if (status !== 'rejected') free = free.minus(asked);
  }
  return events.filter(({ at: moment }) => moment < now);
}
