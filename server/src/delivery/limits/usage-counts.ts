/** Shows or micros: the used amount, and the amount that open serves may still use. */
export interface Counter {
  used: number;
  reserved: number;
}

/** A counter with its limit. */
export interface CounterLimit {
  counter: Counter;
  limit: number | null;
  term: 'total' | 'day' | 'balance';
  /** The scope of the counter: the flight, all time, or a day. */
  of: 'flight' | 'ever' | (string & {});
  whose: 'campaign' | 'group' | 'owner';
}

/** A campaign's usage: for its flight (all time without dates), for all time, and by day in its time zone. */
export interface CampaignUsage {
  cash: number;
  shows: number;
  showsAllTime: number;
  /** The days around the current one. */
  days: readonly { day: string; cash: number; shows: number }[];
}

/** A group's usage: for its flight (all time without dates) and by day. */
export interface GroupUsage {
  cash: number;
  days: readonly { day: string; cash: number }[];
}

const newCounter = (): Counter => ({ used: 0, reserved: 0 });

/** Counters by day. Keeps only the latest days. */
class DayCounters {
  readonly #days = new Map<string, Counter>();

  of(day: string): Counter {
    let counter = this.#days.get(day);
    if (counter === undefined) {
      counter = newCounter();
      this.#days.set(day, counter);
      for (const old of [...this.#days.keys()].toSorted().slice(0, -MAX_DAYS)) if (old !== day) this.#days.delete(old);
    }
    return counter;
  }

  read(days: readonly { day: string; used: number }[]): void {
    for (const counter of this.#days.values()) counter.used = 0;
    for (const { day, used } of days) this.of(day).used = used;
  }
}

/** Yesterday, today and tomorrow are read; a change of the time zone may add one. */
const MAX_DAYS = 5;

export class CampaignCounts {
  readonly cash = newCounter();
  readonly shows = newCounter();
  readonly showsAllTime = newCounter();
  readonly cashDays = new DayCounters();
  readonly showsDays = new DayCounters();

  read({ cash, shows, showsAllTime, days }: CampaignUsage): void {
    this.cash.used = cash;
    this.shows.used = shows;
    this.showsAllTime.used = showsAllTime;
    this.cashDays.read(days.map((of) => ({ day: of.day, used: of.cash })));
    this.showsDays.read(days.map((of) => ({ day: of.day, used: of.shows })));
  }
}

export class GroupCounts {
  readonly cash = newCounter();
  readonly cashDays = new DayCounters();

  read({ cash, days }: GroupUsage): void {
    this.cash.used = cash;
    this.cashDays.read(days.map((of) => ({ day: of.day, used: of.cash })));
  }
}

/** What an owner can spend: the balance when it was read, and the spend since then. */
export class Balance {
  readonly counterLimit: CounterLimit = {
    counter: newCounter(),
    limit: 0,
    term: 'balance',
    of: 'ever',
    whose: 'owner',
  };

  read(available: number): void {
    this.counterLimit.limit = available;
    this.counterLimit.counter.used = 0;
  }
}
