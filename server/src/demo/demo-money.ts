import { type CurrencyUnit, Money } from '@preroll/rules/money';
import type { components } from '../contract/generated/contract.d.ts';
import type { Random } from '../reach/random.ts';
import { addDays } from '../time/add-days.ts';

type Schemas = components['schemas'];

const roubles: CurrencyUnit = { code: 'RUB', precision: 2 };

export interface MoneyEvent {
  userId: number;
  type: Schemas['TransactionType'];
  status: Schemas['TransactionStatus'];
  amount: Money;
  /** When it was paid, or asked for if it is not. */
  at: Date;
  /** When it was asked for, if that was earlier. */
  askedAt?: Date;
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

/** A deposit lasts for about this many days, and the next one comes when this many are left. */
const LASTS = 35;
const LEFT = 4;

/**
 * Plans an advertiser's deposits so that they cover what was spent on each day, and one more that still waits for its
 * payment.
 */
export function planDeposits(userId: number, days: { day: string; spend: string }[], { now }: Scene): MoneyEvent[] {
  const [first] = days;
  if (first === undefined) return [];
  const average = days.reduce((sum, { spend }) => sum + Number(spend), 0) / days.length;
  const size = rub(Math.ceil((average * LASTS) / 10_000) * 10_000);
  const least = rub(average * LEFT);
  const deposit = (day: string): MoneyEvent => ({
    userId,
    type: 'deposit',
    status: 'paid',
    amount: size,
    askedAt: at(addDays(day, -2), '08:12:00'),
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
    askedAt: asked,
    at: asked,
    comment: 'For December',
  };
  return [...events.filter(({ at: moment }) => moment < now), waiting];
}

/** Days of income in the history of a webmaster. */
const INCOME_DAYS = 90;

/** Plans the income of a webmaster with withdrawals of it: paid ones, a rejected one, and one that waits. */
export function planIncome(
  userId: number,
  { now, random, requisites }: Scene & { random: Random; requisites: Schemas['Requisites'] },
): MoneyEvent[] {
  const today = now.toISOString().slice(0, 10);
  const events: MoneyEvent[] = [];
  let free = 0;
  for (let back = INCOME_DAYS; back > 0; back -= 1) {
    const day = addDays(today, -back);
    const amount = 900 + random.below(140_000) / 100;
    free += amount;
    events.push({
      userId,
      type: 'income',
      status: 'paid',
      amount: rub(amount),
      at: at(addDays(day, 1), '00:40:00'),
      coversDay: day,
    });
    if (back % 28 !== 3) continue;
    const asked = Math.floor(free / 1000 - 4) * 1000;
    const status = back === 3 ? 'waiting' : back === 31 ? 'rejected' : 'paid';
    const askedAt = at(addDays(day, 1), '09:30:00');
    events.push({
      userId,
      type: 'withdrawal',
      status,
      amount: rub(-asked),
      askedAt,
      at: status === 'paid' ? at(addDays(day, 2), '13:05:00') : askedAt,
      by: userId,
      requisites,
      rejectReason: status === 'rejected' ? 'The bank does not know this account' : '',
    });
    if (status !== 'rejected') free -= asked;
  }
  return events.filter(({ at: moment }) => moment < now);
}
