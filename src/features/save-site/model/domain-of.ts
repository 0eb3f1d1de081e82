/**
 * Returns the domain of a typed address in punycode: `HTTPS://Пример.рф./path` has `xn--e1afmkfd.xn--p1ai`; null for a text
 * that is no address.
 */
export function domainOf(address: string): string | null {
  const typed = address.trim();
  const url = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : null;
}
