const isPlain = /^(?!.*\d{16})[a-z0-9 ]*$/i;

/**
 * Texts that `<` orders as `compareValues` orders the given ones, without looking at them again for every pair: in
 * lower case, numbers filled up with zeros. Undefined unless all of them are letters, digits and spaces.
 */
export function plainKeys(values: readonly unknown[]): readonly string[] | undefined {
  const keys: string[] = [];
  for (const value of values) {
    if (typeof value !== 'string' || !isPlain.test(value)) return undefined;
    keys.push(value.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(15, '0')));
  }
  return keys;
}
