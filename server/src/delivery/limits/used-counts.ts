/** Shows or micros: what is used, and what open serves may still use. */
export interface Counter {
  used: number;
  reserved: number;
}

/** A counter that a show or money is taken from, and how far it may go. */
export interface Room {
  counter: Counter;
  limit: number | null;
  term: 'total' | 'day' | 'balance';
  /** What the counter adds up: the flight, all that there ever was, or a day. */
  of: 'flight' | 'ever' | (string & {});
  whose: 'campaign' | 'group' | 'owner';
}

/** What was read of a campaign: for its flight (of all time without dates), for all time, and by day of its zone. */
export interface UsedByCampaign {
  cash: number;
  shows: number;
  showsAllTime: number;
  /** Those around the current one. */
  days: readonly { day: string; cash: number; shows: number }[];
}

/** What was read of a group: for its flight (of all time without dates) and by day. */
export interface UsedByGroup {
  cash: number;
  days: readonly { day: string; cash: number }[];
}

const newCounter = (): Counter => ({ used: 0, reserved: 0 });

/** Counters by day. Keeps the latest days only. */
class DayCounters {
  readonly #days = new Map<string, Counter>();

  of(day: string): Counter {
    let counter = this.#days.get(day);
    if (counter === undefined) {
      counter = newCounter();
      this.#days.set(day, counter);
      for (const old of [...this.#days.keys()].toSorted().slice(0, -MOST_DAYS)) if (old !== day) this.#days.delete(old);
    }
    return counter;
  }

  read(days: readonly { day: string; used: number }[]): void {
    for (const counter of this.#days.values()) counter.used = 0;
    for (const { day, used } of days) this.of(day).used = used;
  }
}

/** Yesterday, today and tomorrow are read; a change of the time zone may add one. */
const MOST_DAYS = 5;

/** The counters of a campaign. */
export class CampaignCounts {
  readonly cash = newCounter();
  readonly shows = newCounter();
  readonly showsAllTime = newCounter();
  readonly cashDays = new DayCounters();
  readonly showsDays = new DayCounters();

  read({ cash, shows, showsAllTime, days }: UsedByCampaign): void {
    this.cash.used = cash;
    this.shows.used = shows;
    this.showsAllTime.used = showsAllTime;
    this.cashDays.read(days.map((of) => ({ day: of.day, used: of.cash })));
    this.showsDays.read(days.map((of) => ({ day: of.day, used: of.shows })));
  }
}

/** The counters of a group. */
export class GroupCounts {
  readonly cash = newCounter();
  readonly cashDays = new DayCounters();

  read({ cash, days }: UsedByGroup): void {
    this.cash.used = cash;
    this.cashDays.read(days.map((of) => ({ day: of.day, used: of.cash })));
  }
}

/** What an owner can spend: what was available when it was read, and what was spent since then. */
export class Balance {
  readonly room: Room = { counter: newCounter(), limit: 0, term: 'balance', of: 'ever', whose: 'owner' };

  read(available: number): void {
    this.room.limit = available;
    this.room.counter.used = 0;
  }
}
