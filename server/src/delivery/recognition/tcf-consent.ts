import { PurposeRestriction, RestrictionType, TCString } from '@iabtechlabtcf/core';

/** "Store and/or access information on a device" of the Transparency and Consent Framework. */
const STORAGE = 1;

/** In characters, of the first segment: a thousand vendors and their restrictions take half of it. */
export const LONGEST_TCF = 4_000;

/** So many consent strings are remembered with what they say: reading one takes longer than a decision. */
const MOST_REMEMBERED = 2_000;

/**
 * Returns a function that says whether a consent string (TCF 2) allows to keep an id in the browser: by purpose 1, and by
 * the vendor if one is given. What is no such string allows nothing.
 *
 * @param vendor the operator's number in the Global Vendor List; undefined if it has none
 */
export function createTcfReader(vendor: number | undefined): (text: string) => boolean {
  const remembered = new Map<string, boolean>();

  return (text) => {
    const [core = ''] = text.split('.');
    if (core.length === 0 || core.length > LONGEST_TCF) return false;
    const known = remembered.get(core);
    if (known !== undefined) return known;
    const allows = allowsStorage(core, vendor);
    const [oldest] = remembered.size >= MOST_REMEMBERED ? remembered.keys() : [];
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(core, allows);
    return allows;
  };
}

function allowsStorage(core: string, vendor: number | undefined): boolean {
  try {
    const { version, purposeConsents, vendorConsents, publisherRestrictions } = TCString.decode(core);
    if (version !== 2 || !purposeConsents.has(STORAGE)) return false;
    if (vendor === undefined) return true;
    const forbidden = new PurposeRestriction(STORAGE, RestrictionType.NOT_ALLOWED);
    return vendorConsents.has(vendor) && !publisherRestrictions.getVendors(forbidden).includes(vendor);
  } catch {
    // whatever the library throws: the text is no consent string
    return false;
  }
}
