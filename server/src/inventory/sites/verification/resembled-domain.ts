/** Cyrillic and Greek letters that most typefaces draw like Latin ones. */
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
 * The domain in Latin letters that this one looks like, if one of its parts has only lookalikes: `аррӏе.com` for
 * `apple.com`. Honest words may do that too, such as `сахар.рф`, so it is for people to judge. Null if none does.
 *
 * @param unicode a domain as people read it
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
