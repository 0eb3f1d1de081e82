const recordKinds = ['campaign', 'group', 'user', 'site', 'placement', 'format', 'script'] as const;

type RecordKind = (typeof recordKinds)[number];

/** The changes since the last call of `take`. */
export interface Changes {
  ids: Record<RecordKind, number[]>;
  /** Whether rates, or feeds and resolutions, have changed. */
  rates: boolean;
  dictionaries: boolean;
}

/** Collects the messages of the channel `delivery` (`delivery-changes.sql`); a record with several messages is read once. */
export class ChangedRecords {
  #messages = new Set<string>();

  get isEmpty(): boolean {
    return this.#messages.size === 0;
  }

  add(message: string): void {
    this.#messages.add(message);
  }

  /** Puts back messages whose records could not be read. */
  addAll(messages: Iterable<string>): void {
    for (const message of messages) this.#messages.add(message);
  }

  take(): { messages: ReadonlySet<string>; changes: Changes } {
    const messages = this.#messages;
    this.#messages = new Set();
    const idsOf = (kind: RecordKind) =>
      [...messages].filter((message) => message.startsWith(`${kind}:`)).map((message) => Number(message.split(':')[1]));
    return {
      messages,
      changes: {
        ids: Object.fromEntries(recordKinds.map((kind) => [kind, idsOf(kind)])) as Changes['ids'],
        rates: messages.has('rates'),
        dictionaries: messages.has('dictionaries'),
      },
    };
  }
}
