import { formatDay } from '@/shared/lib/dates';
import type { Campaign, CampaignLimits, ServingReason, ServingState } from './campaign';
import { createLimitFormatter } from './limit-uses';

/**
 * Where a problem can be fixed: a section of the campaign's form, its group's form, the form of a new advert, the list
 * of adverts below the sentence, or the deposit form.
 */
export type ServingFix = 'schedule' | 'limits' | 'audience' | 'group' | 'new-advert' | 'adverts' | 'payment';

type Facts = Pick<Campaign, 'status' | 'groupName' | 'limits' | 'currency' | 'timezone' | 'advertsCount'>;

/** The problem that the campaign's state names; null for a serving campaign. */
export function explainServingState(
  campaign: Facts & Pick<Campaign, 'servingState' | 'servingReasons'>,
): Explanation | null {
  const reason = campaign.servingReasons.find(({ code }) => code === campaign.servingState);
  return reason ? explainReason(reason, campaign) : null;
}

/** Explains a reason of a campaign; null for `serving`. */
export const explainReason = (reason: ServingReason, campaign: Facts): Explanation | null =>
  reason.code === 'serving' ? null : explanations[reason.code](reason, campaign);

export interface Explanation {
  /**
   * A full sentence, for the page of the campaign or one of its adverts: "The daily budget of EUR 80.00 is used up."
   */
  sentence: string;
  /**
   * The addition to the state's label in a list, some twenty characters including the link; empty if the label says
   * enough.
   */
  brief: string;
  /** The link to the fix; lists show its `brief` text. */
  fix?: { to: ServingFix; label: string; brief: string };
  /** The change of status that fixes it. */
  action?: 'start' | 'restore';
}

const changeGroup = { to: 'group', label: 'Change the group', brief: 'change' } as const;
const goToAdverts = { to: 'adverts', label: 'Go to the adverts', brief: 'go to the adverts' } as const;
const changeDates = { to: 'schedule', label: 'Change the dates', brief: 'change' } as const;

type Explain = (reason: ServingReason, campaign: Facts) => Explanation;

const groupOf = ({ groupName }: Facts) => (groupName === null ? 'group' : `group ${groupName}`);

const explainDate =
  (verb: string): Explain =>
  ({ of, date }, campaign) =>
    of === 'group'
      ? {
          sentence: `The ${groupOf(campaign)} ${verb} on ${formatDay(date)}.`,
          brief: `group ${verb} ${formatDay(date)}`,
          fix: changeGroup,
        }
      : { sentence: `The campaign ${verb} on ${formatDay(date)}.`, brief: `on ${formatDay(date)}`, fix: changeDates };

const explainLimit: Explain = ({ of, limit }, campaign) => {
  if (of !== 'group')
    return {
      sentence: `${nameLimit(limit, campaign)} is used up.`,
      brief: kindOfLimit(limit),
      fix: { to: 'limits', label: 'Change the limit', brief: 'change' },
    };
  const name = limit === 'cash_limit_day' ? 'daily budget' : 'total budget';
  return {
    sentence: `The ${name} of the ${groupOf(campaign)} is used up.`,
    brief: `group's ${name}`,
    fix: changeGroup,
  };
};

/** The action that makes a paused campaign work again. */
export const resumingAction = (status: Campaign['status']) => (status === 'archive' ? 'restore' : 'start');

const pauses: Partial<Record<Campaign['status'], string>> = { archive: 'archived', deleted: 'deleted' };

