/** Cyrillic and Greek letters that look like Latin ones in most typefaces. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  ѡ: 'w',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

/**
 * The Latin domain that this one looks like if one of its labels consists only of lookalikes: `аррӏе.com` for `apple.com`.
 * Real words may do so too, such as `сахар.рф`, so people have to decide. Null if there is none.
 *
 * @param unicode a domain in Unicode
 */
export function resembledDomain(unicode: string): string | null {
  const labels = unicode.split('.');
  const read = labels.map((label) => {
    const letters = [...label].map((letter) => lookalikes[letter] ?? letter).join('');
    return /^[a-z0-9-]+$/.test(letters) ? letters : label;
  });
  const resembled = read.join('.');
  return resembled === unicode ? null : resembled;
}
