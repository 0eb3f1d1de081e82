/**
 * Reads a comma-separated choice from the URL: the known values, in the order of `known`; undefined if there are none.
 * `deleted` is not accepted, because lists never contain deleted records.
 */
export function parseChoices(known: Readonly<Record<string, string>>, text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const chosen = text.split(',');
  const choices = Object.values(known).filter((value) => value !== 'deleted' && chosen.includes(value));
  return choices.join() || undefined;
}
