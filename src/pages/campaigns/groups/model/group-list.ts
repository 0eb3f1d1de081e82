import type { GroupListState } from '@/entities/group';
import { figureList, listPeriod } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import type { ZonedPeriodState } from '@/shared/lib/dates';

/**
 * The request for the list of groups, from its URL. By default, an advertiser's list is sorted by spend, highest first.
 */
export const groupList = (cabinet: Cabinet, search: GroupListState & ZonedPeriodState) =>
  figureList(search, { figure: 'spend', preset: listPeriod, isOwn: !managesOthers(cabinet) });
