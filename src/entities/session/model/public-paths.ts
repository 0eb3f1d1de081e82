const mainScreen: readonly string[] = ['/', '/index.html', '/home'];

/** The paths that visitors may open (specification, section 2), and the unsubscribe links of report mails. */
export const publicPaths: Readonly<Record<'exact' | 'beginnings', readonly string[]>> = {
  exact: [...mainScreen, '/contacts', '/partners', '/about', '/eula'],
  /** paths that begin with one of these */
  beginnings: ['/recover/', '/unsubscribe/'],
};

/** Normalizes a path as the router does, which ignores case and a trailing slash. */
const plain = (path: string) => path.toLowerCase().replace(/(?<=.)\/$/, '');

/** @param path below the base path, without search and hash */
export const isMainScreen = (path: string): boolean => mainScreen.includes(plain(path));

/** @param path below the base path, without search and hash */
export const isPublicPath = (path: string): boolean =>
  publicPaths.exact.includes(plain(path)) ||
  publicPaths.beginnings.some((beginning) => plain(path).startsWith(beginning));
