import { createContext } from 'react';

export interface RejectedItem {
  text: string;
  problem: string;
}

interface RejectedItemsStore {
  /** By field path; fields without rejected entries are absent. */
  items: ReadonlyMap<string, readonly RejectedItem[]>;
  store: (path: string, items: readonly RejectedItem[]) => void;
}

/**
 * Entries waiting for correction. Stored in the form instead of the field, because a field in a closed section is
 * unmounted and would lose them.
 */
export const RejectedItems = createContext<RejectedItemsStore>({ items: new Map(), store: () => {} });

/** The error that blocks submitting until the entries are corrected or removed. */
export const rejectedItemsMessage = ({ length }: readonly RejectedItem[]): string =>
  `${length} ${length === 1 ? 'entry is' : 'entries are'} still to be corrected, or left out`;
