import fc from 'fast-check';

/** What clients send by mistake, and attackers on purpose. */
const nasty: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  // below what is stored: rounded, they would be 0
  1e-9,
  -1e-9,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  '',
  ' ',
  '1',
  'x'.repeat(3000),
  '\0',
  '\ud800',
  "'; drop table users; --",
  'javascript:alert(1)',
  '9999-99-99',
  [],
  [[]],
  [null],
  {},
  { value: null },
  { constructor: 1 },
  JSON.parse('{"__proto__": {"is_admin": true}}'),
];

type Change = (value: unknown) => unknown;

/**
 * A value with one part replaced, removed or added.
 *
 * @param index which of the changes that are possible; any number counts
 */
function changed(value: unknown, index: number, replacement: unknown): unknown {
  const changes = changesOf(value, replacement);
  const change = changes[index % changes.length] as Change;
  return change(value);
}

/** Every way to change one part of a value. */
function changesOf(value: unknown, replacement: unknown): Change[] {
  const replace: Change = () => replacement;
  if (typeof value !== 'object' || value === null) return [replace];
  const inside = Object.keys(value).flatMap((key): Change[] => [
    ...changesOf((value as Record<string, unknown>)[key], replacement).map(
      (change): Change =>
        (whole) =>
          withPart(whole as object, key, change((whole as Record<string, unknown>)[key])),
    ),
    (whole) => withoutPart(whole as object, key),
  ]);
  return [replace, (whole) => withPart(whole as object, 'unheard_of', replacement), ...inside];
}

const withPart = (whole: object, key: string, part: unknown) =>
  Array.isArray(whole)
    ? [...whole.slice(0, Number(key)), part, ...whole.slice(Number(key) + 1)]
    : { ...whole, [key]: part };

const withoutPart = (whole: object, key: string) =>
  Array.isArray(whole)
    ? whole.filter((_, index) => String(index) !== key)
    : Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));

/** Values that are not allowed: allowed ones with one part broken. */
export const brokenOf = (allowed: fc.Arbitrary<unknown>, isAllowed: (value: unknown) => boolean) =>
  fc
    .tuple(allowed, fc.nat({ max: 100_000 }), fc.constantFrom(...nasty))
    .map(([value, index, replacement]) => changed(value, index, replacement))
    .filter((value) => !isAllowed(value));
