import { refused } from '../contract/api-error.ts';

/**
 * Refuses to remove a record that others refer to.
 * @param uses how many records refer to it
 * @param phrase follows the number, in the singular and the plural: `['campaign uses this', 'campaigns use this']`
 * @param removed the refused action, as a participle
 * @throws ApiError 400 with the number of uses
 */
export function refuseInUse(uses: number, [one, several]: readonly [string, string], removed = 'removed'): void {
  if (uses > 0) throw refused(`${uses} ${uses === 1 ? one : several}: it can't be ${removed}`);
}
