import type { Side } from '@/entities/targeting';

/** What a key press makes of a place: included, excluded, neither, and so on. */
export const nextSide = (side: Side | null): Side | null => {
  if (side === null) return 'white';
  return side === 'white' ? 'black' : null;
};
