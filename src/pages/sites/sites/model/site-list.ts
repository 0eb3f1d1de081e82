import { figureList } from '@/entities/metric';
import { type Cabinet, managesOthers } from '@/entities/session';
import { type SiteListState, sitePeriod } from '@/entities/site';
import type { ZonedPeriodState } from '@/shared/lib/dates';

/**
 * The request for the list of sites, from its URL. By default, a webmaster's list is sorted by revenue, highest first.
 */
export const siteList = (cabinet: Cabinet, search: SiteListState & ZonedPeriodState) =>
  figureList(search, { figure: 'revenue', preset: sitePeriod, isOwn: !managesOthers(cabinet) });
