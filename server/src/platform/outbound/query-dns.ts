import { Resolver } from 'node:dns/promises';

/** The query is repeated after a second, because packets can be lost; the answer is accepted for another two seconds. */
const RETRIES = { timeout: 1_000, tries: 2 };

/**
 * Queries the machine's configured name servers. Unlike `dns.lookup`, this occupies no thread of the pool that files and
 * hashes use, and can be aborted. Hosts files are not read, because they name hosts inside a network.
 * @param servers replaces the machine's name servers; for tests
 * @throws the signal's reason, or an error with the code of `node:dns`
 */
export async function queryDns<Answer>(
  signal: AbortSignal,
  run: (resolver: Resolver) => Promise<Answer>,
  servers?: readonly string[],
): Promise<Answer> {
  signal.throwIfAborted();
  const resolver = new Resolver(RETRIES);
  if (servers !== undefined) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  try {
    return await run(resolver);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
