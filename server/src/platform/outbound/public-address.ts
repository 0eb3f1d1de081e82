import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet. Addresses of private networks, this machine, documentation,
 * multicast, and those that embed an IPv4 address (mapped, NAT64, 6to4, Teredo) don't, unless the embedded one of a
 * mapped address does.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // RFC 4291, section 2.4: other prefixes are not assigned to hosts on the internet
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'));
}
