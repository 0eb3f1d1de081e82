const names = new Intl.DisplayNames('en-GB', { type: 'language', fallback: 'none' });
const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The languages with a two-letter code (ISO 639-1), by name. Users can type any other BCP 47 tag. */
export const languages: readonly { code: string; name: string }[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(code)[0] === code)
  .flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [{ code, name }];
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
