import { nameSome } from '@/shared/lib/format';

const LENGTH = 40;

const shorten = (text: string) => (text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text);

/** `Not a host: a, b, c and 7 more`. Twin: `server/src/targeting/name-some.ts`. */
export function blame(message: string, entries: readonly (string | number)[]): string {
  const names = entries.map(String).filter((entry) => entry !== '');
  return names.length === 0 ? message : `${message}: ${nameSome(names, { nameOf: shorten })}`;
}
