import type { CampaignListState } from '@/entities/campaign';
import { figureList, listPeriod } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import type { ZonedPeriodState } from '@/shared/lib/dates';

/**
 * The request for the list of campaigns, from its URL. By default, an advertiser's list is sorted by spend, highest
 * first.
 */
export const campaignList = (cabinet: Cabinet, search: CampaignListState & ZonedPeriodState) =>
  figureList(search, { figure: 'spend', preset: listPeriod, isOwn: !managesOthers(cabinet) });
