import { readPeriodState } from '@preroll/rules/time/periods';
import { AdvertState } from '@/shared/api';
import type { PeriodState } from '@/shared/lib/dates';
import { choicesFrom } from '@/shared/lib/search';

interface CampaignPageSearch extends PeriodState {
  /** States of adverts, comma-separated: `working,stopped`. */
  status?: string | undefined;
}

/** Reads the dates of a campaign's figures and the filter of its adverts from the URL. Invalid values are ignored. */
export const campaignPageSearch = ({ status, ...rest }: Record<string, unknown>): CampaignPageSearch => ({
  ...readPeriodState(rest),
  status: choicesFrom(AdvertState, status),
});
