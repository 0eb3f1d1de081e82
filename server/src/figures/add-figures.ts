import type { components } from '../contract/generated/contract.d.ts';

export type Figures = components['schemas']['Figures'];

export const noFigures: Figures = { impressions: 0, shows: 0, clicks: 0, spend: 0 };

/** Adds up figures. Money is kept to four decimals, as it is stored, so that binary fractions do not add up. */
export function addFigures(list: readonly Figures[]): Figures {
  const total = (name: keyof Figures) => list.reduce((sum, figures) => sum + figures[name], 0);
  return {
    impressions: total('impressions'),
    shows: total('shows'),
    clicks: total('clicks'),
    spend: Math.round(total('spend') * 10_000) / 10_000,
  };
}
