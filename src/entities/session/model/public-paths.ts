/** Each of them is the main screen. */
const mainScreen: readonly string[] = ['/', '/index.html', '/home'];

/** The only paths that a visitor may open (specification, section 2). */
const exact: readonly string[] = [...mainScreen, '/contacts', '/partners', '/about', '/eula'];
const dynamic: readonly string[] = ['/recover/'];

/** The router takes either case, and a slash at the end. */
const plain = (path: string) => path.toLowerCase().replace(/(?<=.)\/$/, '');

/** @param path below the base path, without search and hash */
export const isMainScreen = (path: string): boolean => mainScreen.includes(plain(path));

/** @param path below the base path, without search and hash */
export const isPublicPath = (path: string): boolean =>
  exact.includes(plain(path)) || dynamic.some((prefix) => plain(path).startsWith(prefix));
