import ipaddr from 'ipaddr.js';

/**
 * The shortest form of an IPv4 or IPv6 address, or of a CIDR range, which starts with its first address; null for
 * anything else. IPv4 must be dotted decimals: programs read `010.0.0.1` and `127.1` in different ways.
 */
export function canonicalIp(text: string): string | null {
  const [address = '', length, ...rest] = text.split('/');
  if (rest.length > 0 || address.includes('%')) return null;
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !(address.includes(':') && ipaddr.IPv6.isValid(address)))
    return null;
  const parsed = ipaddr.parse(address);
  const mapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && isIPv4Range(length);
  const bits = parsed instanceof ipaddr.IPv6 ? 128 : 32;
  const prefix = readPrefix(length, bits);
  if (prefix === null) return null;
  return mapped ? write(parsed.toIPv4Address(), prefix - 96, 32) : write(parsed, prefix, bits);
}

/** A range of IPv4-mapped IPv6 addresses is an IPv4 range only if it contains no other addresses. */
const isIPv4Range = (length: string | undefined) => length === undefined || Number(length) >= 96;

function readPrefix(length: string | undefined, bits: number): number | null {
  if (length === undefined) return bits;
  const prefix = /^\d{1,3}$/.test(length) ? Number(length) : bits + 1;
  return prefix <= bits ? prefix : null;
}

function write(address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number, bits: number): string {
  if (prefix === bits) return address.toString();
  return `${first(address, prefix)}/${prefix}`;
}

const first = (address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number): string => {
  const range = `${address.toString()}/${prefix}`;
  const kind = address instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return kind.networkAddressFromCIDR(range).toString();
};
