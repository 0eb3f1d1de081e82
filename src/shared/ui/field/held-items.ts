import { createContext } from 'react';

/** What a field could not take in. */
export interface HeldItem {
  text: string;
  problem: string;
}

interface Held {
  /** By the path of the field; fields without any are left out. */
  items: ReadonlyMap<string, readonly HeldItem[]>;
  hold: (path: string, items: readonly HeldItem[]) => void;
}

/**
 * What waits to be corrected, beside the values of the form: a field that is closed, or stands in another section, is
 * not on the page, and would forget it.
 */
export const HeldItems = createContext<Held>({ items: new Map(), hold: () => {} });

/** Why a form isn't sent meanwhile. */
export const heldSentence = ({ length }: readonly HeldItem[]): string =>
  `${length} ${length === 1 ? 'entry is' : 'entries are'} still to be corrected, or left out`;
