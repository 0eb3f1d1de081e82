import { type NoticeContext, notice } from '../../identity/notifications/notices.ts';
import type { Message } from '../../platform/mail/mailer.ts';

export type Decision = 'advert_approved' | 'advert_banned' | 'advert_returned';

export interface ToldDecision extends NoticeContext {
  advert: string;
  /** Empty if there is none. */
  reason: string;
}

const because = (reason: string) => (reason === '' ? [] : ['', `Reason: ${reason}`]);

/** The mails to the owner of an advert about decisions of moderation. */
export const decisionMessages: Record<Decision, (told: ToldDecision) => Message> = {
  advert_approved: (told) =>
    notice(told, `Advert approved: ${told.advert}`, [
      `Your advert "${told.advert}" has passed moderation.`,
      'It is shown while it is started and its campaign serves.',
    ]),
  advert_banned: (told) =>
    notice(told, `Advert banned: ${told.advert}`, [
      `Your advert "${told.advert}" is banned, and is not shown.`,
      ...because(told.reason),
    ]),
  advert_returned: (told) =>
    notice(told, `Advert returned: ${told.advert}`, [
      `Your advert "${told.advert}" needs a change before it can pass moderation.`,
      ...because(told.reason),
      '',
      'Change it, or send it back to review as it is:',
    ]),
};
