/** The codes of checks without a readable response. */
const unread: ReadonlySet<string> = new Set([
  'unresolved',
  'dns_failed',
  'unreachable',
  'timeout',
  'tls',
  'private_address',
  'not_https',
  'too_many_redirects',
  'too_large',
]);

/**
 * Whether a check of a site got a readable response. If not, its result says nothing about the size, the content or
 * ads.txt.
 * @param code a `SiteAnswerCode`
 */
export const isReadable = (code: string): boolean => !unread.has(code);
