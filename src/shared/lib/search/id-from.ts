/** Reads an id, or another integer of at least `least`, from the URL; undefined for anything else. */
export const idFrom = (least: number, value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least ? value : undefined;
