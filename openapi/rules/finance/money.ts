import Big, { type RoundingMode } from 'big.js';
import { amountForm, tooManyDecimals } from './amount-texts.ts';

/** Halves go to the even neighbour, so that many roundings do not add up in one direction. */
const HALF_EVEN: RoundingMode = 2;

/** A currency with its decimal places. */
export interface CurrencyUnit {
  code: string;
  precision: number;
}

/** An exact amount of money. Amounts of different currencies do not mix. */
export class Money {
  readonly currency: CurrencyUnit;
  readonly #value: Big;

  private constructor(value: Big, currency: CurrencyUnit) {
    this.#value = value;
    this.currency = currency;
  }

  /**
   * @param amount decimal text as in the contract
   * @throws for anything else
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

  /** Below, equal to or above the other: -1, 0 or 1. */
  compare(other: Money): -1 | 0 | 1 {
    return this.#value.cmp(this.#same(other));
  }

  /** -1, 0 or 1. */
  get sign(): -1 | 0 | 1 {
    return this.#value.cmp(0);
  }

  /** To the currency's decimal places, half even. */
  rounded(): Money {
    return new Money(this.#value.round(this.currency.precision, HALF_EVEN), this.currency);
  }

  /**
   * Splits off a percentage, rounded half even. What rounding leaves over is in the rest, so that both add up to the
   * whole: the rest is the platform's.
   */
  share(percent: string): { part: Money; rest: Money } {
    const part = new Money(this.#value.times(percent).div(100), this.currency).rounded();
    return { part, rest: this.minus(part) };
  }

  /** Divides an amount that contains VAT into what it is without VAT, rounded half even, and the VAT. */
  withoutVat(percent: string): { amount: Money; vat: Money } {
    const amount = new Money(this.#value.times(100).div(new Big(percent).plus(100)), this.currency).rounded();
    return { amount, vat: this.minus(amount) };
  }

  /** How many times the other amount fits, rounded down. */
  dividedBy(other: Money): number {
    return this.#value.div(this.#same(other)).round(0, 0).toNumber();
  }

  /** Decimal text with at least the currency's decimal places, and more only where they are not 0. */
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

/** Checks an amount that somebody entered: the message, or null. The contract has refused what is no decimal number. */
export function refuseAmount(amount: string, { code, precision }: CurrencyUnit): string | null {
  if (!/^-?\d{1,12}(\.\d+)?$/.test(amount)) return amountForm;
  if (new Big(amount).eq(0)) return 'Must not be 0';
  const decimals = amount.split('.')[1]?.length ?? 0;
  return decimals <= precision ? null : tooManyDecimals(precision, code);
}
