import type { LookupAddress } from 'node:dns';
import { networkInterfaces } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { queryDns } from './query-dns.ts';

/**
 * Resolves a name to all usable addresses, at least one. Stops when the signal aborts.
 * @throws an error with the code of `node:dns`
 */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<LookupAddress[]>;

/** For tests. */
interface Settings {
  /** Replaces the machine's name servers. */
  servers?: readonly string[];
  hasIPv6?: () => boolean;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Milliseconds to wait for IPv6 addresses once the others are known (RFC 8305, section 3). */
const RESOLUTION_DELAY = 50;

const systemWait = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false });

export const createNameResolver =
  ({ servers, hasIPv6 = machineHasIPv6, wait = systemWait }: Settings = {}): ResolveName =>
  (name, signal) =>
    queryDns(
      signal,
      async (resolver) => {
        const asked = [resolver.resolve4(name), resolver.resolve6(name)] as const;
        // some name servers never answer queries for unknown record types (RFC 4074, section 4.1)
        asked[0]
          .then(() => wait(hasIPv6() ? RESOLUTION_DELAY : 0))
          .then(
            () => resolver.cancel(),
            () => {},
          );
        const [older, newer] = await Promise.allSettled(asked);
        const addresses = [...addressesOf(older, 4), ...addressesOf(newer, 6)];
        const reasons = [older, newer].flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
        // a host may lack one type of address, so a server failure for the other is the more relevant error
        if (addresses.length === 0) throw reasons.find(({ code }) => code !== 'ENODATA') ?? reasons[0];
        // excludes unreachable IPv6 addresses, so that a slow IPv4 connection is not given up for one
        return older.status === 'fulfilled' && !hasIPv6() ? addressesOf(older, 4) : addresses;
      },
      servers,
    );

const addressesOf = (answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];

/** Whether this machine has a global IPv6 address, which containers often lack. */
const machineHasIPv6 = () =>
  Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(
      ({ family, internal, address }) =>
        family === 'IPv6' && !internal && ipaddr.parse(address).range() !== 'linkLocal',
    ),
  );
