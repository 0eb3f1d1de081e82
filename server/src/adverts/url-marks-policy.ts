import { hasHiddenCharacters } from '@preroll/rules/hidden-characters';

/** What the platform fills in when somebody clicks. */
export const urlMacros = ['campaign_id', 'advert_id', 'site_id', 'click_id', 'erid'] as const;

const written = urlMacros.map((macro) => `{${macro}}`);
const allOfThem = `${written.slice(0, -1).join(', ')} and ${written.at(-1)}`;

/** `name` or `name=value`, as it stands in a query. */
const parameter = /^[^=&#?]+(=[^&#?]*)?$/;

/**
 * What is wrong with the marks of a link, as a sentence; null when nothing is. A macro that nobody fills in would reach
 * the advertiser's statistics as it is.
 *
 * Twin: `src/entities/advert/model/url-marks.ts` in the application. Both are held to
 * `openapi/policies/url-marks-cases.ts`.
 */
export function refuseUrlMarks(marks: string): string | null {
  if (marks === '') return null;
  if (/\s/.test(marks)) return 'No blanks: write %20';
  if (hasHiddenCharacters(marks)) return 'Leave out the invisible characters';
  const unknown = [...marks.matchAll(/\{([^{}]*)\}/g)].find(([, name]) => !urlMacros.some((macro) => macro === name));
  if (unknown) return `${unknown[0]} is unknown. There are ${allOfThem}`;
  const rest = marks.replaceAll(/\{[^{}]*\}/g, 'x');
  if (rest.includes('{')) return 'A { without a }';
  if (rest.includes('}')) return 'A } without a {';
  return rest.split('&').every((part) => parameter.test(part))
    ? null
    : 'Write name=value, joined by &, without ? and #';
}
