/**
 * Escapes invalid percent signs in a path, as in `/campaigns/%ff` or `/campaigns/%zz`. The router would refuse such a
 * path before any hook runs: without authorisation, security headers or our error body. After the repair it is just an
 * unknown id.
 */
export function repairEscapes(url: string): string {
  if (!url.includes('%')) return url;
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
