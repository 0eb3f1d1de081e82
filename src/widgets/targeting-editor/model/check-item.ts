import { countryCodes } from '@preroll/rules/targeting/country-codes';
import { normalizeIpList } from '@preroll/rules/targeting/ip-ranges';
import { parseListItem, refusalOf } from '@preroll/rules/targeting/list-items';
import { type Dictionary, isClosedList } from '@preroll/rules/targeting/targeting-dictionaries';
import { isId, isVersion } from '@preroll/rules/targeting/targeting-entries';
import type { ListField } from '@preroll/rules/targeting/targeting-fields';
import type { CheckItem, TagChoice } from '@/shared/ui/tags-field';

const lowered = (reason: string) => reason.charAt(0).toLowerCase() + reason.slice(1);

/**
 * Returns the check for entries of a list, by the rules of targeting.
 *
 * @param choices the list's dictionary once it is loaded; closed lists then refuse all other entries
 */
export function createItemCheck(field: ListField, choices?: readonly TagChoice[]): CheckItem {
  const dictionary = dictionaryOf(field, choices);
  return (text) => {
    const parsed = parseListItem(field, text);
    if ('reason' in parsed) return { problem: lowered(parsed.reason) };
    const isKnown = dictionary?.has(parsed.value) ?? true;
    return isKnown ? { item: parsed.value } : { problem: lowered(refusalOf(field)) };
  };
}

/** A rewriting of pasted text before it is split into entries; undefined if none is needed. */
export const pasteTransformFor = (field: ListField) => (field === 'ip' ? normalizeIpList : undefined);

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

/** Accepts the id of a city, a positive integer. */
export const checkCity = checkBy((text) => /^[1-9]\d*$/.test(text) && isId(Number(text)), 'not a city ID');

/** Accepts versions such as `17` or `10.15.7`. */
export const checkVersion = checkBy(isVersion, 'not a version');
