import type { Side } from '@/entities/targeting';

/** Cycles a place through included, excluded and neither. */
export const nextSide = (side: Side | null): Side | null => {
  if (side === null) return 'white';
  return side === 'white' ? 'black' : null;
};
