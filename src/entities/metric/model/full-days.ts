import { lastFullDay, leavesOutToday } from '@preroll/rules/time/full-days';
import type { FiguresPeriod } from '@/shared/api';

/** Whether the changes of figures leave out today, which has only begun. */
export const hasFullDaysOnly = ({ date_from: from, date_to: to, today }: FiguresPeriod): boolean =>
  leavesOutToday(lastFullDay({ from, to }, today), to);
