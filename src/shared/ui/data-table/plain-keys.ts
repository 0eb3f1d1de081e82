const isPlain = /^(?!.*\d{16})[a-z0-9 ]*$/i;

/**
 * Sort keys for which `<` gives the order of `compareValues`: lower-cased, with zero-padded numbers. Undefined unless
 * all texts consist of letters, digits and spaces.
 */
export function plainKeys(values: readonly unknown[]): readonly string[] | undefined {
  const keys: string[] = [];
  for (const value of values) {
    if (typeof value !== 'string' || !isPlain.test(value)) return undefined;
    keys.push(value.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(15, '0')));
  }
  return keys;
}
