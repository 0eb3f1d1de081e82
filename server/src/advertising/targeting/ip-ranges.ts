import ipaddr from 'ipaddr.js';

/** An address as an integer: a number for the 32 bits of IPv4, a bigint for the 128 bits of IPv6. */
type Bits = number | bigint;

const ipv4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** Most addresses are plain IPv4, and an estimate parses thousands of them, so these bypass the slower library. */
function toBits(text: string): Bits | null {
  const match = ipv4.exec(text);
  if (match !== null) return ofBytes(match.slice(1).map(Number));
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  const bytes = address.toByteArray();
  return address.kind() === 'ipv4' ? ofBytes(bytes) : bytes.reduce((bits, byte) => (bits << 8n) | BigInt(byte), 0n);
}

const ofBytes = (bytes: number[]) => bytes.reduce((bits, byte) => bits * 256 + byte, 0);

/** The prefix shared by the addresses of a range. */
const startOf = (bits: Bits, prefix: number): Bits =>
  typeof bits === 'number' ? Math.floor(bits / 2 ** (32 - prefix)) : bits >> BigInt(128 - prefix);

/** An address with the prefixes of its ranges by length, each computed once. */
export interface PreparedAddress {
  kind: 'number' | 'bigint';
  start(prefix: number): Bits;
}

/** Prepares an address for many lists of ranges; null for an invalid address. */
export function prepareAddress(text: string): PreparedAddress | null {
  const bits = toBits(text);
  if (bits === null) return null;
  const starts: Bits[] = [];
  return {
    kind: typeof bits === 'number' ? 'number' : 'bigint',
    start(prefix) {
      const start = starts[prefix] ?? startOf(bits, prefix);
      starts[prefix] = start;
      return start;
    },
  };
}

/**
 * Compiles addresses and ranges for fast lookup: each check costs one lookup per prefix length, regardless of the number of
 * ranges.
 */
export function compileRanges(entries: readonly string[]): (address: PreparedAddress) => boolean {
  const starts = { number: new Map<number, Set<Bits>>(), bigint: new Map<number, Set<Bits>>() };
  for (const entry of entries) {
    const [text = '', length] = entry.split('/');
    const bits = toBits(text);
    if (bits === null) continue;
    const kind = typeof bits === 'number' ? 'number' : 'bigint';
    const prefix = length === undefined ? (kind === 'number' ? 32 : 128) : Number(length);
    const ranges = starts[kind].get(prefix) ?? new Set();
    starts[kind].set(prefix, ranges.add(startOf(bits, prefix)));
  }
  const byLength = { number: Array.from(starts.number), bigint: Array.from(starts.bigint) };
  return ({ kind, start }) => byLength[kind].some(([prefix, set]) => set.has(start(prefix)));
}
