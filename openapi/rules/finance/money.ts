import Big, { type RoundingMode } from 'big.js';
import { amountForm, tooManyDecimals } from './amount-texts.ts';

/** Halves are rounded to the even neighbour, so that many roundings don't accumulate in one direction. */
const HALF_EVEN: RoundingMode = 2;

export interface CurrencyUnit {
  code: string;
  precision: number;
}

/** An exact amount of money. Operations on different currencies throw. */
export class Money {
  readonly currency: CurrencyUnit;
  readonly #value: Big;

  private constructor(value: Big, currency: CurrencyUnit) {
    this.#value = value;
    this.currency = currency;
  }

  /**
   * @param amount decimal text as in the contract
   * @throws if it isn't a decimal number
   */
  static of(amount: string, currency: CurrencyUnit): Money {
    if (!/^-?\d+(\.\d+)?$/.test(amount)) throw new Error('not an amount of money');
    return new Money(new Big(amount), currency);
  }

  plus(other: Money): Money {
    return new Money(this.#value.plus(this.#same(other)), this.currency);
  }

  minus(other: Money): Money {
    return new Money(this.#value.minus(this.#same(other)), this.currency);
  }

  negated(): Money {
    return new Money(this.#value.times(-1), this.currency);
  }

  /** Compares with another amount of the same currency: -1, 0 or 1. */
  compare(other: Money): -1 | 0 | 1 {
    return this.#value.cmp(this.#same(other));
  }

  /** -1, 0 or 1. */
  get sign(): -1 | 0 | 1 {
    return this.#value.cmp(0);
  }

  /** Rounds half even to the currency's decimal places. */
  rounded(): Money {
    return new Money(this.#value.round(this.currency.precision, HALF_EVEN), this.currency);
  }

  /**
   * Splits off a percentage, rounded half even. The rest absorbs the rounding difference, so that both add up to the
   * whole; the rest belongs to the platform.
   */
  share(percent: string): { part: Money; rest: Money } {
    const part = new Money(this.#value.times(percent).div(100), this.currency).rounded();
    return { part, rest: this.minus(part) };
  }

  /** Divides an amount that includes VAT into the net amount, rounded half even, and the VAT. */
  withoutVat(percent: string): { amount: Money; vat: Money } {
    const amount = new Money(this.#value.times(100).div(new Big(percent).plus(100)), this.currency).rounded();
    return { amount, vat: this.minus(amount) };
  }

  /** How many times the other amount fits into this one, rounded down. */
  dividedBy(other: Money): number {
    return this.#value.div(this.#same(other)).round(0, 0).toNumber();
  }

  /** Decimal text with at least the currency's decimal places; further ones only if they are not 0. */
  toString(): string {
    const decimals = this.#value.toFixed().split('.')[1]?.length ?? 0;
    return this.#value.toFixed(Math.max(decimals, this.currency.precision));
  }

  #same(other: Money): Big {
    if (other.currency.code !== this.currency.code)
      throw new Error(`${other.currency.code} does not mix with ${this.currency.code}`);
    return other.#value;
  }
}

/**
 * Validates a typed amount: the message, or null. Text that isn't a decimal number is already rejected by the contract.
 */
export function validateAmount(amount: string, { code, precision }: CurrencyUnit): string | null {
  if (!/^-?\d{1,12}(\.\d+)?$/.test(amount)) return amountForm;
  if (new Big(amount).eq(0)) return 'Must not be 0';
  const decimals = amount.split('.')[1]?.length ?? 0;
  return decimals <= precision ? null : tooManyDecimals(precision, code);
}
