import { writeDay } from '@/shared/lib/dates';
import type { Campaign, CampaignLimits, ServingReason, ServingState } from './campaign';
import { limitWriter } from './limit-uses';

/**
 * Where the problem can be fixed: a section of the campaign's form, its group's form, the form of a new advert, the
 * adverts below the sentence, or the form of a deposit.
 */
export type ServingFix = 'schedule' | 'limits' | 'audience' | 'group' | 'new-advert' | 'adverts' | 'payment';

/** Short labels for table columns. */
export const servingLabels: Record<ServingState, string> = {
  serving: 'Serving',
  not_started: 'Not started',
  finished: 'Finished',
  paused_self: 'Paused',
  paused_parent: 'Group paused',
  limit_reached: 'Limit reached',
  no_approved_advert: 'No active advert',
  no_balance: 'No balance',
  no_erid: 'No ERID',
  no_feed: 'No feed',
  schedule_closed: 'Outside hours',
  locked: 'Locked',
  owner_locked: 'Owner locked',
  owner_deleted: 'Owner deleted',
};

type Facts = Pick<
  Campaign,
  'status' | 'servingReasons' | 'groupName' | 'limits' | 'currency' | 'timezone' | 'advertsCount'
>;

/** The first problem to fix; null for a campaign that serves. */
export function servingWhy(campaign: Facts): Explained | null {
  const [reason] = campaign.servingReasons;
  return reason === undefined || reason.code === 'serving' ? null : explanations[reason.code](reason, campaign);
}

interface Explained {
  /** A clause about the campaign: "the daily budget of €80.00 is used up". */
  why: string;
  /** What a list adds to the state's label, in a line of some twenty letters with the link; empty if that says it. */
  brief: string;
  /** The link to the fix, in a list with the words `brief`; none if there is nothing to fix or a button of the page does it. */
  fix?: { to: ServingFix; label: string; brief: string };
}

const changeGroup = { to: 'group', label: 'Change the group', brief: 'change' } as const;
const goToAdverts = { to: 'adverts', label: 'Go to the adverts', brief: 'go to the adverts' } as const;
const changeDates = { to: 'schedule', label: 'Change the dates', brief: 'change' } as const;

type Explain = (reason: ServingReason, campaign: Facts) => Explained;

const groupOf = ({ groupName }: Facts) => (groupName === null ? 'its group' : `its group ${groupName}`);

const explainDate =
  (verb: string): Explain =>
  ({ of, date }, campaign) =>
    of === 'group'
      ? {
          why: `${groupOf(campaign)} ${verb} on ${writeDay(date)}`,
          brief: `group ${verb} ${writeDay(date)}`,
          fix: changeGroup,
        }
      : { why: `it ${verb} on ${writeDay(date)}`, brief: `on ${writeDay(date)}`, fix: changeDates };

const explainLimit: Explain = ({ of, limit }, campaign) => {
  if (of !== 'group')
    return {
      why: `${nameLimit(limit, campaign)} is used up`,
      brief: kindOfLimit(limit),
      fix: { to: 'limits', label: 'Change the limit', brief: 'change' },
    };
  const name = limit === 'cash_limit_day' ? 'daily budget' : 'total budget';
  return { why: `the ${name} of ${groupOf(campaign)} is used up`, brief: `group's ${name}`, fix: changeGroup };
};

const explanations: Record<Exclude<ServingState, 'serving'>, Explain> = {
  locked: () => ({ why: 'it is locked; a manager can unlock it', brief: '' }),
  owner_locked: () => ({ why: "its owner's account is locked", brief: '' }),
  owner_deleted: () => ({ why: "its owner's account is deleted", brief: '' }),
  paused_self: (_, { status }) => ({ why: status === 'archive' ? 'it is archived' : 'it is stopped', brief: '' }),
  paused_parent: (_, campaign) => ({
    why: `${groupOf(campaign)} is stopped`,
    brief: campaign.groupName ?? '',
    fix: changeGroup,
  }),
  not_started: explainDate('starts'),
  finished: explainDate('ended'),
  limit_reached: explainLimit,
  no_approved_advert: (reason, campaign) => explainAdverts(reason, campaign),
  no_erid: () => ({ why: 'none of its working adverts has a valid ERID', brief: '', fix: goToAdverts }),
  no_feed: () => ({
    why: 'all its feeds are stopped',
    brief: '',
    fix: { to: 'audience', label: 'Choose other feeds', brief: 'choose other feeds' },
  }),
  no_balance: () => ({
    why: 'the balance is used up',
    brief: '',
    fix: { to: 'payment', label: 'Top up', brief: 'top up' },
  }),
  schedule_closed: (_, { timezone }) => ({
    why: `its schedule excludes this hour (${timezone})`,
    brief: timezone,
    fix: { to: 'schedule', label: 'Change the hours', brief: 'change' },
  }),
};

const limitNames: Record<keyof CampaignLimits, { kind: string; counts?: 'shows' }> = {
  cash_limit_day: { kind: 'daily budget' },
  cash_limit: { kind: 'total budget' },
  shows_limit_day: { kind: 'daily limit', counts: 'shows' },
  shows_limit: { kind: 'flight limit', counts: 'shows' },
  shows_limit_all_time: { kind: 'lifetime limit', counts: 'shows' },
};

/** "daily budget", "flight limit of shows". */
function kindOfLimit(name: ServingReason['limit']): string {
  if (name === undefined) return 'a limit';
  const { kind, counts } = limitNames[name];
  return counts ? `${kind} of ${counts}` : kind;
}

/** "the daily budget of €80.00", "the flight limit of 1,000,000 shows". */
function nameLimit(name: ServingReason['limit'], { limits, currency }: Facts): string {
  const limit = name && limits[name];
  if (name === undefined || limit === undefined || limit === null) return 'a limit';
  const { kind, counts } = limitNames[name];
  const amount = limitWriter(name, currency)(limit);
  return counts ? `the ${kind} of ${amount} ${counts}` : `the ${kind} of ${amount}`;
}

function explainAdverts({ moderate = 0, startable = 0 }: ServingReason, { advertsCount }: Facts): Explained {
  if (advertsCount === 0)
    return {
      why: 'it has no adverts yet',
      brief: '',
      fix: { to: 'new-advert', label: 'Add an advert', brief: 'add an advert' },
    };
  if (startable > 0)
    return {
      why: `none of its adverts is started, and ${startable} ${startable === 1 ? 'is' : 'are'} ready to be`,
      brief: `${startable} ready`,
      fix: goToAdverts,
    };
  if (moderate > 0)
    return {
      why: `${moderate} of its adverts ${moderate === 1 ? 'waits' : 'wait'} for moderation`,
      brief: `${moderate} in review`,
    };
  return { why: 'none of its adverts may be shown', brief: '', fix: goToAdverts };
}
