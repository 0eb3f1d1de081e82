import {
  countryCodes,
  isClosedList,
  isId,
  isVersion,
  type KnownList,
  type ListField,
  parseListItem,
  refusalOf,
} from '@/entities/targeting';
import type { CheckItem, TagChoice } from '@/shared/ui/tags-field';

const lowered = (reason: string) => reason.charAt(0).toLowerCase() + reason.slice(1);

/**
 * Judges an entry of a list by the targeting's own rules.
 *
 * @param choices of the list, once they were fetched: where they are all there is, others are refused
 */
export function checkFor(field: ListField, choices?: readonly TagChoice[]): CheckItem {
  const known = knownOf(field, choices);
  return (text) => {
    const parsed = parseListItem(field, text);
    if ('reason' in parsed) return { problem: lowered(parsed.reason) };
    const isKnown = known?.has(parsed.value) ?? true;
    return isKnown ? { item: parsed.value } : { problem: lowered(refusalOf(field)) };
  };
}

function knownOf(field: ListField, choices: readonly TagChoice[] | undefined): KnownList | undefined {
  if (!isClosedList(field)) return undefined;
  return field === 'country' ? countryCodes : choices && new Set(choices.map(({ value }) => value));
}

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
