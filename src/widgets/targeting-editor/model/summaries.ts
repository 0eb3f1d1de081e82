import { formatNumber } from '@/shared/lib/format';
import { unwrapOpaque } from '@/shared/lib/forms';

const countOf = (wrapped: unknown) => {
  const value = unwrapOpaque(wrapped);
  return Array.isArray(value) ? value.length : 0;
};

/** Summarizes an include and an exclude list: `3 included, 1 excluded`. */
export function sidesSummary(white: unknown, black: unknown): string {
  const [included, excluded] = [countOf(white), countOf(black)];
  if (included + excluded === 0) return 'Any';
  return [included > 0 && `${formatNumber(included)} included`, excluded > 0 && `${formatNumber(excluded)} excluded`]
    .filter(Boolean)
    .join(', ');
}
