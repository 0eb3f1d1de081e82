import type { LookupAddress } from 'node:dns';
import { askDns } from './ask-dns.ts';

/**
 * Resolves a name to all of its addresses, at least one. The question ends with the signal.
 * @throws an error with the code of `node:dns`
 */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<LookupAddress[]>;

/** @param servers others than the machine's; for tests */
export const createNameResolver =
  (servers?: readonly string[]): ResolveName =>
  (name, signal) =>
    askDns(
      signal,
      async (resolver) => {
        const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
        const addresses = answers.flatMap((answer, at) =>
          answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
        );
        const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
        // a host may have one kind of address; a server that fails for the other says more than that it has none
        if (addresses.length === 0) throw reasons.find(({ code }) => code !== 'ENODATA') ?? reasons[0];
        return addresses;
      },
      servers,
    );
