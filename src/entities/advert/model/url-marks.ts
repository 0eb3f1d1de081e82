import { hasHiddenCharacters } from '@preroll/rules/hidden-characters';

/** What the platform fills in when somebody clicks, and what it is. */
export const urlMacros = {
  campaign_id: 'number of the campaign',
  advert_id: 'number of the advert',
  site_id: 'number of the site it was shown on',
  click_id: 'id of the click, another one each time',
  erid: "the register's identifier",
} as const;

export type UrlMacro = keyof typeof urlMacros;

const written = Object.keys(urlMacros).map((macro) => `{${macro}}`);
const allOfThem = `${written.slice(0, -1).join(', ')} and ${written.at(-1)}`;

/** `name` or `name=value`, as it stands in a query. */
const parameter = /^[^=&#?]+(=[^&#?]*)?$/;
const macro = /\{([^{}]*)\}/g;

/**
 * What is wrong with the marks of a link, as a sentence; null when nothing is.
 *
 * Twin: `server/src/adverts/url-marks-policy.ts`, which decides again; both walk `openapi/policies/url-marks-cases.ts` in
 * their tests.
 */
export function refuseUrlMarks(marks: string): string | null {
  if (marks === '') return null;
  if (/\s/.test(marks)) return 'No blanks: write %20';
  if (hasHiddenCharacters(marks)) return 'Leave out the invisible characters';
  const unknown = [...marks.matchAll(macro)].find(([, name = '']) => !Object.hasOwn(urlMacros, name));
  if (unknown) return `${unknown[0]} is unknown. There are ${allOfThem}`;
  const rest = marks.replaceAll(macro, 'x');
  if (rest.includes('{')) return 'A { without a }';
  if (rest.includes('}')) return 'A } without a {';
  const isWhole = rest.split('&').every((part) => parameter.test(part));
  return isWhole ? null : 'Write name=value, joined by &, without ? and #';
}

/** Where a click leads: the link with its marks, and the macros filled in. */
export function markLink(link: string, marks: string, values: Record<UrlMacro, string>): string {
  const filled = marks.replaceAll(macro, (text, name: string) =>
    Object.hasOwn(urlMacros, name) ? encodeURIComponent(values[name as UrlMacro]) : text,
  );
  if (filled === '') return link;
  const [page = '', ...anchor] = link.split('#');
  const joint = page.includes('?') ? '&' : '?';
  return [`${page}${/[?&]$/.test(page) ? '' : joint}${filled}`, ...anchor].join('#');
}
