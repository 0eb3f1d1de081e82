import ipaddr from 'ipaddr.js';

/** An address as others write it: IPv4 without its IPv6 prefix; null for what is no address. */
export const plainAddress = (ip: string): string | null => (ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : null);

/** Cuts an address to its /24 or /48 network, which identifies nobody; null for what is no address. */
export function cutAddress(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  const network = address.kind() === 'ipv4' ? 24 : 48;
  const bytes = address.toByteArray().map((byte, index) => (index < network / 8 ? byte : 0));
  return ipaddr.fromByteArray(bytes).toString();
}
