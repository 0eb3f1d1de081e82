import { useState } from 'react';
import type { RejectedItem } from '@/shared/ui/field';

const NONE: ReadonlyMap<string, readonly RejectedItem[]> = new Map();

/** Stores rejected entries of all fields for as long as the form is mounted. */
export function useRejectedItemsStore() {
  const [items, setItems] = useState(NONE);
  const store = (path: string, rejected: readonly RejectedItem[]) =>
    setItems((before) => {
      const others = [...before].filter(([other]) => other !== path);
      return new Map(rejected.length > 0 ? [...others, [path, rejected]] : others);
    });
  return { items, store };
}
