import type { Side } from '@/entities/targeting';

/** Cycles a place from neither through included and excluded back to neither. */
export const nextSide = (side: Side | null): Side | null => {
  if (side === null) return 'white';
  return side === 'white' ? 'black' : null;
};
