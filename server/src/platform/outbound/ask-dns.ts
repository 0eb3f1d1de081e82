import { Resolver } from 'node:dns/promises';

/**
 * The name server is asked again after a second, because the network loses questions, and the answer counts until two
 * more have passed.
 */
const RETRIES = { timeout: 1_000, tries: 2 };

/**
 * Asks the name servers that the machine is set up with. The questions hold no thread that files and hashes wait for, as
 * those of `dns.lookup` do, and end with the signal. Files of hosts aren't read: they name what is inside a network.
 * @param servers others than the machine's; for tests
 * @throws the signal's reason, or an error with the code of `node:dns`
 */
export async function askDns<Answer>(
  signal: AbortSignal,
  ask: (resolver: Resolver) => Promise<Answer>,
  servers?: readonly string[],
): Promise<Answer> {
  signal.throwIfAborted();
  const resolver = new Resolver(RETRIES);
  if (servers !== undefined) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  try {
    return await ask(resolver);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
