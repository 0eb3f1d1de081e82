import { queryDns } from '../../../platform/outbound/query-dns.ts';

type Answer = { code: null; records: string[] } | { code: 'no_record' | 'unresolved' | 'timeout' | 'dns_failed' };

/** Reads the TXT records of a name. */
export type ResolveTxt = (name: string, timeoutMs: number) => Promise<Answer>;

/** Reads them with the DNS servers configured on this machine. */
export const resolveTxt: ResolveTxt = async (name, timeoutMs) => {
  try {
    const records = await queryDns(AbortSignal.timeout(timeoutMs), (resolver) => resolver.resolveTxt(name));
    return { code: null, records: records.map((parts) => parts.join('')) };
  } catch (error) {
    return { code: codeOf(String((error as { code?: unknown }).code)) };
  }
};

function codeOf(code: string) {
  if (code === 'ENODATA') return 'no_record';
  if (code === 'ENOTFOUND') return 'unresolved';
  return code === 'ETIMEOUT' || code === 'ECANCELLED' ? 'timeout' : 'dns_failed';
}
