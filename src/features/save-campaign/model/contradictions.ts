import { takeTargeting, targetingErrors } from '@/entities/targeting';
import { isDay } from '@/shared/lib/dates';
import type { CampaignFormValues } from './campaign-form';
import { campaignErrors } from './campaign-rules';

export interface Contradiction {
  /** Of the field, in the form. */
  path: string;
  message: string;
}

/** A limit that is half typed is none yet. */
const asLimit = (value: unknown) => (typeof value === 'number' ? value : null);

/**
 * What of a campaign can't be meant as it stands: an end before its start, a day's limit above the total, a place on both
 * sides. Takes the form as it stands; what is missing or half typed contradicts nothing yet.
 */
export function contradictionsOf({ start_date, end_date, ads }: CampaignFormValues): readonly Contradiction[] {
  const dates = isDay(start_date) && isDay(end_date) ? { start_date, end_date } : {};
  const limits = {
    cash_limit: asLimit(ads.cash_limit),
    cash_limit_day: asLimit(ads.cash_limit_day),
    shows_limit: asLimit(ads.shows_limit),
    shows_limit_day: asLimit(ads.shows_limit_day),
    shows_limit_all_time: asLimit(ads.shows_limit_all_time),
    unique_users: asLimit(ads.unique_users),
    user_timeout: asLimit(ads.user_timeout),
  };
  // what dictionaries have is judged where it is typed
  const targeting = targetingErrors({ ...takeTargeting(ads), ...limits }, { lists: {} });
  return [
    ...Object.entries(campaignErrors(dates, { price_floor: 0 })),
    ...Object.entries(targeting).map(([path, messages]): [string, string[]] => [`ads.${path}`, messages]),
  ].map(([path, messages]) => ({ path, message: messages.join('. ') }));
}
