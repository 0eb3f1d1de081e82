const SHOWN = 3;
const number = new Intl.NumberFormat('en-GB');
const LENGTH = 40;

const shorten = (text: string) => (text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text);

/** `Not a host: a, b, c and 7 more`: names as many entries as anybody reads. Twin: `src/entities/targeting/model/blame.ts`. */
export function nameSome(message: string, entries: readonly (string | number)[]): string {
  const names = entries.map(String).filter((entry) => entry !== '');
  if (names.length === 0) return message;
  const shown = names.slice(0, SHOWN).map(shorten).join(', ');
  return `${message}: ${shown}${names.length > SHOWN ? ` and ${number.format(names.length - SHOWN)} more` : ''}`;
}
