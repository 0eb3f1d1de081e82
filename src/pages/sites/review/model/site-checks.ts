import { isReadable } from '@preroll/rules/site/site-answer';
import { type Site, verificationMethodLabels } from '@/entities/site';
import { formatDateTime } from '@/shared/lib/dates';
import type { Check } from '@/shared/ui/check-list';

type Facts = Pick<Site, 'verification' | 'adsTxt' | 'categories'>;

function domainCheck({ verified_at, method, last_answer }: Facts['verification']): Omit<Check, 'key'> {
  if (verified_at === null)
    return { title: 'Domain not verified', state: 'open', note: last_answer?.cause ?? 'It has not been checked yet.' };
  const by = method === null ? '' : `${verificationMethodLabels[method]}, `;
  return { title: 'Domain verified', state: 'done', note: `${by}${formatDateTime(verified_at)}` };
}

/** Whether the site answered with a web page at the last check. A DNS check says nothing about that. */
function answerCheck({ last_answer, last_check_at }: Facts['verification']): Omit<Check, 'key'> {
  const last = last_answer?.chain.at(-1);
  if (last_answer !== null && !isReadable(last_answer.code) && last_answer.method !== 'dns')
    return { title: 'The site could not be read', state: 'warning', note: last_answer.cause };
  if (!last?.status)
    return { title: 'Pages not read yet', state: 'open', note: 'They are read with a check of the domain.' };
  const when = last_check_at === null ? '' : `, ${formatDateTime(last_check_at)}`;
  return { title: 'The site answers', state: 'done', note: `${last.url} ${last.status}${when}` };
}

function adsTxtCheck({ found, checked_at }: Facts['adsTxt']): Omit<Check, 'key'> {
  const note = checked_at === null ? 'It is read with a check of the domain.' : `Read on ${formatDateTime(checked_at)}`;
  if (found === null) return { title: 'ads.txt not read yet', state: 'open', note };
  return found
    ? { title: 'ads.txt has our line', state: 'done', note }
    : { title: 'ads.txt lacks our line', state: 'open', note };
}

/** What the server knows about a site that helps to decide on its approval. */
export const siteChecks = ({ verification, adsTxt, categories }: Facts, names: readonly string[]): readonly Check[] => [
  { key: 'domain', ...domainCheck(verification) },
  { key: 'answer', ...answerCheck(verification) },
  { key: 'ads-txt', ...adsTxtCheck(adsTxt) },
  categories.length > 0
    ? { key: 'categories', title: 'Category chosen', state: 'done', note: names.join(', ') }
    : { key: 'categories', title: 'No category', state: 'warning', note: 'Brands can’t tell what it is about.' },
];
