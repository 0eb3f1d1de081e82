import { figureList } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import { type SiteListState, sitePeriod } from '@/entities/site';
import type { ZonedPeriodState } from '@/shared/lib/dates';

/** What the list of sites asks for, from its URL: a webmaster's begins with the highest revenue. */
export const siteList = (cabinet: Cabinet, search: SiteListState & ZonedPeriodState) =>
  figureList(search, { figure: 'revenue', preset: sitePeriod, isOwn: !managesOthers(cabinet) });
