/**
 * Escapes the percent signs of a path that begin no valid escape, as in `/campaigns/%ff` or `/campaigns/%zz`. The router
 * would refuse such a path before any hook has run: without authorization, security headers or our error body. Repaired,
 * it is an id that nobody has.
 */
export function repairEscapes(url: string): string {
  const [path = '', ...query] = url.split('?');
  return [path.replaceAll(/(?:%[\da-f]{2})+|%/gi, repaired), ...query].join('?');
}

function repaired(escapes: string): string {
  try {
    decodeURIComponent(escapes);
    return escapes;
  } catch {
    return escapes.replaceAll('%', '%25');
  }
}
