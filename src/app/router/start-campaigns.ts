import { type CampaignListState, campaignQueries } from '@/entities/campaign';
import { listPeriod, periodParams } from '@/entities/metric';
import type { PeriodState } from '@/shared/lib/dates';
import { type Loading, startQuery } from './load-query';

/** Starts to fetch the list of campaigns and its figures, whose dates don't change the list. */
export function startCampaigns(loading: Loading, { dates, compare, ...state }: CampaignListState & PeriodState): void {
  startQuery(loading, campaignQueries.list(state));
  startQuery(loading, campaignQueries.listFigures(state, periodParams({ dates, compare }, listPeriod)));
}
