import { parseZonedPeriodState } from '@preroll/rules/time/periods';
import { AdvertState } from '@/shared/api';
import type { ZonedPeriodState } from '@/shared/lib/dates';
import { parseChoices } from '@/shared/lib/search';

interface CampaignPageSearch extends ZonedPeriodState {
  /** States of adverts, comma-separated: `working,stopped`. */
  status?: string | undefined;
}

/** Reads the dates of the figures and the filter of the adverts from the URL. Invalid values are ignored. */
export const campaignPageSearch = ({ status, ...rest }: Record<string, unknown>): CampaignPageSearch => ({
  ...parseZonedPeriodState(rest),
  status: parseChoices(AdvertState, status),
});
