import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Matches `1.2.3.4 - 1.2.3.9`, as in lists of routers and registries. */
const range = /^([\d.]+|[\da-f:.]+)\s*[-–]\s*([\d.]+|[\da-f:.]+)$/i;

/** Splits a range between two addresses into CIDR ranges; null for anything else. */
export function splitRange(text: string): string[] | null {
  const [, from = '', to = ''] = range.exec(text) ?? [];
  const [first, last] = [parseAddress(from), parseAddress(to)];
  if (first === null || last === null || first.kind() !== last.kind()) return null;
  const bits = first.kind() === 'ipv4' ? 32 : 128;
  const end = numberOf(last);
  const found: string[] = [];
  for (let start = numberOf(first); start <= end; ) {
    let length = bits;
    // the largest CIDR range that starts here and doesn't exceed the end
    for (; length > 0; length -= 1) {
      const size = 1n << BigInt(bits - length + 1);
      if (start % size !== 0n || start + size - 1n > end) break;
    }
    found.push(`${addressOf(start, bits)}/${length}`);
    start += 1n << BigInt(bits - length);
  }
  return found.length === 0 ? null : found;
}

/** Parses an address. IPv4 must be dotted decimals, because programs interpret `010.0.0.1` and `127.1` differently. */
export function parseAddress(text: string): Address | null {
  if (text.includes('%')) return null;
  const isV4 = ipaddr.IPv4.isValidFourPartDecimal(text);
  return isV4 || (text.includes(':') && ipaddr.IPv6.isValid(text)) ? ipaddr.parse(text) : null;
}

const numberOf = (address: Address): bigint =>
  address.toByteArray().reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

function addressOf(number: bigint, bits: number): string {
  const bytes = Array.from({ length: bits / 8 }, (_, index) =>
    Number((number >> BigInt(bits - 8 * (index + 1))) & 255n),
  );
  return ipaddr.fromByteArray(bytes).toString();
}

const comment = /#.*$/gm;

/** Prepares a pasted list of addresses: removes comments and converts ranges to CIDR. */
export const normalizeIpList = (text: string): string =>
  text
    .replace(comment, '')
    .split(/([\n\r\t,;]+)/)
    .map((part) => splitRange(part.trim())?.join('\n') ?? part)
    .join('');
