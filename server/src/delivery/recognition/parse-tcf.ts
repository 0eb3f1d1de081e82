/** "Store and/or access information on a device", the first purpose of the framework. */
const STORAGE_PURPOSE = 1;
/** Positions and lengths in bits, of the core segment (IAB Tech Lab, Consent string format v2). */
const PURPOSES = { at: 152, length: 24 };
const VENDORS_OFFSET = 213;
const VENDOR_ID_BITS = 16;
const COUNT_BITS = 12;

/** In characters: a thousand vendors and their restrictions take half of it. */
export const MAX_TCF_LENGTH = 4_000;

/** Whether a consent string allows keeping an id in the browser. */
export type Consent = 'given' | 'refused';

/**
 * Reads a consent string (TCF 2): purpose 1 and, if a vendor is given, that vendor's consent and whether the publisher
 * forbids it the purpose. The framework's own library creates an entry for each vendor in a range, so that a crafted string
 * blocks it for seconds; here a range is two numbers.
 *
 * @param vendor the operator's number in the Global Vendor List; undefined if it has none
 * @returns null for anything else
 */
export function parseTcf(text: string, vendor: number | undefined): Consent | null {
  const [core = ''] = text.split('.');
  if (core.length > MAX_TCF_LENGTH || !/^C[\w-]+$/.test(core)) return null;
  try {
    const bits = new Bits(Buffer.from(core, 'base64url'));
    bits.skipTo(PURPOSES.at);
    const purposes = bits.take(PURPOSES.length);
    bits.skipTo(VENDORS_OFFSET);
    const hasConsent = bits.hasVendor(vendor);
    bits.hasVendor(undefined);
    const isForbidden = bits.isForbidden(vendor);
    const allowsPurpose = (purposes >> (PURPOSES.length - STORAGE_PURPOSE)) % 2 === 1;
    return allowsPurpose && (vendor === undefined || (hasConsent && !isForbidden)) ? 'given' : 'refused';
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

class Bits {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  skipTo(bit: number): void {
    if (bit > this.#bytes.length * 8) throw new RangeError('The string has ended');
    this.#at = bit;
  }

  /** @throws RangeError beyond the end */
  take(length: number): number {
    const end = this.#at + length;
    const from = this.#at;
    this.skipTo(end);
    let value = 0;
    for (let bit = from; bit < end; bit += 1)
      value = value * 2 + ((this.#bytes.readUInt8(bit >> 3) >> (7 - (bit % 8))) & 1);
    return value;
  }

  /** Reads a vendor section, which has a bit for each vendor, or ranges. */
  hasVendor(vendor = 0): boolean {
    const most = this.take(VENDOR_ID_BITS);
    if (this.take(1) === 1) return this.#isInRanges(vendor);
    const end = this.#at + most;
    let isFound = false;
    if (vendor > 0 && vendor <= most) {
      this.skipTo(this.#at + vendor - 1);
      isFound = this.take(1) === 1;
    }
    this.skipTo(end);
    return isFound;
  }

  /** Reads the publisher's restrictions: whether one forbids the vendor the purpose. */
  isForbidden(vendor = 0): boolean {
    let isForbidden = false;
    for (let left = this.take(COUNT_BITS); left > 0; left -= 1) {
      const purpose = this.take(6);
      const isFlatly = this.take(2) === 0;
      if (this.#isInRanges(vendor) && purpose === STORAGE_PURPOSE && isFlatly) isForbidden = true;
    }
    return isForbidden;
  }

  #isInRanges(vendor: number): boolean {
    let isFound = false;
    for (let left = this.take(COUNT_BITS); left > 0; left -= 1) {
      const isRange = this.take(1) === 1;
      const first = this.take(VENDOR_ID_BITS);
      const last = isRange ? this.take(VENDOR_ID_BITS) : first;
      if (first <= vendor && vendor <= last) isFound = true;
    }
    return isFound;
  }
}
