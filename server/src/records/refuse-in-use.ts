import { refused } from '../contract/api-error.ts';

/** Follows the number of records that refer to another: `['campaign uses this feed', 'campaigns use this feed']`. */
export type UsePhrase = readonly [one: string, several: string];

/**
 * Refuses to remove a record that others refer to.
 * @param uses how many records refer to it
 * @param removed the refused action, as a participle
 * @throws ApiError 400 with the number of uses
 */
export function refuseInUse(uses: number, phrase: UsePhrase, removed = 'removed'): void {
  if (uses > 0) throw refused(describeUses(uses, phrase, removed));
}

/** Says why a record with uses stays: `2 campaigns use this feed: it can't be removed`. */
export const describeUses = (uses: number, [one, several]: UsePhrase, removed = 'removed'): string =>
  `${uses} ${uses === 1 ? one : several}: it can't be ${removed}`;
