import { isLoopbackHost } from '../../platform/http/loopback.ts';

/**
 * Returns a function that checks whether a page belongs to another site: its host is known, and is neither the site's domain
 * or a subdomain nor the server's own. While the server is only reachable locally, local pages count as its own, too.
 */
export function createForeignPageCheck(publicUrl: string): (host: string | null, domain: string) => host is string {
  const own = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  return (host, domain): host is string => {
    if (host === null || host === own || (isLoopbackHost(own) && isLoopbackHost(host))) return false;
    return host !== domain && host !== domain.replace(/^www\./, '') && !host.endsWith(`.${domain}`);
  };
}
