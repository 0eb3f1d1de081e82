import { hasHiddenCharacters } from '../text/hidden-characters.ts';

/** Macros that the platform replaces on a click. */
export const urlMacros = ['campaign_id', 'advert_id', 'site_id', 'click_id', 'erid'] as const;

export type UrlMacro = (typeof urlMacros)[number];

const inBraces = urlMacros.map((name) => `{${name}}`);
const macroList = `${inBraces.slice(0, -1).join(', ')} and ${inBraces.at(-1)}`;

/** `name` or `name=value`, as in a query string. */
const parameter = /^[^=&#?]+(=[^&#?]*)?$/;
const macro = /\{([^{}]*)\}/g;

const isMacro = (name: string): name is UrlMacro => (urlMacros as readonly string[]).includes(name);

/**
 * Returns what is wrong with the URL marks of a link, as a sentence; null if they are valid. Unknown macros are
 * refused, because they would reach the advertiser's statistics unreplaced.
 */
export function validateUrlMarks(marks: string): string | null {
  if (marks === '') return null;
  if (/\s/.test(marks)) return 'No spaces: write %20';
  if (hasHiddenCharacters(marks)) return 'Leave out the invisible characters';
  const unknown = [...marks.matchAll(macro)].find(([, name = '']) => !isMacro(name));
  if (unknown) return `${unknown[0]} is unknown. There are ${macroList}`;
  const rest = marks.replaceAll(macro, 'x');
  if (rest.includes('{')) return 'A { without a }';
  if (rest.includes('}')) return 'A } without a {';
  const isQuery = rest.split('&').every((part) => parameter.test(part));
  return isQuery ? null : 'Write name=value, joined by &, without ? and #';
}

/** Returns the landing page of a click: the link with its marks, in which macros are replaced. */
export function markLink(link: string, marks: string, values: Record<UrlMacro, string>): string {
  const query = marks.replaceAll(macro, (text, name: string) =>
    isMacro(name) ? encodeURIComponent(values[name]) : text,
  );
  if (query === '') return link;
  const [page = '', ...anchor] = link.split('#');
  const separator = page.includes('?') ? '&' : '?';
  return [`${page}${/[?&]$/.test(page) ? '' : separator}${query}`, ...anchor].join('#');
}
