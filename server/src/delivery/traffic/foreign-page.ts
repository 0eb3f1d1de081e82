import ipaddr from 'ipaddr.js';

/** Whether a host is this machine's: such pages are seen by nobody else. */
const isLocal = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

/**
 * Returns a function that says whether a page is of another site: its host is known, and neither the site's domain, nor
 * below it, nor the server's own. While only this machine reaches the server, pages of this machine are its own, too.
 */
export function createForeignPageCheck(publicUrl: string): (host: string | null, domain: string) => host is string {
  const own = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  return (host, domain): host is string => {
    if (host === null || host === own || (isLocal(own) && isLocal(host))) return false;
    return host !== domain && host !== domain.replace(/^www\./, '') && !host.endsWith(`.${domain}`);
  };
}
