import { isId, isVersion, type ListField, parseListItem } from '@/entities/targeting';
import type { CheckItem } from '@/shared/ui/tags-field';

const lowered = (reason: string) => reason.charAt(0).toLowerCase() + reason.slice(1);

/** Judges an entry of a list by the targeting's own rules. */
export const checkFor =
  (field: ListField): CheckItem =>
  (text) => {
    const parsed = parseListItem(field, text);
    return 'value' in parsed ? { item: parsed.value } : { problem: lowered(parsed.reason) };
  };

const checkBy =
  (isFine: (text: string) => boolean, problem: string): CheckItem =>
  (text) => {
    const item = text.trim();
    return isFine(item) ? { item } : { problem };
  };

/** Ids of cities: whole numbers. */
export const checkCity = checkBy((text) => /^[1-9]\d*$/.test(text) && isId(Number(text)), 'not the id of a city');

/** `17`, `10.15.7`. */
export const checkVersion = checkBy(isVersion, 'not a version');
