import { formatNumber } from '@/shared/lib/format';
import { inWhole } from '@/shared/lib/forms';

const countOf = (kept: unknown) => {
  const value = inWhole(kept);
  return Array.isArray(value) ? value.length : 0;
};

/** `3 included, 1 excluded` of two lists as the form keeps them. */
export function sidesSummary(white: unknown, black: unknown): string {
  const [included, excluded] = [countOf(white), countOf(black)];
  if (included + excluded === 0) return 'Any';
  return [included > 0 && `${formatNumber(included)} included`, excluded > 0 && `${formatNumber(excluded)} excluded`]
    .filter(Boolean)
    .join(', ');
}
