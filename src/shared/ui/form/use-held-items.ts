import { useState } from 'react';
import type { HeldItem } from '@/shared/ui/field';

const NOTHING: ReadonlyMap<string, readonly HeldItem[]> = new Map();

/** Keeps what fields could not take in for as long as the form is there. */
export function useHeldItems() {
  const [items, setItems] = useState(NOTHING);
  const hold = (path: string, held: readonly HeldItem[]) =>
    setItems((before) => {
      const others = [...before].filter(([other]) => other !== path);
      return new Map(held.length > 0 ? [...others, [path, held]] : others);
    });
  return { items, hold };
}
