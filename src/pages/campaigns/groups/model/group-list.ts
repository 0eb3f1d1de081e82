import type { GroupListState } from '@/entities/group';
import { figureList, listPeriod } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import type { ZonedPeriodState } from '@/shared/lib/dates';

/** What the list of groups asks for, from its URL: an advertiser's begins with the highest spend. */
export const groupList = (cabinet: Cabinet, search: GroupListState & ZonedPeriodState) =>
  figureList(search, { figure: 'spend', preset: listPeriod, isOwn: !managesOthers(cabinet) });
