/** The shows of a campaign to a person. */
export interface Seen {
  /** The number of serves whose show may still come. */
  open: number;
  /** The time of the last show, in epoch milliseconds. */
  last: number;
  /** Shows by day in the campaign's time zone. */
  days: Map<string, number>;
}

/** Identifies a person and a campaign. */
export type SeenKey = string;

/** Remembers the shows of campaigns to persons, up to a maximum size. */
export class SeenTable {
  readonly #most: number;
  #recent = new Map<SeenKey, Seen>();
  #older = new Map<SeenKey, Seen>();

  /** @param most after this many entries were used, all entries not used among them are evicted */
  constructor(most: number) {
    this.#most = most;
  }

  find(key: SeenKey): Seen | undefined {
    return this.#recent.get(key) ?? this.#older.get(key);
  }

  /** Finds or creates an entry, and marks it as recently used. */
  meet(key: SeenKey): Seen {
    const seen = this.find(key) ?? { open: 0, last: Number.NEGATIVE_INFINITY, days: new Map() };
    if (this.#recent.size >= this.#most && !this.#recent.has(key)) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, seen);
    return seen;
  }

  /** All entries, each once; drops those without a show since a given time. */
  *entriesSince(moment: number): Generator<[SeenKey, Seen]> {
    const [older, recent] = [this.#older, this.#recent];
    for (const entries of [older, recent])
      for (const [key, seen] of entries) {
        if (seen.last < moment && seen.open === 0) entries.delete(key);
        else if (seen.last >= moment && (entries === recent || !recent.has(key))) yield [key, seen];
      }
  }
}
