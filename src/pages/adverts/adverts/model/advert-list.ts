import type { AdvertListState } from '@/entities/advert';
import { figureList, listPeriod } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import type { ZonedPeriodState } from '@/shared/lib/dates';

/**
 * The request for the list of adverts, from its URL. By default, an advertiser's list is sorted by spend, highest
 * first; the queue of adverts in review is sorted by waiting time and has no figures, because these adverts have not
 * been shown.
 */
export const advertList = (cabinet: Cabinet, search: AdvertListState & ZonedPeriodState) =>
  figureList(search, {
    figure: 'spend',
    preset: listPeriod,
    isOwn: !managesOthers(cabinet) && search.status !== 'moderate',
  });
