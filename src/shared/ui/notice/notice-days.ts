import { todayIn } from '@preroll/rules/time/periods';
import { accountToday, accountZone, writeRecentDay } from '@/shared/lib/dates';

interface Dated {
  at: Date;
}

/** The notices of a day. */
export interface NoticeDay<Item extends Dated> {
  /** `Today`, `Yesterday`, `Friday`, `31/12/2026`. */
  label: string;
  items: readonly Item[];
}

/** Divides notices, newest first, into the days on which they came, where the account's days begin. */
export function noticeDays<Item extends Dated>(items: readonly Item[], now = new Date()): readonly NoticeDay<Item>[] {
  const zone = accountZone();
  const today = accountToday(now);
  const days = Map.groupBy(items, ({ at }) => todayIn(zone, at));
  return [...days].map(([day, items]) => ({ label: writeRecentDay(day, today), items }));
}
