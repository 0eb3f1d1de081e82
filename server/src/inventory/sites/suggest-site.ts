import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import type { OutboundClient } from '../../platform/outbound/outbound-client.ts';
import { OutboundError } from '../../platform/outbound/outbound-error.ts';
import { requireDomain } from './save-site.ts';
import { findDomainTwin, findSiteByDomain } from './verification/find-site-by-domain.ts';
import { parseTitle } from './verification/match-proof.ts';

/** In milliseconds; short, because the user waits for the form. */
const TIMEOUT = 5000;

const MAX_NAME_LENGTH = 120;

interface Deps {
  db: Db;
  outbound: OutboundClient;
  /** Whether the user may cause another request for a home page. */
  mayAsk: () => Promise<boolean>;
}

/**
 * Reads the initial values of the form for a new site.
 * @throws ApiError 422 for an invalid domain, or one of a site outside the actor's scope
 */
export async function suggestSite(
  { db, outbound, mayAsk }: Deps,
  actor: Actor,
  address: string,
): Promise<components['schemas']['SiteSuggestion']> {
  const { domain, unicode, resembles } = requireDomain(address);
  const added = await findSiteByDomain(db, actor, domain);
  const url = `https://${domain}/`;
  const isAsked = added === null && (await mayAsk());
  const title = isAsked ? await readHomePage(outbound, url) : null;
  const name = [...(title ?? '')].slice(0, MAX_NAME_LENGTH).join('').trim() || unicode.slice(0, MAX_NAME_LENGTH);
  const facts = { domain, domain_unicode: unicode, domain_resembles: resembles, url };
  return {
    ...facts,
    name,
    is_reachable: isAsked ? title !== null : null,
    added,
    twin: await findDomainTwin(db, actor, domain),
  };
}

/** Reads the page's title; null if the page can't be read. */
async function readHomePage(outbound: OutboundClient, url: string): Promise<string | null> {
  try {
    const { status, headers, body } = await outbound.fetch(url, { timeoutMs: TIMEOUT });
    if (status < 200 || status >= 300) return null;
    return await parseTitle(new TextDecoder(charsetOf(headers['content-type'], body)).decode(body));
  } catch (error) {
    if (error instanceof OutboundError) return null;
    throw error;
  }
}

/** The encoding named in the header or the first bytes of a page; UTF-8 for unknown ones. */
function charsetOf(type: string | undefined, body: Buffer): string {
  const named = /charset=["']?([\w-]{1,40})/i;
  const label = (named.exec(type ?? '') ?? named.exec(body.toString('latin1', 0, 1024)))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'utf-8';
  }
}
