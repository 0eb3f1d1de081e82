import { Resolver } from 'node:dns/promises';

type Answer = { code: null; records: string[] } | { code: 'no_record' | 'unresolved' | 'timeout' | 'dns_failed' };

/** Reads the TXT records of a name. */
export type ReadTxt = (name: string, timeoutMs: number) => Promise<Answer>;

/** Reads them from the DNS that the server's machine uses. */
export const readTxt: ReadTxt = async (name, timeoutMs) => {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  // the resolver asks several servers in turn, each within its time
  const timer = setTimeout(() => resolver.cancel(), timeoutMs);
  try {
    const records = await resolver.resolveTxt(name);
    return { code: null, records: records.map((parts) => parts.join('')) };
  } catch (error) {
    return { code: codeOf(String((error as { code?: unknown }).code)) };
  } finally {
    clearTimeout(timer);
  }
};

function codeOf(code: string) {
  if (code === 'ENODATA') return 'no_record';
  if (code === 'ENOTFOUND') return 'unresolved';
  return code === 'ETIMEOUT' || code === 'ECANCELLED' ? 'timeout' : 'dns_failed';
}
