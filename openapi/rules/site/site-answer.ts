/** The codes of checks that got no answer to read. */
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
 * Whether a check of a site could read what it asked for. If not, it says nothing about the size of the answer, what
 * stands there, or ads.txt.
 * @param code a `SiteAnswerCode`
 */
export const wasRead = (code: string): boolean => !unread.has(code);
