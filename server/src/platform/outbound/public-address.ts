import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet. Excludes private, loopback, documentation and multicast addresses,
 * and those that embed an IPv4 address (mapped, NAT64, 6to4, Teredo), except mapped public addresses.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // RFC 4291, section 2.4: other prefixes are not assigned to hosts on the internet
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'));
}
