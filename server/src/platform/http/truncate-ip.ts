import ipaddr from 'ipaddr.js';

/** Normalizes an address: IPv4 without an IPv6 prefix; null for an invalid address. */
export const normalizeIp = (ip: string): string | null => (ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : null);

/** Truncates an address to its /24 or /48 network, which identifies nobody; null for an invalid address. */
export function truncateIp(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  const network = address.kind() === 'ipv4' ? 24 : 48;
  const bytes = address.toByteArray().map((byte, index) => (index < network / 8 ? byte : 0));
  return ipaddr.fromByteArray(bytes).toString();
}
