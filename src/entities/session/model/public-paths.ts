/** Paths of the main screen. */
const mainScreen: readonly string[] = ['/', '/index.html', '/home'];

/** The only paths open to visitors (specification, section 2), and the way out of mailed reports. */
export const publicPaths: Readonly<Record<'exact' | 'beginnings', readonly string[]>> = {
  exact: [...mainScreen, '/contacts', '/partners', '/about', '/eula'],
  /** With anything after them. */
  beginnings: ['/recover/', '/unsubscribe/'],
};

/** The router ignores case and a trailing slash. */
const plain = (path: string) => path.toLowerCase().replace(/(?<=.)\/$/, '');

/** @param path below the base path, without search and hash */
export const isMainScreen = (path: string): boolean => mainScreen.includes(plain(path));

/** @param path below the base path, without search and hash */
export const isPublicPath = (path: string): boolean =>
  publicPaths.exact.includes(plain(path)) ||
  publicPaths.beginnings.some((beginning) => plain(path).startsWith(beginning));
