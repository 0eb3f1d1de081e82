import type { AdvertListState } from '@/entities/advert';
import { figureList, listPeriod } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import type { ZonedPeriodState } from '@/shared/lib/dates';

/**
 * What the list of adverts asks for, from its URL: an advertiser's begins with the highest spend. Those that wait for
 * review are in the order in which they have waited: nobody has seen them.
 */
export const advertList = (cabinet: Cabinet, search: AdvertListState & ZonedPeriodState) =>
  figureList(search, {
    figure: 'spend',
    preset: listPeriod,
    isOwn: !managesOthers(cabinet) && search.status !== 'moderate',
  });
