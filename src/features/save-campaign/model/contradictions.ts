import { campaignErrors } from '@preroll/rules/campaign/campaign';
import { targetingErrors } from '@preroll/rules/targeting/targeting';
import { isDay } from '@preroll/rules/time/periods';
import { fromTargetingFormValues } from '@/entities/targeting';
import type { CampaignFormValues } from './campaign-form';

export interface Contradiction {
  path: string;
  message: string;
}

/** Ignores a limit that is still being typed. */
const asLimit = (value: unknown) => (typeof value === 'number' ? value : null);

/**
 * Finds contradictions in a campaign's form: an end before the start, a daily limit above the total, a place that is
 * both included and excluded. Fields that are empty or incomplete are skipped.
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
  // without dictionaries: unknown entries are reported at their fields instead
  const targeting = targetingErrors({ ...fromTargetingFormValues(ads), ...limits }, { lists: {} });
  return [
    ...Object.entries(campaignErrors(dates, { format: null })),
    ...Object.entries(targeting).map(([path, messages]): [string, string[]] => [`ads.${path}`, messages]),
  ].map(([path, messages]) => ({ path, message: messages.join('. ') }));
}
