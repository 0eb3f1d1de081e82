import { hasHiddenCharacters } from '../text/hidden-characters.ts';

/** Returns what is wrong with a web address, which must include the scheme, as a sentence; null if it is valid. */
export function validateWebAddress(address: string): string | null {
  if (hasHiddenCharacters(address))
    return 'Leave out the invisible characters: they make one address look like another';
  // browsers interpret backslashes and missing slashes differently from this parser
  if (!/^https?:\/\/[^/\\]/i.test(address) || !URL.canParse(address))
    return 'Not a web address: enter it in full, such as https://example.com/page';
  const { username, password } = new URL(address);
  return username === '' && password === '' ? null : 'Leave out the name and password: everyone would see them';
}
