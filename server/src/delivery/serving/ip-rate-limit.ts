import ipaddr from 'ipaddr.js';

const MINUTE = 60_000;

/**
 * Returns a function that counts the calls of an address and returns whether they exceed the limit of the current minute.
 * Addresses are forgotten after their minute.
 */
export function createIpRateLimit(most: number): (ip: string, at: Date) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (ip, at) => {
    const current = Math.floor(at.getTime() / MINUTE);
    if (current !== minute) [minute, counts] = [current, new Map()];
    const network = networkOf(ip);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count > most;
  };
}

/** An IPv6 /64 belongs to one connection, which may change its address within it at any time. */
function networkOf(ip: string): string {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}