const explanations: Record<Exclude<ServingState, 'serving'>, Explain> = {
  locked: () => ({ sentence: 'The campaign is locked. A manager can unlock it.', brief: '' }),
  owner_locked: () => ({ sentence: "The owner's account is locked.", brief: '' }),
  owner_deleted: () => ({ sentence: "The owner's account is deleted.", brief: '' }),
  paused_self: (_, { status }) => ({
    sentence: `The campaign is ${pauses[status] ?? 'stopped'}.`,
    brief: '',
    ...(status !== 'deleted' && { action: resumingAction(status) }),
  }),
  paused_parent: (_, campaign) => ({
    sentence: `The ${groupOf(campaign)} is stopped.`,
    brief: campaign.groupName ?? '',
    fix: changeGroup,
  }),
  not_started: explainDate('starts'),
  finished: explainDate('ended'),
  limit_reached: explainLimit,
  no_approved_advert: (reason, campaign) => explainAdverts(reason, campaign),
  no_erid: () => ({ sentence: 'None of the adverts has a valid ERID.', brief: '', fix: goToAdverts }),
  no_feed: () => ({
    sentence: "None of the campaign's feeds brings requests.",
    brief: '',
    fix: { to: 'audience', label: 'Choose other feeds', brief: 'choose other feeds' },
  }),
  no_balance: ({ never_funded: neverFunded }) => ({
    sentence: neverFunded ? 'There is no money on the balance yet.' : 'The balance is used up.',
    brief: '',
    fix: { to: 'payment', label: 'Top up', brief: 'top up' },
  }),
  schedule_closed: (_, { timezone }) => ({
    sentence: `Outside the campaign's hours (${timezone}).`,
    brief: timezone,
    fix: { to: 'schedule', label: 'Change the hours', brief: 'change' },
  }),
};

const limitNames: Record<keyof CampaignLimits, { kind: string; counts?: 'shows' }> = {
  cash_limit_day: { kind: 'daily budget' },
  cash_limit: { kind: 'total budget' },
  shows_limit_day: { kind: 'daily limit', counts: 'shows' },
  shows_limit: { kind: 'total limit', counts: 'shows' },
  shows_limit_all_time: { kind: 'lifetime limit', counts: 'shows' },
};

/** "daily budget", "total limit of shows". */
function kindOfLimit(name: ServingReason['limit']): string {
  if (name === undefined) return 'a limit';
  const { kind, counts } = limitNames[name];
  return counts ? `${kind} of ${counts}` : kind;
}

/** "The daily budget of EUR 80.00", "The total limit of 1,000,000 shows". */
function nameLimit(name: ServingReason['limit'], { limits, currency }: Facts): string {
  const limit = name && limits[name];
  if (name === undefined || limit === undefined || limit === null) return 'A limit';
  const { kind, counts } = limitNames[name];
  const amount = createLimitFormatter(name, currency)(limit);
  return counts ? `The ${kind} of ${amount} ${counts}` : `The ${kind} of ${amount}`;
}

function explainAdverts(
  { moderate = 0, startable = 0, unregistered = 0, returned = 0 }: ServingReason,
  { advertsCount }: Facts,
): Explanation {
  if (advertsCount === 0)
    return {
      sentence: 'The campaign has no adverts yet.',
      brief: '',
      fix: { to: 'new-advert', label: 'Add an advert', brief: 'add an advert' },
    };
  if (startable > 0)
    return {
      sentence: `No advert is started, and ${startable} ${startable === 1 ? 'is' : 'are'} ready to be.`,
      brief: `${startable} ready`,
      fix: goToAdverts,
    };
  if (unregistered > 0)
    return {
      sentence: `${unregistered} ${unregistered === 1 ? 'advert that could start has' : 'adverts that could start have'} no valid ERID.`,
      brief: `${unregistered} without an ERID`,
      fix: goToAdverts,
    };
  if (moderate > 0)
    return {
      sentence: `${moderate} ${moderate === 1 ? 'advert is' : 'adverts are'} waiting for moderation.`,
      brief: `${moderate} in review`,
    };
  if (returned > 0)
    return {
      sentence: `A reviewer has returned ${returned} ${returned === 1 ? 'advert. Its page says' : 'adverts. Their pages say'} why.`,
      brief: `${returned} returned`,
      fix: goToAdverts,
    };
  return { sentence: 'None of the adverts may be shown.', brief: '', fix: goToAdverts };
}
