/** Placeholders that players replace: VAST's `[ERRORCODE]`, and other servers' `%%CACHEBUSTER%%`. */
const macros = /(\[[A-Za-z][\w:.-]*\]|%%[A-Za-z]\w*%%)/;

/** Characters that browsers accept in a URL but RFC 3986 does not: a lone %, brackets outside of an IPv6 host, spaces. */
const illegal = /%(?![\dA-Fa-f]{2})|[[\]\s]/g;

/**
 * Escapes a web address so that validators and strict players accept it, apart from its macros. Non-ASCII characters stay,
 * because VAST allows them (XML Schema, anyURI).
 */
export function toUri(address: string): string {
  if (!/[%#[\]\s]/.test(address)) return address;
  const [start = ''] = /^[^:]*:\/\/[^/?#]*/.exec(address) ?? [];
  const rest = address.slice(start.length);
  // the split is by a capture group, so every second part is a macro
  const parts = rest.split(macros).map((part, index) => (index % 2 === 1 ? part : part.replace(illegal, percent)));
  const [page, ...anchor] = parts.join('').split('#');
  return `${start}${page}${anchor.length === 0 ? '' : `#${anchor.join('%23')}`}`;
}

const percent = (character: string) => encodeURIComponent(character);
