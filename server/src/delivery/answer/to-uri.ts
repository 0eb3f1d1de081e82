/** Placeholders that players replace: VAST's `[ERRORCODE]`, and `%%CACHEBUSTER%%` of other servers. */
const macros = /(\[[A-Za-z][\w:.-]*\]|%%[A-Za-z]\w*%%)/;

/** What browsers accept in an address and RFC 3986 does not: a % of its own, brackets outside of an IPv6 host, spaces. */
const illegal = /%(?![\dA-Fa-f]{2})|[[\]\s]/g;

/**
 * Writes a web address such that validators and strict players accept it, apart from its macros. Characters beyond ASCII
 * stay: VAST's addresses may have them (XML Schema, anyURI).
 */
export function toUri(address: string): string {
  if (!/[%#[\]\s]/.test(address)) return address;
  const [start = ''] = /^[^:]*:\/\/[^/?#]*/.exec(address) ?? [];
  const rest = address.slice(start.length);
  // split by a group: every second part is a macro
  const parts = rest.split(macros).map((part, index) => (index % 2 === 1 ? part : part.replace(illegal, percent)));
  const [page, ...anchor] = parts.join('').split('#');
  return `${start}${page}${anchor.length === 0 ? '' : `#${anchor.join('%23')}`}`;
}

const percent = (character: string) => encodeURIComponent(character);
