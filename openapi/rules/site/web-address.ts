import { hasHiddenCharacters } from '../text/hidden-characters.ts';

/** What is wrong with a web address that has its scheme, as a sentence; null when nothing is. */
export function refuseWebAddress(address: string): string | null {
  if (hasHiddenCharacters(address))
    return 'Leave out the invisible characters: they make one address look like another';
  // browsers take backslashes and missing slashes for what they are not
  if (!/^https?:\/\/[^/\\]/i.test(address) || !URL.canParse(address))
    return 'Not a web address: enter it in full, such as https://example.com/page';
  const { username, password } = new URL(address);
  return username === '' && password === '' ? null : 'Leave out the name and password: everyone would see them';
}
