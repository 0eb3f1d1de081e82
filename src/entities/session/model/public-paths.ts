/** Each of them is the main screen. */
const mainScreen: readonly string[] = ['/', '/index.html', '/home'];

/** The only paths that a visitor may open (specification, section 2). */
export const publicPaths: Readonly<Record<'exact' | 'beginnings', readonly string[]>> = {
  exact: [...mainScreen, '/contacts', '/partners', '/about', '/eula'],
  /** Whatever follows. */
  beginnings: ['/recover/'],
};

/** The router takes either case, and a slash at the end. */
const plain = (path: string) => path.toLowerCase().replace(/(?<=.)\/$/, '');

/** @param path below the base path, without search and hash */
export const isMainScreen = (path: string): boolean => mainScreen.includes(plain(path));

/** @param path below the base path, without search and hash */
export const isPublicPath = (path: string): boolean =>
  publicPaths.exact.includes(plain(path)) ||
  publicPaths.beginnings.some((beginning) => plain(path).startsWith(beginning));
