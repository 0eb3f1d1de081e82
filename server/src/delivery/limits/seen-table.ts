/** What a campaign has shown to a person. */
export interface Seen {
  /** Serves whose show may still come. */
  open: number;
  /** When the last show was, in epoch milliseconds. */
  last: number;
  /** Shows by day of the campaign's zone. */
  days: Map<string, number>;
}

/** A person as a campaign sees it. */
export type SeenKey = string;

/** Remembers what campaigns have shown to persons, as far as there is room. */
export class SeenTable {
  readonly #most: number;
  #recent = new Map<SeenKey, Seen>();
  #older = new Map<SeenKey, Seen>();

  /** @param most when so many were met since the last time, those that were not are forgotten */
  constructor(most: number) {
    this.#most = most;
  }

  find(key: SeenKey): Seen | undefined {
    return this.#recent.get(key) ?? this.#older.get(key);
  }

  /** Finds or makes an entry, as one that was just met. */
  meet(key: SeenKey): Seen {
    const seen = this.find(key) ?? { open: 0, last: Number.NEGATIVE_INFINITY, days: new Map() };
    if (this.#recent.size >= this.#most && !this.#recent.has(key)) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, seen);
    return seen;
  }

  /** All entries, each once; those without a show since a moment are forgotten. */
  *entriesSince(moment: number): Generator<[SeenKey, Seen]> {
    const [older, recent] = [this.#older, this.#recent];
    for (const entries of [older, recent])
      for (const [key, seen] of entries) {
        if (seen.last < moment && seen.open === 0) entries.delete(key);
        else if (seen.last >= moment && (entries === recent || !recent.has(key))) yield [key, seen];
      }
  }
}
