import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that the page needs, written by the build (`scripts/vite/page-links.ts`). */
export interface PageLinks {
  /** `Link` values for the stylesheets and scripts of every page. */
  page: string[];
  /** The other scripts and pictures of each route, by its id in `createFileRoute`: paths below the base path. */
  routes: Record<string, string[]>;
}

export const PAGE_LINKS_FILE = 'page-links.json';

/** Reads the links of a build; empty for a build without the file. */
export function readPageLinks(staticDir: string): PageLinks {
  try {
    return JSON.parse(readFileSync(join(staticDir, PAGE_LINKS_FILE), 'utf8')) as PageLinks;
  } catch {
    return { page: [], routes: {} };
  }
}

/** A picture with a variant for each theme: `product-dark-B1x9.webp`. */
const themedPicture = /-(light|dark)-[^/]*\.webp$/;

/** How a page needs a file. Of a themed picture, the system's theme decides which variant is fetched early. */
function relationOf(file: string): string {
  const theme = themedPicture.exec(file)?.[1];
  return theme ? `rel=preload; as=image; media="(prefers-color-scheme: ${theme})"` : 'rel=modulepreload';
}

/**
 * The `Link` header of the page at a path: browsers fetch the screen's files beside those that start the application.
 * The page's own files come first, because a browser asks for a few at a time; undefined if there are none.
 * @param path below the base path, without a query
 */
export function linkHeader(path: string, { page, routes }: PageLinks, basePath: string): string | undefined {
  const files = filesAt(path, routes).map((file) => `<${basePath}${file}>; ${relationOf(file)}`);
  return files.length > 0 ? [...page, ...files].join(', ') : undefined;
}

/**
 * The scripts and pictures that the screen at a path needs, its layouts' first.
 * @param path below the base path, without a query
 */
export function filesAt(path: string, files: PageLinks['routes']): string[] {
  const segments = segmentsOf(path);
  const [leaf] = Object.keys(files)
    .filter((id) => matches(segmentsOf(id), segments))
    .toSorted(moreSpecificFirst);
  if (leaf === undefined) return [];
  const chain = Object.keys(files).filter((id) => leaf === id || leaf.startsWith(`${id}/`));
  return [...new Set(chain.toSorted((a, b) => a.length - b.length).flatMap((id) => files[id] ?? []))];
}

/** Splits a path or a route's id. Segments of an id that begin with `_` are not part of the path. */
const segmentsOf = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '' && !segment.startsWith('_'));

const isParameter = (segment: string) => segment.startsWith('$');

const matches = (route: string[], path: string[]): boolean =>
  route.length === path.length && route.every((segment, at) => isParameter(segment) || segment === path[at]);

/** Fixed segments come before parameters, and an index route before the layout around it. */
function moreSpecificFirst(one: string, other: string): number {
  const others = segmentsOf(other);
  for (const [at, segment] of segmentsOf(one).entries()) {
    const difference = Number(isParameter(segment)) - Number(isParameter(others[at] ?? ''));
    if (difference !== 0) return difference;
  }
  return other.length - one.length;
}
