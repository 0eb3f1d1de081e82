import { isLoopbackHost } from '../../platform/http/loopback.ts';

/**
 * Returns a function that says whether a page is of another site: its host is known, and neither the site's domain, nor
 * below it, nor the server's own. While only this machine reaches the server, pages of this machine are its own, too.
 */
export function createForeignPageCheck(publicUrl: string): (host: string | null, domain: string) => host is string {
  const own = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  return (host, domain): host is string => {
    if (host === null || host === own || (isLoopbackHost(own) && isLoopbackHost(host))) return false;
    return host !== domain && host !== domain.replace(/^www\./, '') && !host.endsWith(`.${domain}`);
  };
}
