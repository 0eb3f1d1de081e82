import { siteReasons } from '@preroll/rules/site/site-reasons';
import { type NoticeContext, notice } from '../../identity/notifications/notices.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Message } from '../../platform/mail/mailer.ts';

type Schemas = components['schemas'];

interface SiteContext extends NoticeContext {
  /** In Unicode. */
  domain: string;
}

/** A message that owners can't disable. */
const message = ({ owner, link }: SiteContext, subject: string, lines: string[]): Message => ({
  to: owner,
  subject,
  text: [...lines, '', link, ''].join('\n'),
});

const inUtc = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Warns the owner that the proof is missing, while the site still serves. */
export const missMessage = (context: SiteContext, { cause, cure }: Schemas['SiteAnswer'], graceEnds: Date): Message =>
  message(context, `${context.domain}: we can't find your verification`, [
    `A daily check of ${context.domain} did not find the proof that the site is yours.`,
    '',
    cause,
    ...(cure === '' ? [] : [cure]),
    '',
    `The site goes on showing adverts until ${inUtc(graceEnds)}. If the proof is back by then, nothing happens.`,
  ]);

/** Informs the owner that the site no longer serves. */
export const lossMessage = (context: SiteContext, { cause, cure }: Schemas['SiteAnswer']): Message =>
  message(context, `${context.domain} no longer shows adverts`, [
    `For 72 hours our checks have not found the proof that ${context.domain} is yours.`,
    '',
    cause,
    ...(cure === '' ? [] : [cure]),
    '',
    'Put the proof back and check the domain: then the site shows adverts again at once.',
  ]);

export type ReviewKind = 'site_approved' | 'site_returned' | 'site_banned' | 'site_locked';

/** Informs the owner of a reviewer's decision. */
export function reviewMessage(context: SiteContext, kind: ReviewKind, reason: Schemas['RejectReason'] | null): Message {
  const { domain } = context;
  if (kind === 'site_approved')
    return notice(context, `${domain} is approved`, [
      `${domain} has passed review.`,
      'It shows adverts once its domain is verified and it has a placement.',
    ]);
  const done = { site_returned: 'returned', site_banned: 'banned', site_locked: 'locked' }[kind];
  return notice(context, `${domain} is ${done}`, [
    `A reviewer has ${done} ${domain}.`,
    ...describeReason(reason, kind === 'site_returned'),
  ]);
}

/** Only returned sites can be resubmitted. */
function describeReason(reason: Schemas['RejectReason'] | null, isReturned: boolean): string[] {
  if (reason === null) return [];
  const { title, advice, resend } = siteReasons[reason.code];
  return [
    '',
    `Reason: ${title}.`,
    ...(reason.text === '' ? [] : [reason.text]),
    ...(reason.page ? [`Page: ${reason.page}`] : []),
    '',
    `What to do: ${advice}`,
    ...(isReturned ? [`Resubmit the site ${resend}.`] : []),
  ];
}
