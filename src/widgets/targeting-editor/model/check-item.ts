import { countryCodes } from '@preroll/rules/targeting/country-codes';
import { plainIpList } from '@preroll/rules/targeting/ip-ranges';
import { parseListItem, refusalOf } from '@preroll/rules/targeting/list-items';
import { type Dictionary, isClosedList } from '@preroll/rules/targeting/targeting-dictionaries';
import { isId, isVersion } from '@preroll/rules/targeting/targeting-entries';
import type { ListField } from '@preroll/rules/targeting/targeting-fields';
import type { CheckItem, TagChoice } from '@/shared/ui/tags-field';

const lowered = (reason: string) => reason.charAt(0).toLowerCase() + reason.slice(1);

/**
 * Checks an entry of a list by the targeting's rules.
 *
 * @param choices the entries of the list's dictionary, once loaded: a closed list refuses all others
 */
export function checkFor(field: ListField, choices?: readonly TagChoice[]): CheckItem {
  const dictionary = dictionaryOf(field, choices);
  return (text) => {
    const parsed = parseListItem(field, text);
    if ('reason' in parsed) return { problem: lowered(parsed.reason) };
    const isKnown = dictionary?.has(parsed.value) ?? true;
    return isKnown ? { item: parsed.value } : { problem: lowered(refusalOf(field)) };
  };
}

/** How a pasted list is rewritten before it is split; undefined if it is taken as it is. */
export const prepareFor = (field: ListField) => (field === 'ip' ? plainIpList : undefined);

function dictionaryOf(field: ListField, choices: readonly TagChoice[] | undefined): Dictionary<string> | undefined {
  if (!isClosedList(field)) return undefined;
  return field === 'country' ? countryCodes : choices && new Set(choices.map(({ value }) => value));
}

const checkBy =
  (isFine: (text: string) => boolean, problem: string): CheckItem =>
  (text) => {
    const item = text.trim();
    return isFine(item) ? { item } : { problem };
  };

/** The id of a city, a whole number. */
export const checkCity = checkBy((text) => /^[1-9]\d*$/.test(text) && isId(Number(text)), 'not a city ID');

/** `17`, `10.15.7`. */
export const checkVersion = checkBy(isVersion, 'not a version');
