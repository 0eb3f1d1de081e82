/**
 * Returns the domain of a typed address in punycode; null if the text is not an address. `HTTPS://Пример.рф./path`
 * gives `xn--e1afmkfd.xn--p1ai`.
 */
export function domainOf(address: string): string | null {
  const typed = address.trim();
  const url = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : null;
}
