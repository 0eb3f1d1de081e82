export interface IssuedServe {
  serve: string;
  placement: number;
  /** The URLs of its events by kind, and the advert's link as `landing`. */
  addresses: ReadonlyMap<string, string>;
}

/** Parses a VAST 4.2 document; null if it contains no advert. */
export function readDocument(document: string, placement: number): IssuedServe | null {
  const [, serve] = /<AdServingId>(?:<!\[CDATA\[)?([\w-]+)/.exec(document) ?? [];
  if (serve === undefined) return null;
  const events = document.matchAll(/https?:[^\]<\s]*\/e\/[^/]+\/(\w+)\/[\w-]+/g);
  const addresses = new Map(Array.from(events, ([url, kind = '']) => [kind, url]));
  const [link] = /https?:[^\]<\s]*\/c\/[^/]+\/[\w-]+/.exec(document) ?? [];
  if (link !== undefined) addresses.set('landing', link);
  return { serve, placement, addresses };
}

/** Makes invalid URLs by changing parts of a valid one. */
export function forgeUrls(addresses: ReadonlyMap<string, string>): string[] {
  const [impression = '', complete = ''] = [addresses.get('impression'), addresses.get('quartile100')];
  const [before = '', tag = ''] = split(impression);
  const [, tagOfComplete = ''] = split(complete);
  const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  const sealedAt = impression.indexOf('/e/') + '/e/'.length;
  return [
    `${before}/${flip(tag, 3)}`,
    // the tag of another event
    `${before}/${tagOfComplete}`,
    `${before}/${tag.slice(0, -1)}`,
    impression.replace('/impression/', '/click/'),
    impression.replace('/impression/', '/serve/'),
    // another serve
    flip(impression, sealedAt + 40),
  ];
}

function split(address: string): [string, string] {
  const at = address.lastIndexOf('/');
  return [address.slice(0, at), address.slice(at + 1)];
}
