import { type NoticeContext, notice } from '../../identity/notifications/notices.ts';
import type { Message } from '../../platform/mail/mailer.ts';

export type Decision = 'advert_approved' | 'advert_banned' | 'advert_returned';

export interface DecisionContext extends NoticeContext {
  advert: string;
  /** Empty if there is none. */
  reason: string;
}

const because = (reason: string) => (reason === '' ? [] : ['', `Reason: ${reason}`]);

/** The mails to the owner of an advert about decisions of moderation. */
export const decisionMessages: Record<Decision, (context: DecisionContext) => Message> = {
  advert_approved: (context) =>
    notice(context, `Advert approved: ${context.advert}`, [
      `Your advert "${context.advert}" has passed moderation.`,
      'It is shown while it is started and its campaign serves.',
    ]),
  advert_banned: (context) =>
    notice(context, `Advert banned: ${context.advert}`, [
      `Your advert "${context.advert}" is banned, and is not shown.`,
      ...because(context.reason),
    ]),
  advert_returned: (context) =>
    notice(context, `Advert returned: ${context.advert}`, [
      `Your advert "${context.advert}" needs a change before it can pass moderation.`,
      ...because(context.reason),
      '',
      'Change it, or send it back to review as it is:',
    ]),
};
