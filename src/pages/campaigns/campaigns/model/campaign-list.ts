import type { CampaignListState } from '@/entities/campaign';
import { figureList, listPeriod } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import type { ZonedPeriodState } from '@/shared/lib/dates';

/** What the list of campaigns asks for, from its URL: an advertiser's begins with the highest spend. */
export const campaignList = (cabinet: Cabinet, search: CampaignListState & ZonedPeriodState) =>
  figureList(search, { figure: 'spend', preset: listPeriod, isOwn: !managesOthers(cabinet) });
