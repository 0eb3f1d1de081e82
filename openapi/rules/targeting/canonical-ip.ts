import ipaddr from 'ipaddr.js';
import { parseAddress, splitRange } from './ip-ranges.ts';

/**
 * The shortest form of an IPv4 or IPv6 address, or of a CIDR range, which starts with its first address; null for
 * anything else. Ranges may be given with a netmask, with trailing asterisks, or as two addresses if they are a single
 * CIDR range. A comment after `#` is ignored.
 */
export function canonicalIp(text: string): string | null {
  const plain = text.replace(/#.*$/s, '').trim();
  const ranges = splitRange(plain);
  if (ranges !== null && ranges.length > 1) return null;
  const cidr = ranges?.[0] ?? withoutStars(plain);
  // spaces around the slash, or before a netmask instead of a slash
  const [host = '', length, ...rest] = cidr.split(/\s*\/\s*|\s+/);
  const parsed = parseAddress(host.replace(/^\[(.*)\]$/, '$1'));
  if (rest.length > 0 || parsed === null) return null;
  const mapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && isIPv4Range(length);
  const bits = parsed instanceof ipaddr.IPv6 ? 128 : 32;
  const prefix = readPrefix(length, bits);
  if (prefix === null) return null;
  return mapped ? write(parsed.toIPv4Address(), prefix - 96, 32) : write(parsed, prefix, bits);
}

/** A range of IPv4-mapped IPv6 addresses is only an IPv4 range if it contains no other addresses. */
const isIPv4Range = (length: string | undefined) => length === undefined || Number(length) >= 96;

/** Converts `10.1.*.*` to `10.1.0.0/16`. */
function withoutStars(text: string): string {
  const [, kept = ''] = /^((?:\d{1,3}\.){1,3})\*(?:\.\*)*$/.exec(text) ?? [];
  const numbers = kept.split('.').slice(0, -1);
  const isWhole = numbers.length > 0 && text.split('.').length === 4;
  return isWhole ? `${[...numbers, 0, 0, 0].slice(0, 4).join('.')}/${numbers.length * 8}` : text;
}

function readPrefix(length: string | undefined, bits: number): number | null {
  if (length === undefined) return bits;
  if (bits === 32 && ipaddr.IPv4.isValidFourPartDecimal(length))
    return ipaddr.IPv4.parse(length).prefixLengthFromSubnetMask();
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
