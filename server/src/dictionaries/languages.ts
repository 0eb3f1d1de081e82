const names = new Intl.DisplayNames('en-GB', { type: 'language', fallback: 'none' });
const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The languages with a code of two letters (ISO 639-1), by name; any other tag of BCP 47 can be typed. */
export const languages: readonly { code: string; name: string }[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(code)[0] === code)
  .flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [{ code, name }];
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
